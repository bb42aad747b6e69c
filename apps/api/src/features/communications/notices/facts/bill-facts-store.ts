import type { BillFacts } from '@rochdale/domain/communications/notices/billing-notices';
import type { NoticeKind } from '@rochdale/domain/communications/notices/notice';
import { and, asc, gt, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { bills } from '../../../../tables/history.ts';
import { notificationChoices } from '../../../../tables/notifications.ts';
import { ofHolder } from '../../../account/holdings/public.ts';

/** A page of what is looked at, in the order of account numbers. */
export interface Page {
  readonly after: string;
  readonly limit: number;
}

/** From when on what came in is looked at. */
export interface Since {
  readonly moment: Date;
  readonly day: string;
}

/** What of an account is told by a rule. */
export type OfAccount<F> = F & { readonly accountNumber: string };

const chosenAt = sql<Date>`(select min(notification_choices.chosen_at) from notification_choices
  where notification_choices.account_number = bills.account_number and notification_choices.topic = 'billReady')`;

/**
 * Whether an account was not told of a subject. Each is looked up by its key: joined (`not exists`), all that was ever told
 * would be read again for each page.
 */
export function notTold(accountNumber: SQL, kind: NoticeKind, subject: SQL): SQL {
  return sql`(select notices.notice_id from notices where notices.account_number = ${accountNumber}
    and notices.kind = ${kind} and notices.subject = ${subject} limit 1) is null`;
}

/** Bills that came in since their member chose to be told of bills, and were not told yet. */
export async function newBills(db: Executor, since: Since, { after, limit }: Page): Promise<OfAccount<BillFacts>[]> {
  const found = await db
    .select({
      accountNumber: bills.accountNumber,
      billDate: bills.billDate,
      billNumber: bills.billNumber,
      billedAmount: bills.billedAmount,
      dueDate: bills.dueDate,
      arrivedAt: bills.arrivedAt,
      chosenAt: chosenAt.mapWith(notificationChoices.chosenAt),
    })
    .from(bills)
    .where(
      and(
        gt(bills.arrivedAt, since.moment),
        gte(bills.billDate, since.day),
        gt(bills.accountNumber, after),
        ofHolder('bills'),
        isNull(bills.prepaidDailyTotal),
        sql`bills.arrived_at > ${chosenAt}`,
        notTold(sql`bills.account_number`, 'billReady', sql`bills.bill_date || ' ' || bills.bill_number`),
      ),
    )
    .orderBy(asc(bills.accountNumber))
    .limit(limit);
  return found.map((bill) => ({ ...bill, isPrepaidDay: false }));
}
