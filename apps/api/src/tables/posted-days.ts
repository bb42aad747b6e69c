import type { Tender } from '@rochdale/domain/office/payments/payment-standing';
import { date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What a day's postings come to by one way of paying. Cents; what was booked back is below 0. */
export interface PostedSum {
  /** Null until it is known. */
  readonly tender: Tender | null;
  readonly isPrepaid: boolean;
  readonly cents: number;
  readonly count: number;
  readonly backCents: number;
  readonly backCount: number;
}

/** Days that are over, added up: the ledger gets no more rows of them. */
export const postedDays = pgTable(
  'posted_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** A day is another span of time in another zone. */
    timeZone: text('time_zone').notNull(),
    sums: jsonb('sums').$type<readonly PostedSum[]>().notNull(),
  },
  ({ timeZone, day }) => [primaryKey({ columns: [timeZone, day] })],
);
