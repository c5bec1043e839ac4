/** What the server offers about people. */
import type { Account, Ceremony, KeepPasskey, LinkSent, Me, SignIn } from "../../generated/protocol";
import { get, post } from "../../lib/http";

export const people = {
  account: () => get<Account>("/api/me/account"),
  offerPasskey: () => post<Ceremony>("/api/me/passkeys/offer"),
  keepPasskey: (made: KeepPasskey) => post<Account>("/api/me/passkeys", made),
  removePasskey: (id: string) => post<Account>("/api/me/passkeys/remove", { id }),
  offerSignIn: () => post<Ceremony>("/api/sign-in/passkey/offer"),
  /** Have a link sent to an address, whoever's it is. */
  askLink: (address: string, language: string) => post<LinkSent>("/api/sign-in/mail", { address, language }),
  openLink: (ticket: string) => post<Me>("/api/sign-in/link", { ticket }),
  removeMail: () => post<Account>("/api/me/account/mail/remove"),
  /** Where all that is known about the reader is downloaded. */
  exportAddress: "/api/me/export",
  forget: (name: string) => post<Me>("/api/me/forget", { name }),
  signIn: (signed: SignIn) => post<Me>("/api/sign-in/passkey", signed),
};
