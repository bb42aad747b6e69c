import { type LocalDay, localTimeAt } from '@rochdale/domain/dates';
import type { AchBatch } from '@rochdale/domain/planned/ach/ach-entry';
import { nachaFile } from '@rochdale/domain/planned/ach/nacha-file';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import type { PreparedEntry } from './bank-entry.ts';
import type { BankFileServices } from './bank-file-services.ts';
import {
  addBankFile,
  type BankFile,
  bankFilesOf,
  keepSequence,
  lastSequenceOf,
  lockBankFiles,
} from './bank-file-store.ts';
import type { BankSettings } from './bank-settings.ts';
import { prepareDebits } from './prepare-debits.ts';
import { preparePrenotes } from './prepare-prenotes.ts';
import { voidOverdueFiles } from './void-bank-files.ts';

const fileIdModifiers = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/**
 * Writes the day's bank file: prenotes for bank accounts that were never tried, and a debit for every draft whose day
 * has come (planned-64). File, entries and the state of every payment are one transaction, so that each is in
 * one file or in none; one process writes at a time. Answers undefined when there is nothing to send. What is `noted` of
 * the file stands in that transaction too.
 */
export async function writeBankFile(
  services: BankFileServices,
  settings: BankSettings,
  sendDay: LocalDay,
  noted: (tx: Transaction, file: BankFile) => Promise<void> = async () => undefined,
): Promise<BankFile | undefined> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    await lockBankFiles(tx);
    await voidOverdueFiles(tx, sendDay, clock.now());
    const prepared = [
      ...(await preparePrenotes(services, tx, sendDay)),
      ...(await prepareDebits(services, tx, sendDay)),
    ];
    if (prepared.length === 0) return undefined;
    const file = await writePrepared(services, tx, settings, sendDay, prepared);
    await noted(tx, file);
    return file;
  });
}

async function writePrepared(
  { clock, site, vault }: BankFileServices,
  tx: Transaction,
  settings: BankSettings,
  sendDay: LocalDay,
  prepared: readonly PreparedEntry[],
): Promise<BankFile> {
  const now = clock.now();
  const fileIdModifier = await nextModifier(tx, sendDay);
  const groups = batchesOf(prepared);
  const made = nachaFile(
    settings,
    groups.map(({ batch }) => batch),
    {
      createdOn: sendDay,
      createdAt: localTimeAt(now, site().timeZone).time,
      fileIdModifier,
      lastSequence: await lastSequenceOf(tx, settings.odfiIdentification),
    },
  );
  await keepSequence(tx, settings.odfiIdentification, made.lastSequence);
  const traceNumbers = made.traceNumbers.flat();
  return addBankFile(
    tx,
    {
      sendDay,
      fileIdModifier,
      body: vault.lock('bank-file', bankFileOwner({ sendDay, fileIdModifier }), made.text),
      entries: prepared.length,
      debit: made.counts.debits,
      createdAt: now,
    },
    groups
      .flatMap(({ group }) => group)
      .map(({ entry, effectiveDate, draft, transNo }, index) => ({
        traceNumber: traceNumbers[index] ?? '',
        kind: entry.isPrenote ? ('prenote' as const) : ('debit' as const),
        accountNumber: draft.accountNumber,
        authorizationId: draft.authorizationId,
        routingNumber: entry.routingNumber,
        bankAccountNumber: vault.lock('bank-account-number', draft.accountNumber, entry.bankAccountNumber),
        transNo,
        amount: entry.amount,
        effectiveDate,
      })),
  );
}

/** For what a file is encrypted: the day and which of the day's files it is. */
export const bankFileOwner = ({ sendDay, fileIdModifier }: Pick<BankFile, 'sendDay' | 'fileIdModifier'>): string =>
  `${sendDay}${fileIdModifier}`;

/** A file's text, byte for byte as it was written. */
export const textOfBankFile = (vault: Vault, file: BankFile): string =>
  vault.unlock('bank-file', bankFileOwner(file), file.body);

interface BatchOf {
  readonly batch: AchBatch;
  readonly group: readonly PreparedEntry[];
}

/** Batches by the day they settle, the class of their entries, and whether those are sent again; in that order. */
function batchesOf(prepared: readonly PreparedEntry[]): BatchOf[] {
  const keyOf = ({ effectiveDate, entryClass, isRetry }: PreparedEntry) =>
    `${effectiveDate} ${entryClass} ${isRetry ? 'again' : ''}`;
  const groups = new Map<string, PreparedEntry[]>();
  for (const one of prepared) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return [...groups.keys()].sort().flatMap((key) => {
    const group = groups.get(key) ?? [];
    return group.slice(0, 1).map(({ effectiveDate, entryClass, isRetry }) => ({
      group,
      batch: { entryClass, effectiveEntryDate: effectiveDate, isRetry, entries: group.map(({ entry }) => entry) },
    }));
  });
}

async function nextModifier(tx: Transaction, sendDay: LocalDay): Promise<string> {
  const modifier = fileIdModifiers[(await bankFilesOf(tx, sendDay)).length];
  if (modifier === undefined) throw new Error(`${sendDay} has as many bank files as a day can have.`);
  return modifier;
}
