import type { LocalDay } from '@rochdale/domain/dates';
import type { CsvValue } from './csv-writer.ts';

/** What an account's holder has chosen; money in cents. */
export interface AccountPreferences {
  readonly emailBillNotice?: boolean;
  readonly paperlessBilling?: boolean;
  readonly paperlessOther?: boolean;
  readonly operationRoundup?: boolean;
  readonly operationRoundupAmount?: number;
  /** In half a year, where an amount is given and nothing else is said. */
  readonly operationRoundupExpiration?: LocalDay;
}

/** The columns of drafts.csv but the account's number. */
export type DraftColumns = Readonly<Record<string, CsvValue>>;

/** Columns of average-billing.csv but the account's number. */
export interface AverageBillingFacts {
  readonly isEligible?: boolean;
  readonly notEligibleMessage?: string;
  /** 1 to 12. */
  readonly settlementMonth?: number;
}
