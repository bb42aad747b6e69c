import type { LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import { isRoutingNumber } from '../draft-payments/bank-account.ts';
import type { BankAccountType } from '../draft-payments/draft.ts';

/** One debit of a member's bank account, or the prenote that tries the account without money. */
export interface AchEntry {
  /** The receiving bank's nine digits. */
  readonly routingNumber: string;
  readonly bankAccountNumber: string;
  readonly accountType: BankAccountType;
  /** Zero for a prenote, above zero for a debit. */
  readonly amount: Cents;
  readonly isPrenote: boolean;
  /** What the co-op knows the payment by: the account's number. */
  readonly individualId: string;
  readonly individualName: string;
  /** R: one of a standing authorization. S: a single one. Carried by WEB entries (Nacha Operating Rules, Appendix Three). */
  readonly paymentType: 'R' | 'S';
}

/** Entries that settle on one day. WEB: authorized on the web; PPD: authorized on paper. */
export interface AchBatch {
  readonly entryClass: 'WEB' | 'PPD';
  readonly effectiveEntryDate: LocalDay;
  /** Whether its entries came back for want of funds and are sent again: they go in batches of their own. */
  readonly isRetry: boolean;
  readonly entries: readonly AchEntry[];
}

/** The co-op's own account, which is credited with what the members' are debited, where the bank asks for balanced files. */
export interface SettlementAccount {
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly accountType: BankAccountType;
}

/** Who sends the file, as agreed with the co-op's bank. */
export interface AchFileSettings {
  /** The bank's routing number, nine digits. */
  readonly immediateDestination: string;
  readonly immediateDestinationName: string;
  /** Up to ten characters: the co-op's own number at the bank. */
  readonly immediateOrigin: string;
  readonly immediateOriginName: string;
  readonly companyName: string;
  readonly companyId: string;
  /** The first eight digits of the originating bank's routing number. */
  readonly odfiIdentification: string;
  /** Undefined where the bank balances the files itself. */
  readonly balanced?: SettlementAccount | undefined;
}

/** The largest amount that an entry's field holds: $99,999,999.99. */
export const maximumAchAmount: Cents = 9_999_999_999;

/** Why an entry can't go into a file; undefined when it can. Asked before, so that one entry does not hold up the file. */
export function achEntryFault(entry: AchEntry): 'routingNumber' | 'bankAccountNumber' | 'amount' | undefined {
  if (!isRoutingNumber(entry.routingNumber)) return 'routingNumber';
  if (!/^[0-9A-Za-z -]*[0-9A-Za-z]$/.test(entry.bankAccountNumber)) return 'bankAccountNumber';
  const { amount } = entry;
  const isRight = entry.isPrenote ? amount === 0 : Number.isInteger(amount) && amount > 0 && amount <= maximumAchAmount;
  return isRight ? undefined : 'amount';
}

/** Debit and its prenote, by the account's type (transaction codes 27, 28, 37, 38). */
export function transactionCode({ accountType, isPrenote }: Pick<AchEntry, 'accountType' | 'isPrenote'>): string {
  const codes = { Checking: { debit: '27', prenote: '28' }, Savings: { debit: '37', prenote: '38' } } as const;
  return codes[accountType][isPrenote ? 'prenote' : 'debit'];
}
