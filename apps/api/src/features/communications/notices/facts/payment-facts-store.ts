import type { PaymentFacts } from '@rochdale/domain/communications/notices/payment-notices';
import { and, asc, gt, gte, sql } from 'drizzle-orm';
import { localTimeOf } from '../../../../platform/clock.ts';
import type { Executor } from '../../../../platform/database/database.ts';
import { postedPayments } from '../../../../tables/history.ts';
import { notificationChoices } from '../../../../tables/notifications.ts';
import { ledger } from '../../../../tables/payments.ts';
import { ofHolder, ofHolderOnDay } from '../../../account/holdings/public.ts';
import { notTold, type OfAccount, type Page, type Since } from './bill-facts-store.ts';

const chosenAt = (accountNumber: string) => sql<Date>`(select min(notification_choices.chosen_at)
  from notification_choices where notification_choices.account_number = ${sql.raw(accountNumber)}
  and notification_choices.topic = 'paymentReceived')`;
const chosenOfLedger = chosenAt('ledger.account_number');
const chosenOfPosted = chosenAt('posted_payments.account_number');

/** Payments that the portal posted since their member chose to be told of payments, and that were not told yet. */
export async function portalPayments(
  db: Executor,
  since: Since,
  timeZone: string,
  { after, limit }: Page,
): Promise<OfAccount<PaymentFacts>[]> {
  const found = await db
    .select({
      accountNumber: ledger.accountNumber,
      transNo: ledger.transNo,
      amount: ledger.amount,
      arrivedAt: ledger.postedAt,
      chosenAt: chosenOfLedger.mapWith(notificationChoices.chosenAt),
      hasReceipt: sql<boolean>`exists (select 1 from sent_receipts where sent_receipts.trans_no = ledger.trans_no)`,
    })
    .from(ledger)
    .where(
      and(
        gt(ledger.postedAt, since.moment),
        gt(ledger.accountNumber, after),
        ofHolderOnDay('ledger', sql`(ledger.posted_at at time zone ${timeZone})::date`),
        gt(ledger.amount, 0),
        sql`ledger.posted_at > ${chosenOfLedger}`,
        notTold(sql`ledger.account_number`, 'paymentReceived', sql`ledger.trans_no`),
      ),
    )
    .orderBy(asc(ledger.accountNumber))
    .limit(limit);
  return found.map((payment) => ({
    ...payment,
    day: localTimeOf(payment.arrivedAt, timeZone).slice(0, 10),
    paymentId: payment.transNo,
  }));
}

/** Payments that only the billing system has posted, of the same kind. */
export async function importedPayments(
  db: Executor,
  since: Since,
  { after, limit }: Page,
): Promise<OfAccount<PaymentFacts>[]> {
  const found = await db
    .select({
      accountNumber: postedPayments.accountNumber,
      transNo: postedPayments.transNo,
      day: postedPayments.paymentDate,
      paymentId: postedPayments.paymentId,
      amount: postedPayments.paymentAmount,
      arrivedAt: postedPayments.arrivedAt,
      chosenAt: chosenOfPosted.mapWith(notificationChoices.chosenAt),
    })
    .from(postedPayments)
    .where(
      and(
        gt(postedPayments.arrivedAt, since.moment),
        gte(postedPayments.paymentDate, since.day),
        gt(postedPayments.accountNumber, after),
        ofHolder('posted_payments'),
        gt(postedPayments.paymentAmount, 0),
        sql`posted_payments.arrived_at > ${chosenOfPosted}`,
        sql`not exists (select 1 from ledger where ledger.account_number = posted_payments.account_number
          and ledger.trans_no = posted_payments.trans_no)`,
        notTold(
          sql`posted_payments.account_number`,
          'paymentReceived',
          sql`coalesce(posted_payments.trans_no, posted_payments.payment_date || ' ' || posted_payments.payment_id)`,
        ),
      ),
    )
    .orderBy(asc(postedPayments.accountNumber))
    .limit(limit);
  return found.map((payment) => ({ ...payment, hasReceipt: false }));
}
