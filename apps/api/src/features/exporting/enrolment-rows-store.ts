import { asc } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { autoPays } from '../auto-pay/auto-pay.tables.ts';
import { drafts } from '../draft-payments/draft-payments.tables.ts';
import { dollarsText } from './csv-file.ts';
import type { ExportTable } from './exporters.ts';

/** Who pays by auto pay or draft now, and how; of numbers only the last four. */
export async function enrolmentRows(tx: Transaction): Promise<ExportTable> {
  const paid = await tx.select().from(autoPays).orderBy(asc(autoPays.accountNumber));
  const drafted = await tx.select().from(drafts).orderBy(asc(drafts.accountNumber));
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
      ]),
    ],
  };
}
