import type { RefundState } from '@rochdale/domain/paying/refunds/refund-state';
import { and, asc, eq, gt, inArray, lte, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { ledger, requisitions } from '../../../tables/payments.ts';
import { refundParts, refunds } from '../../../tables/refunds.ts';
import { returnedPayments } from '../../../tables/returned-payments.ts';

type Row = typeof refunds.$inferSelect;
interface Part {
  readonly accountNumber: string;
  readonly amount: number;
}
/** A refund with what of it belongs to which account. Money in cents. */
export type Refund = Row & { readonly parts: readonly Part[] };

/** The refunds of a payment, the oldest first. */
export async function refundsOfPayment(db: Executor, transNo: string): Promise<Refund[]> {
  const rows = await db
    .select()
    .from(refunds)
    .where(eq(refunds.transNo, transNo))
    .orderBy(asc(refunds.approvedAt), asc(refunds.refundNumber));
  return withParts(db, rows);
}

/** The number of a payment's next refund: no other has had it. */
export function nextRefundNumber(transNo: string, known: readonly Pick<Row, 'refundNumber'>[]): string {
  const numbers = known.map(({ refundNumber }) => Number(refundNumber.slice(transNo.length + 2)));
  return `${transNo}-R${Math.max(0, ...numbers) + 1}`;
}

/** One refund; undefined where there is none. */
export async function findRefund(db: Executor, refundNumber: string): Promise<Refund | undefined> {
  const rows = await db.select().from(refunds).where(eq(refunds.refundNumber, refundNumber));
  return (await withParts(db, rows))[0];
}

/** The refund that a form of the office asked for; undefined where there is none. */
export async function findRefundAskedAs(db: Executor, askId: string): Promise<Refund | undefined> {
  const rows = await db.select().from(refunds).where(eq(refunds.askedAs, askId));
  return (await withParts(db, rows))[0];
}

async function withParts(db: Executor, rows: readonly Row[]): Promise<Refund[]> {
  if (rows.length === 0) return [];
  const numbers = rows.map(({ refundNumber }) => refundNumber);
  const parts = await db
    .select()
    .from(refundParts)
    .where(inArray(refundParts.refundNumber, numbers))
    .orderBy(asc(refundParts.accountNumber));
  return rows.map((row) => ({
    ...row,
    parts: parts.flatMap(({ refundNumber, ...part }) => (refundNumber === row.refundNumber ? [part] : [])),
  }));
}

/** Keeps a refund. Its number lets it be kept once. */
export async function addRefund(
  tx: Executor,
  { parts, ...row }: typeof refunds.$inferInsert & { readonly parts: readonly Part[] },
): Promise<void> {
  await tx.insert(refunds).values(row);
  const some = parts.filter(({ amount }) => amount > 0);
  if (some.length > 0)
    await tx.insert(refundParts).values(some.map((part) => ({ ...part, refundNumber: row.refundNumber })));
}

/** Refunds that are to be sent, or asked about, now: the longest due first. */
export async function refundsToAsk(db: Executor, now: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ refundNumber: refunds.refundNumber })
    .from(refunds)
    .where(lte(refunds.askAt, now))
    .orderBy(asc(refunds.askAt))
    .limit(limit);
  return found.map(({ refundNumber }) => refundNumber);
}

/** Selects a row where a refund is to be asked about by then, or a payment's refunds compared. */
export const refundToAsk = (now: SQLWrapper): SQL =>
  sql`select 1 from ${refunds} where ${refunds.askAt} <= ${now}
    union all select 1 from ${requisitions} where ${requisitions.compareRefundsAt} <= ${now}`;

/** Payments whose refunds at the company are to be held against ours now. */
export async function paymentsToCompare(db: Executor, now: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ transNo: requisitions.transNo })
    .from(requisitions)
    .where(lte(requisitions.compareRefundsAt, now))
    .orderBy(asc(requisitions.compareRefundsAt))
    .limit(limit);
  return found.map(({ transNo }) => transNo);
}

/** Says when the refunds of a payment are compared next; null: no more, unless somebody has asked for it since. */
export async function compareRefundsLater(
  db: Executor,
  transNo: string,
  { seen, next }: { readonly seen: Date | null; readonly next: Date | null },
): Promise<void> {
  const isSame = sql`${requisitions.compareRefundsAt} is not distinct from ${seen?.toISOString() ?? null}::timestamptz`;
  await db
    .update(requisitions)
    .set({ compareRefundsAt: next })
    .where(and(eq(requisitions.transNo, transNo), isSame));
}

/** Moves a refund whose payment is locked. */
export async function moveRefund(
  tx: Executor,
  refundNumber: string,
  changes: Partial<Omit<Row, 'refundNumber' | 'transNo' | 'state'>> & { readonly state: RefundState },
): Promise<void> {
  await tx.update(refunds).set(changes).where(eq(refunds.refundNumber, refundNumber));
}

/** What somebody of staff gave back alone since an instant, in cents. */
export async function givenAloneSince(db: Executor, staffId: string, since: Date): Promise<number> {
  const isAlone = sql`${refunds.people} = array[${staffId}]::uuid[]`;
  const [found] = await db
    .select({ cents: sql<number>`coalesce(sum(${refunds.amount} + ${refunds.fee}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(isAlone, gt(refunds.approvedAt, since), ne(refunds.state, 'refused')));
  return found?.cents ?? 0;
}

/** Whether a payment is about to be booked back: a return of it is not taken into account yet. */
export async function isComingBack(db: Executor, transNo: string): Promise<boolean> {
  const found = await db
    .select({ reference: returnedPayments.reference })
    .from(returnedPayments)
    .where(and(eq(returnedPayments.reference, transNo), sql`${returnedPayments.handledAt} is null`));
  return found.length > 0;
}

/** Writes the ledger's rows of a refund, with its amounts below 0. Its key lets each be written once. */
export async function writeRefundRows(
  tx: Executor,
  refundNumber: string,
  parts: readonly Part[],
  now: Date,
): Promise<void> {
  const rows = parts.filter(({ amount }) => amount > 0);
  if (rows.length === 0) return;
  await tx
    .insert(ledger)
    .values(
      rows.map(({ accountNumber, amount }) => ({
        accountNumber,
        transNo: refundNumber,
        amount: -amount,
        postedAt: now,
      })),
    )
    .onConflictDoNothing();
}
