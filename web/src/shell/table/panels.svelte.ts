/** What lies open beside the board: which tab of the drawer, which rule, which messages were read. */
export type DrawerTab = "log" | "chat" | "rules";

export class Panels {
  tab: DrawerTab = $state("log");
  /** Whether the drawer lies over the board, where it has no column of its own. */
  open = $state(false);
  /** The rulebook section that was asked for, and how often one was. */
  section = $state("");
  request = $state(0);
  /** The messages heard and those read, by number. */
  #heard = $state(0);
  #read: number | null = $state(null);

  readonly #wide = (): boolean => matchMedia("(width >= 1200px)").matches;

  get unread(): number {
    return this.#read === null ? 0 : Math.max(0, this.#heard - this.#read);
  }

  /** Show a tab; asking for the one in sight closes the drawer again. */
  toggle(tab: DrawerTab): void {
    if (this.open && this.tab === tab) this.open = false;
    else this.show(tab);
  }

  show(tab: DrawerTab): void {
    this.tab = tab;
    this.open = true;
    if (tab === "chat") this.#read = this.#heard;
  }

  close(): void {
    this.open = false;
  }

  openRule(section: string): void {
    this.section = section;
    this.request += 1;
    this.show("rules");
  }

  /** The number of the newest message; those that were there on arrival count as read. */
  hearChat(number: number): void {
    this.#heard = number;
    const inSight = this.tab === "chat" && (this.open || this.#wide());
    if (this.#read === null || inSight) this.#read = number;
  }
}
