import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { methodName } from '@rochdale/domain/paying/payment-profile/stored-payment';
import { catchUpDays } from '@rochdale/domain/planned/due-payments/payment-plan';
import { english } from '@rochdale/domain/texts/english';
import { and, asc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import { among } from '../../../platform/database/among.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { broughtScheduledPayments } from '../../../tables/brought-plans.ts';
import { storedPayments } from '../../../tables/payment-profile.ts';
import { newTransNo } from '../../paying/payments/public.ts';
import { addAuthorizations } from '../authorizations/public.ts';
import { cutOverDay } from '../cut-over/cut-over-store.ts';
import { addScheduledPayment } from '../scheduled-payments/public.ts';

type Brought = typeof broughtScheduledPayments.$inferSelect;

/** When something is settled: the instant, and the co-op's day and zone. */
export interface Settling {
  readonly now: Date;
  readonly today: LocalDay;
  readonly timeZone: string;
}

/**
 * Scheduled payments that stand as they were brought, and go on so no more: changed or ended at the old portal since, or on
 * the old portal's side of the cut-over by now. Their rows are held until the transaction ends.
 */
export async function withdrawnScheduled(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ transNo: string }>(sql`
    select scheduled.trans_no as "transNo" from scheduled_payments scheduled
      join brought_scheduled_payments brought using (trans_no)
    where scheduled.deleted_at is null and (brought.ended_on is not null or brought.not_moved_because <> ''
      or brought.authorization_id <> brought.taken_up_as or brought.payment_date < ${cutOverDay})
    order by 1 for update of scheduled`);
  return rows.map(({ transNo }) => transNo);
}

/** Lets a payment be taken up anew, should it be ours: by another authorization. */
export async function forgetScheduled(tx: Transaction, transNo: string): Promise<void> {
  const authorizationId = sql`gen_random_uuid()::text`;
  await tx
    .update(broughtScheduledPayments)
    .set({ transNo: null, takenUpAs: null, takenUpAt: null, authorizationId })
    .where(eq(broughtScheduledPayments.transNo, transNo));
}

/**
 * Schedules here what was scheduled at the old portal and falls on our side of the cut-over, once (moving-in-41). Answers
 * how many.
 */
export async function takeUpScheduled(tx: Transaction, { now, today, timeZone }: Settling): Promise<number> {
  const oldest = addDays(today, -catchUpDays);
  const ready = await tx
    .select({ brought: getTableColumns(broughtScheduledPayments), stored: getTableColumns(storedPayments) })
    .from(broughtScheduledPayments)
    .innerJoin(
      storedPayments,
      sql`${storedPayments.memberNumber} = ${broughtScheduledPayments.memberNumber}
        and ${storedPayments.storedPaymentId} = ${broughtScheduledPayments.storedPaymentId}`,
    )
    .where(
      sql`${isNull(broughtScheduledPayments.transNo)} and ended_on is null and not_moved_because = ''
        and payment_date >= greatest(${cutOverDay}, ${oldest}::date) and ${cutOverDay} is not null
        and ${storedPayments.token} is not null and ${storedPayments.removedAt} is null and ${storedPayments.blockedAt} is null
        and exists (select 1 from accounts where accounts.account_number = ${broughtScheduledPayments.accountNumber}
          and accounts.member_number = ${broughtScheduledPayments.memberNumber})`,
    )
    .orderBy(asc(broughtScheduledPayments.scheduledId));
  for (const { brought, stored } of ready) await schedule(tx, brought, stored, { now, timeZone });
  return ready.length;
}

async function schedule(
  tx: Transaction,
  brought: Brought,
  stored: typeof storedPayments.$inferSelect,
  { now, timeZone }: Pick<Settling, 'now' | 'timeZone'>,
): Promise<void> {
  const { token } = stored;
  if (token === null) return;
  const { accountNumber, memberNumber, amount, paymentDate, authorizationId, givenOn, way, language } = brought;
  const transNo = newTransNo(now, timeZone);
  const paymentType = stored.paymentType === 'Check' ? 'Check' : 'Credit';
  const paymentMethod = methodName({ ...stored, paymentType }, english);
  const plan = { transNo, memberNumber, paymentType, paymentMethod, token, amount, paymentDate, authorizationId };
  await addScheduledPayment(tx, { ...plan, createdAt: now, paysInFull: false, accounts: [{ accountNumber, amount }] });
  await addAuthorizations(tx, [
    {
      ...{ authorizationId, planKind: 'scheduled-payment', planKey: transNo, memberNumber, method: paymentMethod },
      ...{ way, language, consentText: brought.consentText, textVersion: givenOn === null ? '' : 'brought' },
      network: null,
      // Noon in London is that day in every American time zone.
      givenAt: givenOn === null ? now : new Date(`${givenOn}T12:00:00Z`),
    },
  ]);
  await tx
    .update(broughtScheduledPayments)
    .set({ transNo, takenUpAs: authorizationId, takenUpAt: now })
    .where(eq(broughtScheduledPayments.scheduledId, brought.scheduledId));
}

/** Those of some that have become scheduled payments here. */
export async function takenUpAmong(db: Executor, scheduledIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { scheduledId, transNo } = broughtScheduledPayments;
  const found = await db
    .select({ scheduledId })
    .from(broughtScheduledPayments)
    .where(and(among(scheduledId, scheduledIds), isNotNull(transNo)));
  return new Set(found.map((one) => one.scheduledId));
}
