/** Who the reader is. A newcomer is asked for nothing: a friendly name is made up, and can be changed. */
import type { Me } from "../generated/protocol";
import { http, Refusal } from "./http";
import { say } from "./i18n.svelte";

const PLACE = "cosmodrome.name";
/** The status of a name that is a member's. */
const TAKEN = 409;
const NAMED = "cosmodrome.named";

class Self {
  #me: Me = $state.raw({ player: "", name: "", member: false, public: "" });

  get name(): string {
    return this.#me.name;
  }

  /** The id by which others know the reader. */
  get public(): string {
    return this.#me.public;
  }

  get known(): boolean {
    return this.#me.player !== "";
  }

  /** Whether one can come back from anywhere; else one is a guest, of this browser. */
  get member(): boolean {
    return this.#me.member;
  }

  /** Whether the name is one's own choice: until then people are asked before they sit down with others. */
  get named(): boolean {
    return localStorage.getItem(NAMED) !== null;
  }

  set named(yes: boolean) {
    if (yes) localStorage.setItem(NAMED, "yes");
    else localStorage.removeItem(NAMED);
  }

  /** Before the first page: who the server takes us for, or a new guest. */
  async begin(): Promise<void> {
    this.#me = await http.me();
    if (this.known) return;
    try {
      await this.rename(localStorage.getItem(PLACE) ?? friendlyName());
    } catch (reason) {
      // a member has taken the name that a guest had here
      if (!(reason instanceof Refusal) || reason.status !== TAKEN) throw reason;
      await this.rename(friendlyName());
    }
  }

  async rename(name: string): Promise<void> {
    this.#me = await http.introduce(name);
    if (!this.member) localStorage.setItem(PLACE, this.#me.name);
  }

  /** One has become a member here. */
  async keep(): Promise<void> {
    this.#me = await http.me();
    this.named = true;
    localStorage.removeItem(PLACE);
  }

  /** A member is back: everything begins anew, as theirs. */
  back(): void {
    this.named = true;
    localStorage.removeItem(PLACE);
    location.assign("/");
  }

  /** Every other browser that goes by this name is nobody any more; this one too, if `here`, and begins anew; else
      it is pushed to at this endpoint, if at all. */
  async logOut(here: boolean, endpoint: string): Promise<void> {
    await http.logOut(here, endpoint);
    if (here) this.leave();
  }

  /** Nobody is known here any more: everything begins anew. */
  leave(): void {
    localStorage.removeItem(PLACE);
    this.named = false;
    location.assign("/");
  }
}

export const me = new Self();

function friendlyName(): string {
  const stars = say("guest-names").split(", ");
  const star = stars[Math.floor(Math.random() * stars.length)] ?? "";
  return `${star} ${10 + Math.floor(Math.random() * 90)}`;
}
