/** What the server offers about people. */
import type { Account, Ceremony, KeepPasskey, Me, SignIn } from "../../generated/protocol";
import { get, post } from "../../lib/http";

export const people = {
  account: () => get<Account>("/api/me/account"),
  offerPasskey: () => post<Ceremony>("/api/me/passkeys/offer"),
  keepPasskey: (made: KeepPasskey) => post<Account>("/api/me/passkeys", made),
  removePasskey: (id: string) => post<Account>("/api/me/passkeys/remove", { id }),
  offerSignIn: () => post<Ceremony>("/api/sign-in/passkey/offer"),
  signIn: (signed: SignIn) => post<Me>("/api/sign-in/passkey", signed),
};
