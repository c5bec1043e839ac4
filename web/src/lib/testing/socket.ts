/** A WebSocket whose other end is the test. */

export class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;

  readyState = 0;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly address: string;
  readonly sent: Record<string, unknown>[] = [];

  constructor(address: string) {
    this.address = address;
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (socket === undefined) throw new Error("nobody has connected");
    return socket;
  }

  /** What was sent, without the pings. */
  get heard(): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type !== "ping");
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  say(message: object): void {
    this.readyState = FakeSocket.OPEN;
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
