import { isSameAddress } from '@rochdale/domain/account/account-profile/profile';
import type { LocalDay } from '@rochdale/domain/dates';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../../../../platform/database/database.ts';
import { profileHolds } from '../../../../tables/account-profile.ts';
import { outageReports } from '../../../../tables/outage.ts';
import { paymentHelp } from '../../../../tables/payment-help.ts';
import { serviceOrders } from '../../../../tables/service-requests.ts';
import { profileOnFile } from '../../account-profile/public.ts';
import type {
  Posting,
  Told,
  ToldOutageReport,
  ToldPaymentExtension,
  ToldProfileChange,
  ToldServiceOrder,
} from '../told.ts';
import type { DeliveryKey } from './deliveries-store.ts';

/** What is told, as it stands now; undefined where it is not there any more. Days are the co-op's. */
export async function findTold(db: Executor, key: DeliveryKey, timeZone: string): Promise<Told | undefined> {
  switch (key.kind) {
    case 'posting':
      return findPosting(db, key, timeZone);
    case 'service-order':
      return findServiceOrder(db, key);
    case 'profile-change':
      return findProfileChange(db, key);
    case 'outage-report':
      return findOutageReport(db, key);
    case 'payment-extension':
      return findPaymentExtension(db, key);
  }
}

async function findServiceOrder(db: Executor, key: DeliveryKey): Promise<ToldServiceOrder | undefined> {
  const [found] = await db
    .select()
    .from(serviceOrders)
    .where(and(eq(serviceOrders.accountNumber, key.subject), eq(serviceOrders.soNumber, key.transNo)));
  if (!found?.submittedAt) return undefined;
  const { accountNumber, description, submittedAt } = found;
  const texts = { workType: found.workType ?? '', phone: found.phone ?? '', comments: found.comments ?? '' };
  const memberNumber = found.memberNumber ?? '';
  return {
    kind: 'service-order',
    transNo: key.transNo,
    accountNumber,
    memberNumber,
    description,
    submittedAt,
    ...texts,
  };
}

/** What the member changed and the billing system has not sent back; undefined once it has. */
async function findProfileChange(
  db: Executor,
  { subject: memberNumber, transNo }: DeliveryKey,
): Promise<ToldProfileChange | undefined> {
  const [held] = await db.select().from(profileHolds).where(eq(profileHolds.memberNumber, memberNumber));
  const onFile = await profileOnFile(db, memberNumber);
  if (!held || !onFile) return undefined;
  const { name, phones, addresses = {} } = held.change;
  const [first, ...others] = Object.values(onFile.addresses);
  const hasOneAddress = first !== undefined && others.every((other) => isSameAddress(first, other));
  return { kind: 'profile-change', transNo, memberNumber, name, phones, addresses, hasOneAddress };
}

async function findOutageReport(db: Executor, { transNo }: DeliveryKey): Promise<ToldOutageReport | undefined> {
  const [found] = await db.select().from(outageReports).where(eq(outageReports.reportId, transNo));
  if (!found) return undefined;
  const { reportNumber, accountNumber, locationId, outageReason: reason, remarks, reportedAt } = found;
  const callbackNumber = found.callBack ? found.callbackNumber.replace(/\D/g, '') : '';
  const report = { reportNumber, accountNumber, locationId, reason, remarks, reportedAt, callbackNumber };
  return { kind: 'outage-report', transNo, ...report };
}

async function findPaymentExtension(db: Executor, key: DeliveryKey): Promise<ToldPaymentExtension | undefined> {
  const [found] = await db
    .select()
    .from(paymentHelp)
    .where(and(eq(paymentHelp.accountNumber, key.subject), eq(paymentHelp.helpNumber, key.transNo)));
  if (!found) return undefined;
  const { accountNumber, memberNumber, amount, lastDay: until, askedAt } = found;
  return { kind: 'payment-extension', transNo: key.transNo, accountNumber, memberNumber, amount, until, askedAt };
}

/** What a payment's number is without what marks that it went back, or counts once more. */
const paymentOf = sql.raw("regexp_replace(l.trans_no, '-(R[0-9]{0,4}|W)$', '')");

const postingRow = z.object({
  trans_no: z.string(),
  account_number: z.string(),
  amount: z.coerce.number().int(),
  day: z.string(),
  method: z.enum(['card', 'echeck']),
  last_four: z.string(),
  confirmation: z.string(),
  fee: z.coerce.number().int(),
});

/** A posting as the billing system is told of it; of several accounts' payment the fee is in the first account's. */
async function findPosting(db: Executor, key: DeliveryKey, timeZone: string): Promise<Posting | undefined> {
  const { rows } = await db.execute(sql`
    select l.trans_no, l.account_number, l.amount_cents as amount,
      ((case when l.trans_no <> q.trans_no then l.posted_at
        else coalesce(q.charged_at, q.approved_at, l.posted_at) end) at time zone ${timeZone})::date::text as day,
      case when q.payment_type = 'cc' then 'card' else 'echeck' end as method,
      coalesce(q.last_four, '') as last_four, coalesce(q.confirmation_number, '') as confirmation,
      case when l.account_number > (select min(f.account_number) from ledger f where f.trans_no = l.trans_no) then 0
        when l.trans_no <> q.trans_no then coalesce(-r.fee_cents, 0) else coalesce(q.fee_cents, 0) end as fee
    from ledger l
    left join requisitions q on q.trans_no = ${paymentOf}
    left join refunds r on r.refund_number = l.trans_no
    where l.account_number = ${key.subject} and l.trans_no = ${key.transNo}`);
  const [row] = rows;
  if (!row) return undefined;
  const {
    account_number: accountNumber,
    trans_no: transNo,
    day,
    amount,
    method,
    fee,
    ...found
  } = postingRow.parse(row);
  const localDay: LocalDay = day;
  return {
    kind: 'posting',
    transNo,
    accountNumber,
    amount,
    day: localDay,
    method,
    lastFour: found.last_four,
    confirmationNumber: found.confirmation,
    fee,
  };
}
