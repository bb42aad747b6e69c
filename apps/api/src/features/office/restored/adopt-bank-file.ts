import { instantAt, type LocalDay } from '@rochdale/domain/dates';
import { readBankFile, type SentEntry, type SentFile } from '@rochdale/domain/planned/ach/read-nacha-file';
import { bankingDayOnOrAfter } from '@rochdale/domain/planned/banking-days/banking-days';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { findAccount } from '../../account/accounts/public.ts';
import { newTransNo } from '../../paying/payments/public.ts';
import {
  bankFileOwner,
  bankFilesOf,
  lockBankFiles,
  markBankFile,
  voidOverdueFiles,
} from '../../planned/bank-file/public.ts';
import { lockRestoreHolds } from '../holds/public.ts';
import { type DoubtfulDay, planDaysIn, waitingForFile } from './plan-days-store.ts';
import {
  addSentFile,
  markSent,
  notePrenoteSent,
  numberAtBilling,
  traceNumbersGoOnAbove,
  tracesOf,
} from './sent-entries-store.ts';

export interface AdoptServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: () => Site;
  readonly vault: Vault;
}

export type Adopted =
  | { readonly kind: 'known'; readonly file: SentFile }
  | { readonly kind: 'adopted'; readonly file: SentFile; readonly fileNumber: number };

/**
 * Takes a bank file over that was written after the backup: file and entries stand here again, and no later file holds
 * them once more. A file that is known counts as taken; another one of the same day and letter is refused, and so is any
 * where no restored database is held. Older ones that wait to be taken are given up, as they were when this was written:
 * where the bank has several, the oldest comes first.
 */
export async function adoptBankFile({ db, clock, site, vault }: AdoptServices, text: string): Promise<Adopted> {
  const file = readBankFile(text);
  const { timeZone } = site();
  return db.transaction(async (tx) => {
    if ((await lockRestoreHolds(tx)).length === 0) throw new Error('No restored database is held here.');
    await lockBankFiles(tx);
    const { createdOn: sendDay, fileIdModifier, entries } = file;
    const traces = await tracesOf(tx, sendDay, fileIdModifier);
    const sent = entries.map(({ traceNumber }) => traceNumber).sort();
    const now = clock.now();
    if (traces && traces.join() === sent.join()) {
      await noteTaken(tx, file, now);
      return { kind: 'known', file };
    }
    if (traces)
      throw new Error(`The bank file of ${sendDay} with the letter ${fileIdModifier} holds something else here.`);
    await voidOverdueFiles(tx, sendDay, now);
    const days = [
      ...(await waitingForFile(tx, sendDay)),
      ...(await planDaysIn(tx, 'file', { from: sendDay, until: sendDay })),
    ];
    const rows = [];
    for (const entry of entries) {
      const { traceNumber, kind, individualId: accountNumber, amount, effectiveDate, routingNumber } = entry;
      const transNo = kind === 'debit' ? ((await numberAtBilling(tx, entry)) ?? newTransNo(now, timeZone)) : null;
      if (transNo === null) await notePrenoteSent(tx, accountNumber, effectiveDate);
      else await markDay(tx, entry, days, { transNo, amount, tryOn: sendDay, updatedAt: now });
      const bankAccountNumber = vault.lock('bank-account-number', accountNumber, entry.bankAccountNumber);
      rows.push({ traceNumber, kind, accountNumber, transNo, amount, effectiveDate, routingNumber, bankAccountNumber });
      await traceNumbersGoOnAbove(tx, traceNumber);
    }
    const fileNumber = await addSentFile(
      tx,
      {
        sendDay,
        fileIdModifier,
        entries: entries.length,
        takenAt: now,
        body: vault.lock('bank-file', bankFileOwner({ sendDay, fileIdModifier }), text),
        debit: entries.reduce((sum, { amount }) => sum + amount, 0),
        createdAt: instantAt(sendDay, file.createdAt, timeZone),
      },
      rows,
    );
    return { kind: 'adopted', file, fileNumber };
  });
}

/** The bank has a file that waited to be taken when the backup was made. */
async function noteTaken(tx: Transaction, { createdOn, fileIdModifier }: SentFile, now: Date): Promise<void> {
  const known = (await bankFilesOf(tx, createdOn)).find((one) => one.fileIdModifier === fileIdModifier);
  if (!known || known.takenAt !== null) return;
  if (known.voidedAt !== null)
    throw new Error(
      `The bank file of ${createdOn} with the letter ${fileIdModifier} was given up here, since a later one was brought along first: restore again, and bring the oldest first.`,
    );
  await markBankFile(tx, known.fileNumber, { takenAt: now });
}

/** The due day of the draft that a debit was: the one that settles on its day, else the newest before, else its own. */
async function markDay(
  tx: Transaction,
  { individualId, effectiveDate }: SentEntry,
  days: readonly DoubtfulDay[],
  sent: Parameters<typeof markSent>[2],
): Promise<void> {
  const account = await findAccount(tx, individualId);
  if (!account) throw new Error(`The bank file names account ${individualId}, which is not here: import it first.`);
  const own = days
    .filter(({ planKey, dueDay }) => planKey === individualId && dueDay <= effectiveDate)
    .map(({ dueDay }) => dueDay)
    .sort((one, other) => distance(one, effectiveDate) - distance(other, effectiveDate) || (one < other ? 1 : -1));
  const plan = { planKind: 'draft' as const, planKey: individualId, memberNumber: account.memberNumber };
  for (const dueDay of [...new Set([...own, effectiveDate])]) if (await markSent(tx, { ...plan, dueDay }, sent)) return;
  throw new Error(`The debit of account ${individualId} on ${effectiveDate} has no day of its draft to stand for.`);
}

const distance = (dueDay: LocalDay, effectiveDate: LocalDay): number =>
  bankingDayOnOrAfter(dueDay) === effectiveDate ? 0 : 1;
