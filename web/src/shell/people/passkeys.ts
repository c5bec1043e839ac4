/** Passkeys: what the server says in JSON becomes what a browser wants, and back. */
import type { Account, Me } from "../../generated/protocol";
import { people } from "./http";

/** Whether the browser can make and use passkeys here: not over plain http, and not where the host is a bare number. */
export function canPasskey(): boolean {
  return "credentials" in navigator && "PublicKeyCredential" in window && isSecureContext && !/^[\d.]+$|:/u.test(location.hostname);
}

/** Have a passkey made on this device; null if the reader thought better of it. */
export async function makePasskey(): Promise<Account | null> {
  const { ticket, options } = await people.offerPasskey();
  const credential = await asked(() => navigator.credentials.create({ publicKey: opened(options) as unknown as PublicKeyCredentialCreationOptions }));
  return credential === null ? null : await people.keepPasskey({ ticket, label: deviceName(), credential });
}

/** Come back with a passkey; null if the reader thought better of it. */
export async function signIn(): Promise<Me | null> {
  const { ticket, options } = await people.offerSignIn();
  const credential = await asked(() => navigator.credentials.get({ publicKey: opened(options) as unknown as PublicKeyCredentialRequestOptions }));
  return credential === null ? null : await people.signIn({ ticket, credential });
}

type Json = Record<string, unknown>;

/** What the browser gives, as JSON; null if it gives nothing: it says itself why. */
async function asked(ask: () => Promise<Credential | null>): Promise<Json | null> {
  try {
    const given = await ask();
    return given instanceof PublicKeyCredential ? closed(given) : null;
  } catch (reason) {
    if (reason instanceof DOMException) return null;
    throw reason;
  }
}

/** What stands in the options as text and is bytes to a browser. */
const BYTES = new Set(["challenge", "id"]);

/** The options with bytes where a browser wants some. The id of the site is a name, and stays one. */
export function opened(options: Json): Json {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => {
      if (name === "rp") return [name, value];
      if (typeof value === "string") return [name, BYTES.has(name) ? bytes(value) : value];
      if (Array.isArray(value)) return [name, value.map((each) => opened(each as Json))];
      return [name, typeof value === "object" && value !== null ? opened(value as Json) : value];
    }),
  );
}

function closed(credential: PublicKeyCredential): Json {
  const { response } = credential;
  const parts: [string, unknown][] = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"].flatMap((name) => {
    const part: unknown = Reflect.get(response, name);
    return part instanceof ArrayBuffer ? [[name, text(part)]] : [];
  });
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response: Object.fromEntries(parts), clientExtensionResults: {} };
}

function bytes(written: string): Uint8Array<ArrayBuffer> {
  const plain = atob(written.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.codePointAt(0) ?? 0);
}

function text(data: ArrayBuffer): string {
  const plain = btoa(String.fromCodePoint(...new Uint8Array(data)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** By what its owner knows this device again in a list: a name of its maker, the same in all languages. */
export function deviceName(agent = navigator.userAgent): string {
  const first = (names: [string, RegExp][]): string => names.find(([, sign]) => sign.test(agent))?.[0] ?? "";
  const system = first([["iPhone", /iPhone/u], ["iPad", /iPad/u], ["Android", /Android/u], ["Mac", /Mac OS/u], ["Windows", /Windows/u], ["Linux", /Linux/u]]);
  const browser = first([["Edge", /Edg\//u], ["Firefox", /Firefox|FxiOS/u], ["Chrome", /Chrome|CriOS/u], ["Safari", /Safari/u]]);
  return [system, browser].filter((each) => each !== "").join(" · ") || "?";
}
