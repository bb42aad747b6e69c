import type { BillFacts } from '@rochdale/domain/notices/billing-notices';
import { and, asc, gt, gte, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { bills } from '../history/history.tables.ts';
import { notificationChoices } from '../notifications/notifications.tables.ts';

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
        isNull(bills.prepaidDailyTotal),
        sql`bills.arrived_at > ${chosenAt}`,
        sql`not exists (select 1 from notices where notices.account_number = bills.account_number
          and notices.kind = 'billReady' and notices.subject = bills.bill_date || ' ' || bills.bill_number)`,
      ),
    )
    .orderBy(asc(bills.accountNumber))
    .limit(limit);
  return found.map((bill) => ({ ...bill, isPrepaidDay: false }));
}
