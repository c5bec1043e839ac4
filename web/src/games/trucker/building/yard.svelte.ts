/** The reader's corner of the yard, as all parts of it show and use it: what is held, where it may go, how to move it. */
import type { BuildHints, Spot, TileReference } from "../../../generated/trucker";
import type { Action } from "../../../shell/table/draft.svelte";
import type { Props } from "../props";
import { keyOf, sameSpot, tilesBySpot } from "../ships";
import { tileOf } from "../tiles";
import { foresee, looseTile, type Corner } from "./foreseeing";
import { optionFor, pick } from "./picking";
import { buildHints, fitsAt, flawsAt, nextTurn, placesFor, plainTurn, type BuildCheck, type Places } from "./placing";
import { workbenchOf, type Source, type Target, type Workbench } from "./workbench.svelte";

export interface Ghost {
  spot: Spot;
  tile: TileReference;
  turn: number;
  fits: boolean;
}

export class Yard {
  readonly #props: () => Props;
  readonly corner: Corner | null = $derived.by(() => {
    const { view, reference, seat, sent } = this.#props();
    return seat === null ? null : foresee(view, reference, seat, sent);
  });
  /** The tile that is to be placed: in the hand, or carried there. */
  readonly tile: TileReference | null = $derived.by(() => {
    const number = this.bench.carried?.tile ?? this.corner?.hand ?? null;
    return number === null ? null : tileOf(this.#props().reference, number);
  });
  /** What the rules have told about places. */
  readonly told: BuildHints | null = $derived.by(() => buildHints(this.#props().question));
  readonly places: Places = $derived(this.#placesFor(this.told?.strict ?? true));
  /** Where it obeys the rules, also if others are allowed. */
  readonly fitting: Places = $derived(this.#placesFor(true));
  /** The tile as it would lie on the space that is pointed at or selected. */
  readonly ghost: Ghost | null = $derived.by(() => {
    const { tile, corner } = this;
    const spot = this.bench.pointed ?? this.selected;
    if (tile === null || corner === null || spot === null || tilesBySpot(corner.ship).has(keyOf(spot))) return null;
    const turn = this.turnAt(spot);
    const fits = this.places.has(keyOf(spot)) && (this.check === "authentic" || fitsAt(this.told, tile, spot, turn));
    return { spot, tile, turn, fits };
  });
  /** Why the ghost does not fit; nothing where nobody tells. */
  readonly flaws: string[] = $derived.by(() => {
    const { ghost } = this;
    return ghost === null || ghost.tile.tile !== this.#held ? [] : flawsAt(this.told, ghost.spot, ghost.turn);
  });

  constructor(props: () => Props) {
    this.#props = props;
  }

  get bench(): Workbench {
    return workbenchOf(this.#props().draft);
  }

  get inTurns(): boolean {
    return this.#props().view.beat !== null;
  }

  /** So many tiles may be put aside in this round. */
  get reserve(): number {
    const { view, reference } = this.#props();
    return reference.rounds.find(({ id }) => id === view.round)?.reserve ?? 0;
  }

  get check(): BuildCheck {
    return this.#props().table.options.build_check as BuildCheck;
  }

  /** The space that is selected, where an answer is selected before it is sent. */
  get selected(): Spot | null {
    const action = this.#props().draft.option?.action;
    return action?.[0] === "place" ? [Number(action[1]), Number(action[2])] : null;
  }

  /** Whether a tile can be taken: the hand is free. */
  get free(): boolean {
    const { corner } = this;
    const asked = this.#props().question !== null;
    return asked && corner !== null && corner.hand === null && !corner.drawing && corner.looking === null && !corner.ship.finished;
  }

  /** How the tile would lie there: as it is held, or turned on until it fits. */
  turnAt(spot: Spot): number {
    const turns = this.places.get(keyOf(spot));
    return turns === undefined ? this.bench.turn : nextTurn(turns, this.bench.turn, this.bench.way);
  }

  rotate(way: 1 | -1): void {
    const { bench, ghost, selected } = this;
    if (this.tile === null) return;
    bench.rotate(ghost?.turn ?? bench.turn, way);
    if (selected !== null) this.#select(selected);
  }

  /** Hold the tile over a space: where it may go it is selected, so that Enter or the button places it. */
  point(spot: Spot | null): void {
    this.bench.pointed = spot;
    if (!sameSpot(spot, this.bench.placed)) this.bench.placed = null;
    if (spot !== null && this.places.has(keyOf(spot))) this.#select(spot);
  }

  /** What can be said to be done at once is sent at once; in turns, the second tap sends. */
  act(...action: Action): void {
    const { draft, question } = this.#props();
    const option = optionFor(question, ...action);
    if (!this.inTurns) draft.commit(action);
    else if (option !== undefined) pick(draft, option);
  }

  place(spot: Spot): void {
    const turns = this.places.get(keyOf(spot));
    if (turns === undefined) return;
    const turn = this.turnAt(spot);
    this.bench.turn = turn;
    this.bench.placed = spot;
    if (!this.inTurns || sameSpot(spot, this.selected)) this.act("place", ...spot, plainTurn(turn));
    else this.#select(spot);
  }

  /** Take up the loose tile again, turned as it lies: at once, also in turns, for it costs nothing there. */
  pickUp(): void {
    const loose = this.corner === null ? undefined : looseTile(this.corner.ship);
    if (loose === undefined) return;
    this.bench.hold(loose.tile, loose.turn);
    const { draft, question } = this.#props();
    if (!this.inTurns || optionFor(question, "pick") !== undefined) draft.commit(["pick"]);
  }

  press(event: PointerEvent, tile: number, from: Source): void {
    this.bench.press(event, tile, from, (target) => this.#drop(tile, from, target));
  }

  /** A tile was dragged: taken first if need be, then put where it was dropped. */
  #drop(tile: number, from: Source, target: Target): void {
    const spot = Array.isArray(target) ? target : null;
    if (spot !== null && !this.places.has(keyOf(spot))) return;
    const turn = spot === null ? 0 : plainTurn(this.turnAt(spot));
    if (from !== "hand") {
      if (target === from) return;
      this.act(from === "pool" ? "take" : "use", tile);
      if (this.inTurns || target === "pool") return;
    }
    if (spot !== null) {
      this.bench.turn = turn;
      this.act("place", ...spot, turn);
    } else this.act(target === "reserve" ? "reserve" : "return");
  }

  #select(spot: Spot): void {
    const { draft, question } = this.#props();
    const turn = this.turnAt(spot);
    draft.select(optionFor(question, "place", ...spot, plainTurn(turn)) ?? null);
  }

  #placesFor(onlyFitting: boolean): Places {
    const { tile, corner } = this;
    return tile === null || corner === null ? new Map<string, number[]>() : placesFor(this.told, corner.ship, tile, onlyFitting);
  }

  /** The tile that is in the hand as the question has it: of others it is not told what is wrong. */
  get #held(): number | null {
    const { view, seat } = this.#props();
    return seat === null ? null : (view.players[seat]?.hand ?? null);
  }
}
