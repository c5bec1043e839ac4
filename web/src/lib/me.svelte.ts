/** Who the reader is. A newcomer is asked for nothing: a friendly name is made up, and can be changed. */
import type { Me } from "../generated/protocol";
import { http } from "./http";
import { say } from "./i18n.svelte";

const PLACE = "cosmodrome.name";
const NAMED = "cosmodrome.named";

class Self {
  #me: Me = $state.raw({ player: "", name: "" });

  get name(): string {
    return this.#me.name;
  }

  get known(): boolean {
    return this.#me.player !== "";
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
    await this.rename(localStorage.getItem(PLACE) ?? friendlyName());
  }

  async rename(name: string): Promise<void> {
    this.#me = await http.introduce(name);
    localStorage.setItem(PLACE, this.#me.name);
  }

  /** Every other browser that goes by this name is nobody any more; this one too, if `here`, and begins anew. */
  async logOut(here: boolean): Promise<void> {
    await http.logOut(here);
    if (!here) return;
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
