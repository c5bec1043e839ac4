import type { FrontierReference, FrontierView } from "../../generated/frontier";
import type { BoardProps, SeatProps } from "../board";

export type Props = BoardProps<FrontierView, FrontierReference>;
export type SeatBoardProps = SeatProps<FrontierView, FrontierReference>;
