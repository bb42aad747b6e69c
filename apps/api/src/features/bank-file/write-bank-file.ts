import { type AchBatch, type AchEntry, achEntryFault } from '@rochdale/domain/ach/ach-entry';
import { nachaFile } from '@rochdale/domain/ach/nacha-file';
import { addBankingDays } from '@rochdale/domain/banking-days/banking-days';
import { type LocalDay, localTimeAt } from '@rochdale/domain/dates';
import { achSchedule } from '@rochdale/domain/due-payments/ach-schedule';
import type { Site } from '@rochdale/domain/site/site';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Vault } from '../../platform/sealing/vault.ts';
import { findAccount } from '../accounts/public.ts';
import {
  type DuePayment,
  listToSend,
  lockBankFiles,
  moveDuePayment,
  postponeDuePayment,
} from '../due-payments/public.ts';
import { newTransNo } from '../payments/public.ts';
import {
  addBankFile,
  type BankDraft,
  type BankFile,
  bankFilesOf,
  draftsWithoutPrenote,
  findBankDraft,
  lastTraceNumber,
  notePrenote,
} from './bank-file-store.ts';
import type { BankSettings } from './bank-settings.ts';

/** What bank files work with. */
export interface BankFileServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: () => Site;
  readonly vault: Vault;
}

/** An entry on its way into the file, with what it is for. */
interface Prepared {
  readonly entry: AchEntry;
  readonly effectiveDate: LocalDay;
  readonly accountNumber: string;
  readonly transNo: string | null;
}

const fileIdModifiers = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/**
 * Writes the day's bank file: prenotes for bank accounts that were never tried, and a debit for every draft whose day
 * has come (open-points §3, §4). File, entries and the state of every payment are one transaction, so that each is in
 * one file or in none. Answers undefined when there is nothing to send.
 */
export async function writeBankFile(
  services: BankFileServices,
  settings: BankSettings,
  sendDay: LocalDay,
): Promise<BankFile | undefined> {
  const { db, clock, site, vault } = services;
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockBankFiles(tx);
    const prepared = [...(await prenotes(services, tx, sendDay)), ...(await debits(services, tx, sendDay, now))];
    if (prepared.length === 0) return undefined;
    const fileIdModifier = await nextModifier(tx, sendDay);
    const made = nachaFile(settings, batchesOf(prepared), {
      createdOn: sendDay,
      createdAt: localTimeAt(now, site().timeZone).time,
      fileIdModifier,
      firstSequence: sequenceAfter(await lastTraceNumber(tx)),
    });
    const inOrder = byEffectiveDate(prepared).flatMap(([, group]) => group);
    const traceNumbers = made.traceNumbers.flat();
    return addBankFile(
      tx,
      {
        sendDay,
        fileIdModifier,
        body: vault.lock('bank-file', bankFileOwner({ sendDay, fileIdModifier }), made.text),
        entries: made.counts.entries,
        debit: made.counts.debits,
        createdAt: now,
      },
      inOrder.map(({ entry, effectiveDate, accountNumber, transNo }, index) => ({
        traceNumber: traceNumbers[index] ?? '',
        kind: entry.isPrenote ? ('prenote' as const) : ('debit' as const),
        accountNumber,
        transNo,
        amount: entry.amount,
        effectiveDate,
      })),
    );
  });
}

/** For what a file is encrypted: the day and which of the day's files it is. */
export const bankFileOwner = ({ sendDay, fileIdModifier }: Pick<BankFile, 'sendDay' | 'fileIdModifier'>): string =>
  `${sendDay}${fileIdModifier}`;

/** A file's text, byte for byte as it was written. */
export const textOfBankFile = (vault: Vault, file: BankFile): string =>
  vault.unlock('bank-file', bankFileOwner(file), file.body);

