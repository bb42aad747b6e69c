/** What an account is called by. */
export interface NamedAccount {
  readonly accountNumber: string;
  /** The member's own name for it; null: none. */
  readonly nickname: string | null;
  /** Street, then city, state and ZIP code on a line of their own. */
  readonly serviceAddress: string;
}

/** The name by which a member tells an account from others: the nickname, else the street (account-93). */
export const accountName = ({ nickname, serviceAddress }: Omit<NamedAccount, 'accountNumber'>): string =>
  nickname ?? streetOf(serviceAddress);

/** The first line of a service address. */
export const streetOf = (serviceAddress: string): string => serviceAddress.split('\n')[0] ?? '';

/** Writings that run from right to left; they would turn the figures beside them round. */
const runsLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A number within a sentence, with the nickname beside it and never in its place: `104471882 (Home)` (account-94). */
export function numberAndName({ accountNumber, nickname }: Omit<NamedAccount, 'serviceAddress'>): string {
  if (nickname === null) return accountNumber;
  return `${accountNumber} (${runsLeft.test(nickname) ? `\u2068${nickname}\u2069` : nickname})`;
}
