/** What the server offers about people. */
import type { Account, Ceremony, FriendInfo, KeepPasskey, LinkSent, Lobby, Me, MutedInfo, Report, Reported, SignIn, Whom } from "../../generated/protocol";
import { get, post } from "../../lib/http";

export const people = {
  account: () => get<Account>("/api/me/account"),
  prefer: (colour: number) => post<Account>("/api/me/colour", { colour }),
  offerPasskey: () => post<Ceremony>("/api/me/passkeys/offer"),
  keepPasskey: (made: KeepPasskey) => post<Account>("/api/me/passkeys", made),
  removePasskey: (id: string) => post<Account>("/api/me/passkeys/remove", { id }),
  offerSignIn: () => post<Ceremony>("/api/sign-in/passkey/offer"),
  /** Have a link sent to an address, whoever's it is. */
  askLink: (address: string, language: string) => post<LinkSent>("/api/sign-in/mail", { address, language }),
  openLink: (ticket: string) => post<Me>("/api/sign-in/link", { ticket }),
  removeMail: () => post<Account>("/api/me/account/mail/remove"),
  friends: () => get<FriendInfo[]>("/api/me/friends"),
  /** Ask somebody to be a friend, or agree to be theirs. */
  askFriend: (name: string) => post<FriendInfo[]>("/api/me/friends", { name }),
  partFriend: (name: string) => post<FriendInfo[]>("/api/me/friends/part", { name }),
  /** The names of those who are invited to a table. */
  invited: (table: string) => get<string[]>(`/api/tables/${encodeURIComponent(table)}/invited`),
  invite: (table: string, name: string) => post<string[]>(`/api/tables/${encodeURIComponent(table)}/invite`, { name }),
  decline: (table: string) => post<Lobby>(`/api/tables/${encodeURIComponent(table)}/decline`),
  muted: () => get<MutedInfo[]>("/api/me/mutes"),
  mute: (whom: Whom) => post<MutedInfo[]>("/api/me/mutes", whom),
  unmute: (id: string) => post<MutedInfo[]>("/api/me/mutes/end", { id }),
  report: (report: Report) => post<Reported>("/api/reports", report),
  /** Where all that is known about the reader is downloaded. */
  exportAddress: "/api/me/export",
  forget: (name: string) => post<Me>("/api/me/forget", { name }),
  signIn: (signed: SignIn) => post<Me>("/api/sign-in/passkey", signed),
};
