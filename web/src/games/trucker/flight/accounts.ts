/** The accounts of a flight, and of the whole game. */
import type { SeatView, TruckerReference, TruckerView } from "../../../generated/trucker";

/** One seat's lines on the sheet of the flight that is over. */
export interface Sheet {
  player: SeatView;
  /** From 1; null: gave up. */
  place: number | null;
  arrival: number;
  looks: number;
  goods: number;
  losses: number;
  total: number;
  cargo: string[];
  /** What the cargo would have brought at full price. */
  worth: number;
  lost: number;
  /** The most that losses can cost; null: no limit. */
  insurance: number | null;
}

/** The flight that was settled last; the ships are still there. */
export function sheets(view: TruckerView, reference: TruckerReference): Sheet[] {
  const figures = view.accounts.at(-1) ?? [];
  return view.players
    .map((player): Sheet => {
      const [arrival = 0, looks = 0, goods = 0, losses = 0] = figures[player.seat] ?? [];
      const { ship } = player;
      const place = view.order.indexOf(player.seat);
      return {
        player,
        place: place < 0 ? null : place + 1,
        arrival,
        looks,
        goods,
        losses,
        total: arrival + looks + goods - losses,
        cargo: ship.cargo,
        worth: ship.worth,
        lost: ship.lost.length,
        insurance: reference.classes.find(({ name }) => name === ship.ship_class)?.insurance ?? null,
      };
    })
    .sort((one, other) => (one.place ?? 9) - (other.place ?? 9));
}

/** What a seat made of a round. */
export function roundTotal(figures: number[] | undefined): number {
  const [arrival = 0, looks = 0, goods = 0, losses = 0] = figures ?? [];
  return arrival + looks + goods - losses;
}

/** Partners sit side by side and share a purse. */
export function teams(view: TruckerView, playing: boolean): number[][] {
  const seats = view.players.map(({ seat }) => seat);
  if (!playing) return seats.map((seat) => [seat]);
  return seats.filter((seat) => seat % 2 === 0).map((seat) => [seat, seat + 1]);
}
