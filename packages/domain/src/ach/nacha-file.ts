import type { LocalDay } from '../dates.ts';
import type { Cents } from '../money.ts';
import { type AchBatch, type AchEntry, type AchFileSettings, achEntryFault, transactionCode } from './ach-entry.ts';
import { dayField, digitsField, entryHash, textField, timeField, wholeText } from './ach-fields.ts';

/** Characters of a record, and records of a block (Nacha Operating Rules, Appendix Three). */
export const recordSize = 94;
export const blockingFactor = 10;
/** What members read on their bank statement. */
const entryDescription = 'UTILITY';
/** Every batch holds debits alone. */
const debitsOnly = '225';

/** When a file was made, and what tells it from the day's others. */
export interface NachaFileCreation {
  readonly createdOn: LocalDay;
  /** `HH:mm`. */
  readonly createdAt: string;
  /** A to Z or 0 to 9: the day's first file is A. */
  readonly fileIdModifier: string;
  /** The number of the first entry: counted on from file to file, trace numbers tell returns apart. 1 unless told. */
  readonly firstSequence?: number;
}

export interface NachaFile {
  readonly text: string;
  readonly counts: {
    readonly batches: number;
    readonly entries: number;
    readonly prenotes: number;
    readonly debits: Cents;
    readonly blocks: number;
  };
  /** By batch and entry as they were given: what a return names. */
  readonly traceNumbers: readonly (readonly string[])[];
}

/**
 * Writes an ACH file of debits as the co-op's bank takes it: the same input makes the same bytes (open-points §3).
 * An entry with a fault (`achEntryFault`), an empty batch, or no batch at all is a mistake of the caller and throws.
 */
export function nachaFile(
  settings: AchFileSettings,
  batches: readonly AchBatch[],
  creation: NachaFileCreation,
): NachaFile {
  const first = creation.firstSequence ?? 1;
  if (batches.length === 0) throw new RangeError('An ACH file holds at least one batch');
  if (!/^\d{8}$/.test(settings.odfiIdentification)) throw new RangeError('The ODFI is named by eight digits');

  let sequence = first;
  const traceNumbers = batches.map(({ entries }) =>
    entries.map(() => {
      const trace = settings.odfiIdentification + digitsField(sequence, 7);
      sequence += 1;
      return trace;
    }),
  );
  const entries = batches.flatMap((batch) => batch.entries);
  const records = [
    fileHeader(settings, creation),
    ...batches.flatMap((batch, index) => batchRecords(settings, batch, index + 1, traceNumbers[index] ?? [])),
  ];
  const blocks = Math.ceil((records.length + 1) / blockingFactor);
  records.push(fileControl(batches.length, blocks, entries));
  const padding = blocks * blockingFactor - records.length;
  records.push(...Array.from({ length: padding }, () => '9'.repeat(recordSize)));

  const prenotes = entries.filter(({ isPrenote }) => isPrenote).length;
  const counts = { batches: batches.length, entries: entries.length, prenotes, debits: sumOf(entries), blocks };
  return { text: `${records.join('\n')}\n`, counts, traceNumbers };
}

function fileHeader(settings: AchFileSettings, { createdOn, createdAt, fileIdModifier }: NachaFileCreation): string {
  if (!/^[A-Z0-9]$/.test(fileIdModifier)) throw new RangeError('A file is told from others by A to Z or 0 to 9');
  return [
    '1',
    '01',
    wholeText(settings.immediateDestination, 10).padStart(10),
    wholeText(settings.immediateOrigin, 10).padStart(10),
    dayField(createdOn),
    timeField(createdAt),
    fileIdModifier,
    digitsField(recordSize, 3),
    digitsField(blockingFactor, 2),
    '1',
    textField(settings.immediateDestinationName, 23),
    textField(settings.immediateOriginName, 23),
    textField('', 8),
  ].join('');
}

function batchRecords(
  settings: AchFileSettings,
  { entryClass, effectiveEntryDate, entries }: AchBatch,
  batchNumber: number,
  traces: readonly string[],
): readonly string[] {
  if (entries.length === 0) throw new RangeError('A batch holds at least one entry');
  const companyId = wholeText(settings.companyId, 10).padEnd(10);
  const ends = settings.odfiIdentification + digitsField(batchNumber, 7);
  const header = [
    '5',
    debitsOnly,
    textField(settings.companyName, 16),
    textField('', 20),
    companyId,
    entryClass,
    textField(entryDescription, 10),
    textField('', 6),
    dayField(effectiveEntryDate),
    textField('', 3),
    '1',
    ends,
  ];
  const details = entries.map((entry, index) => entryDetail(entry, entryClass, traces[index] ?? ''));
  const control = ['8', debitsOnly, totals(entries, 6), companyId, textField('', 25), ends];
  return [header.join(''), ...details, control.join('')];
}

/** A bank account number of more than seventeen characters is given by its first seventeen (Nacha Operating Rules, Appendix Three). */
function entryDetail(entry: AchEntry, entryClass: AchBatch['entryClass'], trace: string): string {
  const fault = achEntryFault(entry);
  if (fault) throw new RangeError(`The entry of ${entry.individualId} has a wrong ${fault}`);
  return [
    '6',
    transactionCode(entry),
    entry.routingNumber,
    textField(entry.bankAccountNumber.replaceAll(' ', ''), 17),
    digitsField(entry.amount, 10),
    textField(entry.individualId, 15),
    textField(entry.individualName, 22),
    textField(entryClass === 'WEB' ? entry.paymentType : '', 2),
    '0',
    trace,
  ].join('');
}

function fileControl(batches: number, blocks: number, entries: readonly AchEntry[]): string {
  return ['9', digitsField(batches, 6), digitsField(blocks, 6), totals(entries, 8), textField('', 39)].join('');
}

/** Count, entry hash, debits and credits: what batch and file control say of the entries above them. */
function totals(entries: readonly AchEntry[], countDigits: number): string {
  return [
    digitsField(entries.length, countDigits),
    digitsField(entryHash(entries.map(({ routingNumber }) => routingNumber)), 10),
    digitsField(sumOf(entries), 12),
    digitsField(0, 12),
  ].join('');
}

const sumOf = (entries: readonly AchEntry[]): Cents => entries.reduce((sum, { amount }) => sum + amount, 0);
