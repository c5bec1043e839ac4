/** The reader's friends: asked for anew now and then, while anybody looks. */
import type { FriendInfo } from "../../generated/protocol";
import { me } from "../../lib/me.svelte";
import { people } from "./http";
import { watch } from "../../lib/watching";

const EVERY = 30_000;

class Friends {
  all: FriendInfo[] = $state.raw([]);
  /** Who is there comes first. */
  readonly list: FriendInfo[] = $derived(
    this.all.filter((each) => each.state === "friend").sort((a, b) => Number(b.online) - Number(a.online)),
  );
  readonly asking: FriendInfo[] = $derived(this.all.filter((each) => each.state === "asks"));
  readonly asked: FriendInfo[] = $derived(this.all.filter((each) => each.state === "asked"));

  /** To be called in an effect: as long as it lasts, what is here is true. */
  follow(): (() => void) | undefined {
    if (!me.member) return undefined;
    return watch(() => this.look(), EVERY);
  }

  /** What can not be had now is tried again soon. */
  async look(): Promise<void> {
    this.all = await people.friends().catch(() => this.all);
  }
}

export const friends = new Friends();
