import { withAnswer } from '@rochdale/domain/account/billing-link/answered-account';
import type { BalanceAnswer, DoubtedAnswer, OpenPosting } from '@rochdale/domain/account/billing-link/one-book';
import type { DoubtedRecord } from '@rochdale/domain/account/billing-link/told-record';
import { and, asc, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { billingAnswers, billingDoubts } from '../../../tables/billing-link.ts';
import { ledger } from '../../../tables/payments.ts';

const maybeInstant = z.coerce.date().nullable();
const openPosting = z.object({
  trans_no: z.string(),
  amount: z.coerce.number().int(),
  state: z.enum(['here', 'under-way', 'accepted']),
  begun_at: maybeInstant,
  accepted_at: maybeInstant,
  known_as_of: maybeInstant,
});

/**
 * The postings of an account that its balance does not speak for yet. One that a posting file took may be posted or not;
 * one that a file of the billing system's names is known as of that file, and so is a return that it books by itself.
 */
export async function openPostings(
  db: Executor,
  accountNumber: string,
): Promise<readonly Omit<OpenPosting, 'acceptedWhenAsked'>[]> {
  const { rows } = await db.execute(sql`
    select l.trans_no, l.amount_cents as amount, d.accepted_at,
      case when d.state <> 'filed' then d.begun_at end as begun_at,
      case when d.state = 'accepted' then 'accepted'
        when d.state = 'sent' or l.export_number is not null or l.booked_by = 'billing' then 'under-way'
        else 'here' end as state,
      case when l.booked_by = 'billing' then (select min(r.as_of) from returned_payments r
          left join ach_entries e on e.trace_number = r.reference
          where coalesce(e.trans_no, r.reference) || '-R' = l.trans_no)
        else (select min(p.as_of) from posted_payments p where p.trans_no = l.trans_no
          and p.account_number = l.account_number and p.payment_cents = l.amount_cents) end as known_as_of
    from ledger l left join billing_deliveries d on d.account_number = l.account_number and d.trans_no = l.trans_no
    where l.account_number = ${accountNumber} and l.confirmed_at is null`);
  return rows.map((row) => {
    const found = openPosting.parse(row);
    const { trans_no: transNo, amount, state, begun_at: begunAt, accepted_at: acceptedAt } = found;
    return { transNo, amount, state, begunAt, acceptedAt, knownAsOf: found.known_as_of };
  });
}

/** When the balance of an account is of; undefined where there is none. */
export async function balanceAsOf(db: Executor, accountNumber: string): Promise<Date | undefined> {
  const [found] = await db
    .select({ asOf: accounts.balanceAsOf })
    .from(accounts)
    .where(eq(accounts.accountNumber, accountNumber));
  return found?.asOf;
}

type Kept = typeof billingAnswers.$inferInsert;

/** Keeps an answer, makes it the account's balance, and confirms the payments that it has in it. The account is locked. */
export async function bookAnswer(tx: Executor, answer: Kept, confirmed: readonly string[]): Promise<void> {
  const { accountNumber, ...said } = answer;
  await tx
    .insert(billingAnswers)
    .values(answer)
    .onConflictDoUpdate({ target: billingAnswers.accountNumber, set: said });
  await applyAnswer(tx, answer);
  if (confirmed.length === 0) return;
  await tx
    .update(ledger)
    .set({ confirmedAt: answer.heardAt })
    .where(
      and(eq(ledger.accountNumber, accountNumber), inArray(ledger.transNo, [...confirmed]), isNull(ledger.confirmedAt)),
    );
}

async function applyAnswer(tx: Executor, answer: Kept): Promise<void> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.accountNumber, answer.accountNumber));
  if (!account) return;
  const after = withAnswer(account, answerOf(answer));
  await tx
    .update(accounts)
    .set({ ...after, balanceAsOf: answer.asOf })
    .where(eq(accounts.accountNumber, answer.accountNumber));
}

const answerOf = ({ accountNumber, asOf, balance, pastDue, dueDate, cutOffDate }: Kept): BalanceAnswer => ({
  accountNumber,
  asOf,
  balance,
  pastDue: pastDue ?? null,
  dueDate: dueDate ?? null,
  cutOffDate: cutOffDate ?? null,
  payments: null,
});

/**
 * Lays answers over balances of a file that may be older than they are (billing-link-4): the rest of the file counts.
 * Accounts are locked.
 */
export async function layNewerAnswers(tx: Executor, fileAsOf: Date, accountNumbers: readonly string[]): Promise<void> {
  const newer = await tx
    .select()
    .from(billingAnswers)
    .where(
      and(
        gt(billingAnswers.until, fileAsOf),
        sql`${billingAnswers.accountNumber} = any(${sql.param([...accountNumbers])})`,
      ),
    )
    .orderBy(asc(billingAnswers.accountNumber));
  for (const answer of newer) await applyAnswer(tx, answer);
}

/** When the billing system last answered for some accounts, where that is what their balances are. */
export async function answeredAt(db: Executor, accountNumber: string): Promise<Date | undefined> {
  const [found] = await db
    .select({ heardAt: billingAnswers.heardAt })
    .from(billingAnswers)
    .innerJoin(accounts, eq(accounts.accountNumber, billingAnswers.accountNumber))
    .where(and(eq(billingAnswers.accountNumber, accountNumber), eq(accounts.balanceAsOf, billingAnswers.asOf)));
  return found?.heardAt;
}

/** Keeps that an answer was not believed, for the office. */
export async function noteDoubt(
  db: Executor,
  doubt: {
    readonly accountNumber: string;
    readonly kind: Exclude<DoubtedAnswer, 'unsettled'> | DoubtedRecord | 'unreadable' | 'too-many';
  },
  at: Date,
): Promise<void> {
  await db
    .insert(billingDoubts)
    .values({ ...doubt, at })
    .onConflictDoUpdate({ target: [billingDoubts.accountNumber, billingDoubts.kind], set: { at } });
}

/** Answers that were not believed since an instant. */
export async function doubtsSince(db: Executor, since: Date): Promise<(typeof billingDoubts.$inferSelect)[]> {
  return db.select().from(billingDoubts).where(gte(billingDoubts.at, since)).orderBy(asc(billingDoubts.at));
}
