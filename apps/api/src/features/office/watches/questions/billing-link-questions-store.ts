import { type SQL, sql } from 'drizzle-orm';
import { counting, instantOf } from './counted-store.ts';
import type { Question } from './question.ts';

const isPosting = sql`kind = 'posting'`;
const isRequest = sql`kind <> 'posting'`;
const refused = (which: SQL) =>
  counting(sql`ended_at`, () => sql`billing_deliveries where state = 'refused' and ${which}`);
const untold = (which: SQL) =>
  counting(
    sql`posted_at`,
    ({ before }) =>
      sql`billing_deliveries where state in ('waiting', 'sent') and ${which} and posted_at < ${instantOf(before)}`,
  );

/** What the live link to the billing system leaves to a person. */
export const billingLinkQuestions = {
  'posting-refused': refused(isPosting),
  'posting-untold': untold(isPosting),
  'request-refused': refused(isRequest),
  'request-untold': untold(isRequest),
  /** Of the last day: the next answer that is believed does not say that all is well. */
  'billing-doubted': counting(
    sql`at`,
    ({ now }) => sql`billing_doubts where at > ${instantOf(now)} - interval '1 day'`,
  ),
} satisfies Record<string, Question>;
