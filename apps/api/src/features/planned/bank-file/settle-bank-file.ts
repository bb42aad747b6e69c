import type { LocalDay } from '@rochdale/domain/dates';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from '../../../platform/database/database.ts';
import { postSettled, type SettleServices } from '../../paying/payments/public.ts';
import { lockDuePaymentOf, moveDuePayment } from '../due-payments/public.ts';
import { type BankEntry, entriesToSettle } from './bank-entries-store.ts';
import type { BankSettings } from './bank-settings.ts';

/**
 * Posts the debits whose day of settlement has come, of files that were taken to the bank, or that it accepted where the
 * co-op waits for that: requisition, ledger and due payment in one transaction each. A bank that gives one back says so
 * later. Answers how many were posted.
 */
export async function settleBankFiles(
  services: SettleServices & { readonly log: Pick<FastifyBaseLogger, 'warn'> },
  today: LocalDay,
  settles: BankSettings['settles'] = 'taken',
): Promise<number> {
  let posted = 0;
  for (const entry of await entriesToSettle(services.db, today, settles)) {
    try {
      if (await services.db.transaction((tx) => settleEntry(services, tx, entry))) posted += 1;
    } catch (error) {
      services.log.warn({ err: error, traceNumber: entry.traceNumber }, 'a bank debit could not be posted yet');
    }
  }
  return posted;
}

async function settleEntry(services: SettleServices, tx: Transaction, entry: BankEntry): Promise<boolean> {
  const { transNo, accountNumber, amount, traceNumber } = entry;
  const due = transNo === null ? undefined : await lockDuePaymentOf(tx, transNo);
  if (due?.state !== 'sent' || transNo === null) return false;
  const now = services.clock.now();
  await postSettled(services, tx, {
    transNo,
    flow: 'draft',
    memberNumber: due.memberNumber,
    accountNumber,
    amount,
    reference: traceNumber,
    now,
  });
  await moveDuePayment(tx, due, 'settle', now);
  return true;
}
