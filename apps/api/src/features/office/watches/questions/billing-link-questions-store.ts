import { sql } from 'drizzle-orm';
import { counting, instantOf } from './counted-store.ts';
import type { Question } from './question.ts';

/** What the live link to the billing system leaves to a person. */
export const billingLinkQuestions = {
  'posting-refused': counting(sql`ended_at`, () => sql`billing_deliveries where state = 'refused'`),
  'posting-untold': counting(
    sql`posted_at`,
    ({ before }) => sql`billing_deliveries where state in ('waiting', 'sent') and posted_at < ${instantOf(before)}`,
  ),
  /** Of the last day: the next answer that is believed does not say that all is well. */
  'billing-doubted': counting(
    sql`at`,
    ({ now }) => sql`billing_doubts where at > ${instantOf(now)} - interval '1 day'`,
  ),
} satisfies Record<string, Question>;
