import type { OutpostReference, OutpostView } from "../../generated/outpost";
import type { BoardProps, SeatProps } from "../board";

export type Props = BoardProps<OutpostView, OutpostReference>;
export type SeatBoardProps = SeatProps<OutpostView, OutpostReference>;
