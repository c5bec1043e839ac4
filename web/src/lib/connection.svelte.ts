/** A WebSocket that comes back by itself after a loss. */
import { untrack } from "svelte";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** The server's close code for: there is no such table, coming back is no use. */
const NOTHING_THERE = 4404;

export abstract class Connection {
  state: ConnectionState = $state("connecting");
  #socket: WebSocket | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #wake = () => this.#now();
  readonly #cut = () => this.lose();

  /** Where to connect; asked again for every attempt. */
  protected abstract address(): string;
  /** What the server said: a subclass knows what that may be. */
  protected abstract hear(said: unknown): void;

  /** May be called in an effect: what the address is made of then opens nothing anew. */
  open(): void {
    this.state = "connecting";
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#cut);
    untrack(() => this.#connect());
  }

  close(): void {
    this.state = "closed";
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#cut);
    clearTimeout(this.#timer);
    this.#drop();
  }

  /** Whether it went out; what did not is the caller's to keep. */
  protected transmit(message: unknown): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** The first thing the server says shows that the line works. */
  protected established(): void {
    this.state = "open";
    this.#failures = 0;
  }

  /** Give the line up as dead and try again. */
  protected lose(): void {
    if (this.state === "closed") return;
    this.#drop();
    this.state = "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** The network is back: no need to wait on. */
  #now(): void {
    if (this.state !== "lost") return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  #connect(): void {
    const socket = new WebSocket(this.address());
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.hear(JSON.parse(String(event.data)));
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      if (event.code === NOTHING_THERE) this.close();
      else this.lose();
    };
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}

export function socketAddress(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
}
