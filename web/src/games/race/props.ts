import type { RaceReference, RaceView } from "../../generated/race";
import type { BoardProps, SeatProps } from "../board";

export type Props = BoardProps<RaceView, RaceReference>;
export type SeatBoardProps = SeatProps<RaceView, RaceReference>;
