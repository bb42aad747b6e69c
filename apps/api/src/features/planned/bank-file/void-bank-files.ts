import type { LocalDay } from '@rochdale/domain/dates';
import type { Transaction } from '../../../platform/database/database.ts';
import { lockDuePaymentOf, moveDuePayment } from '../due-payments/public.ts';
import { forgetPrenote } from './bank-drafts-store.ts';
import { entriesOf } from './bank-entries-store.ts';
import { markBankFile, overdueBankFiles } from './bank-file-store.ts';

/**
 * Gives up the files that nobody took to the bank before the first of their days came: what they held is due again, and
 * goes into the next file. Answers how many.
 */
export async function voidOverdueFiles(tx: Transaction, today: LocalDay, now: Date): Promise<number> {
  const overdue = await overdueBankFiles(tx, today);
  for (const { fileNumber } of overdue) await voidBankFile(tx, fileNumber, today, now);
  return overdue.length;
}

/** Gives up one file: what it held is due again on a day. */
export async function voidBankFile(tx: Transaction, fileNumber: number, today: LocalDay, now: Date): Promise<void> {
  await markBankFile(tx, fileNumber, { voidedAt: now });
  for (const { accountNumber, transNo, effectiveDate } of await entriesOf(tx, fileNumber)) {
    if (transNo === null) await forgetPrenote(tx, accountNumber, effectiveDate);
    const due = transNo === null ? undefined : await lockDuePaymentOf(tx, transNo);
    if (due?.state === 'sent') await moveDuePayment(tx, due, 'unsend', now, { transNo: null, tryOn: today });
  }
}
