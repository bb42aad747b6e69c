import { addDays } from '@rochdale/domain/dates';
import { sealBill, sealStatement } from '../features/account/bills/document-reference.ts';
import { sealNotice } from '../features/account/delinquents/delinquent-notice-reference.ts';
import { sealAccount } from '../features/energy/usage/public.ts';
import { systemClock, todayAt } from '../platform/clock.ts';
import type { testApp } from '../platform/testing/test-app.ts';
import type { Identity } from './callers.ts';
import type { Numbers } from './numbers.ts';

type App = Awaited<ReturnType<typeof testApp>>;

/** What a member's calls may name; what of it the demo has not laid down is laid down. */
export async function numbersOf(at: App, who: Identity, storedPaymentId: string): Promise<Numbers> {
  const { sealer } = at.services;
  const today = todayAt(systemClock, 'America/Los_Angeles');
  const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
  const until = new Date(Date.now() + 3_600_000);
  const { accountNumber, memberNumber } = who;
  const [meter] = await query('select meter_number from meters where account_number = $1', accountNumber);
  const [account] = await query('select location_id from accounts where account_number = $1', accountNumber);
  const [notice] = await query('select delinquent_id from delinquents where account_number = $1', accountNumber);
  const [bill] = await query('select max(bill_date)::text as day from bills where account_number = $1', accountNumber);
  const contactId = crypto.randomUUID();
  await query(
    `insert into notification_contacts (member_number, contact_id, kind, address, created_at)
     values ($1, $2, 'email', $3, now())`,
    ...[memberNumber, contactId, `${accountNumber}@example.com`],
  );
  const transNo = `20260101-OF${accountNumber}-${memberNumber}`;
  await query(
    `insert into scheduled_payments
     (trans_no, member_number, payment_type, payment_method, token, amount_cents, payment_date, created_at)
     values ($1, $2, 'Credit', 'Visa ending in 1111', 'TEST-CARD-1111', 25000, $3, now())`,
    ...[transNo, memberNumber, addDays(today, 5)],
  );
  await query('insert into scheduled_payment_accounts values ($1, $2, 25000)', transNo, accountNumber);
  return {
    ...who,
    storedPaymentId,
    transNo,
    meterId: meter.meter_number,
    locationId: account.location_id,
    contactId,
    encryptedAccount: sealer.seal('quick-pay-account', { accountNumber }, until),
    delinquentViewUrl: sealNotice(sealer, { accountNumber, delinquentId: notice?.delinquent_id ?? '1' }, new Date()),
    billViewUrl: sealBill(sealer, { accountNumber, billDate: bill?.day ?? today }, new Date()),
    viewccPdfUrl: sealStatement(sealer, accountNumber, new Date()),
    directUsageLink: sealAccount(sealer, { accountNumber, memberNumber }, until),
  };
}
