/** A mail server that takes every letter and keeps it: as much of SMTP as it takes to hand one over. */
import { once } from "node:events";
import { createServer, type Socket } from "node:net";

export class Mailbox {
  readonly letters: string[] = [];
  readonly #server = createServer((line) => this.#take(line));

  /** The address by which a server reaches it. */
  async open(): Promise<string> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    const place = this.#server.address();
    if (place === null || typeof place === "string") throw new Error("no port was given");
    return `smtp://127.0.0.1:${place.port}`;
  }

  close(): void {
    this.#server.close();
  }

  #take(line: Socket): void {
    let heard = "";
    let letter: string[] | null = null;
    const say = (words: string): boolean => line.write(`${words}\r\n`);
    say("220 mailbox");
    // who hangs up without a farewell has handed over all the same
    line.on("error", () => undefined);
    line.on("data", (data) => {
      const lines = (heard + data.toString()).split("\r\n");
      heard = lines.pop() ?? "";
      for (const each of lines) {
        if (letter === null) {
          const verb = each.slice(0, 4).toUpperCase();
          if (verb === "DATA") letter = [];
          say({ DATA: "354 go on", QUIT: "221 goodbye" }[verb] ?? "250 mailbox");
        } else if (each === ".") {
          this.letters.push(letter.join("\n"));
          letter = null;
          say("250 kept");
        } else letter.push(each);
      }
    });
  }
}
