import type { TruckerReference, TruckerView } from "../../generated/trucker";
import type { BoardProps, SeatProps } from "../board";

export type Props = BoardProps<TruckerView, TruckerReference>;
export type SeatBoardProps = SeatProps<TruckerView, TruckerReference>;
