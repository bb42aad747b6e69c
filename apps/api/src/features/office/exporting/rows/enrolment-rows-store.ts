import { asc } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/database.ts';
import { autoPays } from '../../../../tables/auto-pay.ts';
import { drafts, endedDrafts } from '../../../../tables/draft-payments.ts';
import { dollarsText } from '../csv-file.ts';
import type { ExportTable } from '../export-table.ts';

/** Who pays by auto pay or draft now, and how, and whose draft ended; of numbers only the last four. */
export async function enrolmentRows(tx: Transaction): Promise<ExportTable> {
  const paid = await tx.select().from(autoPays).orderBy(asc(autoPays.accountNumber));
  const drafted = await tx.select().from(drafts).orderBy(asc(drafts.accountNumber));
  const ended = await tx.select().from(endedDrafts).orderBy(asc(endedDrafts.accountNumber));
  return {
    header: [
      'kind',
      'accountNumber',
      'memberNumber',
      'method',
      'day',
      'startDate',
      'ceiling',
      'paused',
      'paidBy',
      'lastFour',
      'endedOn',
    ],
    rows: [
      ...paid.map((one) => [
        'auto-pay',
        one.accountNumber,
        one.memberNumber,
        'BEFORE_DUE_DATE',
        one.daysBefore,
        one.startDate,
        one.ceiling === null ? null : dollarsText(one.ceiling),
        one.isPaused,
        one.storedPaymentId,
        null,
        null,
      ]),
      ...drafted.map((one) => [
        'draft',
        one.accountNumber,
        one.memberNumber,
        one.draftMethod,
        one.draftDay,
        one.startDate,
        null,
        false,
        one.draftAccountType ?? 'Card',
        one.lastFour,
        null,
      ]),
      ...ended.map((one) => [
        'ended-draft',
        one.accountNumber,
        one.memberNumber,
        one.draftMethod,
        ...Array.from({ length: 5 }, () => null),
        one.lastFour,
        one.endedOn,
      ]),
    ],
  };
}