/** Tries each new bank account without money; a draft may be taken three banking days after (S1 §2.6). */
async function prenotes({ vault }: BankFileServices, tx: Transaction, sendDay: LocalDay): Promise<Prepared[]> {
  const effectiveDate = addBankingDays(sendDay, 1);
  const prepared: Prepared[] = [];
  for (const draft of await draftsWithoutPrenote(tx)) {
    const entry = entryOf(vault, draft, 0);
    if (achEntryFault(entry)) continue;
    await notePrenote(tx, draft.accountNumber, effectiveDate);
    prepared.push({ entry, effectiveDate, accountNumber: draft.accountNumber, transNo: null });
  }
  return prepared;
}

async function debits(services: BankFileServices, tx: Transaction, sendDay: LocalDay, now: Date): Promise<Prepared[]> {
  const prepared: Prepared[] = [];
  for (const due of await listToSend(tx, sendDay)) {
    const one = await debitOf(services, tx, due, sendDay, now);
    if (one) prepared.push(one);
  }
  return prepared;
}

/** The debit of one draft; a draft that is gone is cancelled, one that owes nothing skipped, one too early waits. */
async function debitOf(
  { vault, site }: BankFileServices,
  tx: Transaction,
  due: DuePayment,
  sendDay: LocalDay,
  now: Date,
): Promise<Prepared | undefined> {
  const { planKey: accountNumber } = due;
  const draft = await findBankDraft(tx, accountNumber);
  const account = await findAccount(tx, accountNumber);
  if (!draft || !account) {
    await moveDuePayment(tx, due, 'cancel', now, { reason: 'removed' });
    return undefined;
  }
  if (draft.prenoteEffectiveDate === null) return undefined;
  const schedule = achSchedule(due.dueDay, draft.prenoteEffectiveDate, sendDay);
  if (schedule.sendDay > sendDay) {
    await postponeDuePayment(tx, due, schedule.sendDay, now);
    return undefined;
  }
  const amount = due.state === 'returned' ? due.amount : account.accountBalance;
  const entry = entryOf(vault, draft, amount);
  if (amount <= 0 || achEntryFault(entry)) {
    await moveDuePayment(tx, due, 'skip', now, { reason: amount <= 0 ? 'nothing' : 'bank-account' });
    return undefined;
  }
  const transNo = newTransNo(now, site().timeZone);
  await moveDuePayment(tx, due, 'send', now, { transNo, amount });
  return { entry, effectiveDate: schedule.effectiveEntryDate, accountNumber, transNo };
}

function entryOf(vault: Vault, draft: BankDraft, amount: number): AchEntry {
  return {
    routingNumber: draft.routingNumber,
    bankAccountNumber: vault.unlock('bank-account-number', draft.accountNumber, draft.bankAccountNumber),
    accountType: draft.accountType,
    amount,
    isPrenote: amount === 0,
    individualId: draft.accountNumber,
    individualName: draft.holder,
    paymentType: 'R',
  };
}

const batchesOf = (prepared: readonly Prepared[]): AchBatch[] =>
  byEffectiveDate(prepared).map(([effectiveEntryDate, group]) => ({
    entryClass: 'WEB',
    effectiveEntryDate,
    entries: group.map(({ entry }) => entry),
  }));

function byEffectiveDate(prepared: readonly Prepared[]): [LocalDay, Prepared[]][] {
  const days = [...new Set(prepared.map(({ effectiveDate }) => effectiveDate))].sort();
  return days.map((day) => [day, prepared.filter(({ effectiveDate }) => effectiveDate === day)]);
}

/** Trace numbers are counted on from file to file; after 9,999,999 they begin again. */
const sequenceAfter = (trace: string | undefined): number =>
  trace === undefined ? 1 : (Number(trace.slice(-7)) % 9_999_999) + 1;

async function nextModifier(tx: Transaction, sendDay: LocalDay): Promise<string> {
  const modifier = fileIdModifiers[(await bankFilesOf(tx, sendDay)).length];
  if (modifier === undefined) throw new Error(`${sendDay} has as many bank files as a day can have.`);
  return modifier;
}
