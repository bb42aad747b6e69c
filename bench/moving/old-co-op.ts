import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { type HashKind, hashKinds, type OldPassword } from './old-passwords.ts';

/** How large a co-op moves. */
export interface MoveSize {
  readonly members: number;
  readonly accounts: number;
  readonly autoPays: number;
  readonly logins: number;
}

/** A bill comes every other month, and its payment on its due day: 24 rows an account in 24 months. */
export const billings = 12;
const monthDays = 61;

export type OldPasswords = Readonly<Record<HashKind, readonly OldPassword[]>>;

/** The login of a member: which it is, and its old password. */
export interface OldLogin {
  readonly loginKey: string;
  readonly kind: HashKind;
  readonly old: OldPassword;
}

/** The n-th login. */
export function oldLogin(passwords: OldPasswords, index: number): OldLogin {
  const kind = hashKinds[index % hashKinds.length] ?? 'bcrypt';
  const some = passwords[kind];
  const old = some[Math.floor(index / hashKinds.length) % some.length];
  if (!old) throw new Error('There are no passwords.');
  return { loginKey: `mover.${index}`, kind, old };
}

export const memberNumberOf = (index: number): string => String(1_000_000 + index);
export const accountNumberOf = (index: number): string => String(500_000_000 + index);

/** What the n-th bill of an account asks, in cents; 0 is the newest of the old portal, and the next one comes after it. */
export const billedOf = (account: number, billing: number): number =>
  5000 + ((account * 7919 + (billing + 1) * 104_729) % 20_000);
export const nextBilling = -1;

/** Accounts that are paid by themselves stand between the others. */
export const isPaidByItself = ({ accounts, autoPays }: MoveSize, account: number): boolean =>
  Math.floor(((account + 1) * autoPays) / accounts) > Math.floor((account * autoPays) / accounts);

/** Who has not paid the newest bill of the old portal's time. */
export const isPastDue = (account: number): boolean => account % 20 === 0;
export const isPaperless = (account: number): boolean => account % 3 === 0;
/** Whose member chooses here to be told of bills. */
export const noticesEvery = 12;

/** Days from a bill to its due day. */
export const daysToPay = 8;

/** The days of the n-th bill; the next one is due on the day of the move. */
export function billDays(asOf: LocalDay, billing: number): { readonly billDate: LocalDay; readonly dueDate: LocalDay } {
  const dueDate = addDays(asOf, -(billing + 1) * monthDays);
  return { billDate: addDays(dueDate, -daysToPay), dueDate };
}

/** An account's row, before the next bill comes or with it. */
export function accountRow(size: MoveSize, account: number, asOf: LocalDay, isBilled: boolean) {
  const pastDueAmount = isPastDue(account) ? billedOf(account, 0) : 0;
  const holder = account % size.members;
  return {
    ...{ accountNumber: accountNumberOf(account), memberNumber: memberNumberOf(holder) },
    ...{ isPrimaryAccount: account < size.members, accountHolderName: `Mover Number ${holder}` },
    ...{ serviceStreet: `${account} Long Rd`, serviceCity: 'Alder Crossing', serviceState: 'OR', serviceZip: '97498' },
    ...{ accountType: 'Electric', billingType: 'Standard', pastDueAmount },
    derivedStatus: pastDueAmount > 0 ? 'Past Due' : 'Current',
    dueDate: billDays(asOf, isBilled ? nextBilling : 0).dueDate,
    accountBalance: pastDueAmount + (isBilled ? billedOf(account, nextBilling) : 0),
  };
}
