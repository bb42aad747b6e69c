import type { Cents } from '../../money.ts';
import type { AchBatch, AchFileSettings } from './ach-entry.ts';
import { digitsField } from './ach-fields.ts';
import { batchRecords, blockingFactor, fileControl, fileHeader, offsetOf, recordSize } from './ach-records.ts';
import type { NachaFileCreation } from './file-creation.ts';

export interface NachaFile {
  readonly text: string;
  /** Entries with those that balance the file. Money in cents. */
  readonly counts: {
    readonly batches: number;
    readonly entries: number;
    readonly prenotes: number;
    readonly debits: Cents;
    readonly credits: Cents;
    readonly blocks: number;
  };
  /** By batch and entry as they were given: what a return names. */
  readonly traceNumbers: readonly (readonly string[])[];
  /** The last number of this file: the next one counts on from it. */
  readonly lastSequence: number;
}

/** The highest number of a trace number's seven digits; a file that would pass it begins again at 1. */
const highestSequence = 9_999_999;

/**
 * Writes an ACH file of debits as the co-op's bank takes it: the same input makes the same bytes (planned-71).
 * An entry with a fault (`achEntryFault`), an empty batch, or no batch at all is a mistake of the caller and throws.
 */
export function nachaFile(
  settings: AchFileSettings,
  batches: readonly AchBatch[],
  creation: NachaFileCreation,
): NachaFile {
  if (batches.length === 0) throw new RangeError('An ACH file holds at least one batch');
  if (batches.some(({ entries }) => entries.length === 0)) throw new RangeError('A batch holds at least one entry');
  if (!/^\d{8}$/.test(settings.odfiIdentification)) throw new RangeError('The ODFI is named by eight digits');

  const lengths = batches.map((batch) => batch.entries.length + (offsetOf(settings, batch) ? 1 : 0));
  const { traces, lastSequence } = traceNumbersOf(settings, lengths, creation.lastSequence ?? 0);
  const made = batches.map((batch, index) => batchRecords(settings, batch, index + 1, traces[index] ?? []));
  const records = [fileHeader(settings, creation), ...made.flatMap((one) => one.records)];
  const blocks = Math.ceil((records.length + 1) / blockingFactor);
  const all = made.map(({ totals }) => totals);
  records.push(fileControl(batches.length, blocks, all));
  const padding = blocks * blockingFactor - records.length;
  records.push(...Array.from({ length: padding }, () => '9'.repeat(recordSize)));

  const entries = batches.flatMap((batch) => batch.entries);
  const counts = {
    batches: batches.length,
    entries: all.reduce((sum, one) => sum + one.entries, 0),
    prenotes: entries.filter(({ isPrenote }) => isPrenote).length,
    debits: all.reduce((sum, { debits }) => sum + debits, 0),
    credits: all.reduce((sum, { credits }) => sum + credits, 0),
    blocks,
  };
  const traceNumbers = batches.map((batch, index) => (traces[index] ?? []).slice(0, batch.entries.length));
  return { text: `${records.join('\n')}\n`, counts, traceNumbers, lastSequence };
}

/** A trace number for each record of each batch, ascending within the file (Nacha Operating Rules, Appendix Three). */
function traceNumbersOf(
  { odfiIdentification }: AchFileSettings,
  lengths: readonly number[],
  last: number,
): { readonly traces: readonly (readonly string[])[]; readonly lastSequence: number } {
  const count = lengths.reduce((sum, length) => sum + length, 0);
  let sequence = last + count > highestSequence ? 0 : last;
  const traces = lengths.map((length) =>
    Array.from({ length }, () => {
      sequence += 1;
      return odfiIdentification + digitsField(sequence, 7);
    }),
  );
  return { traces, lastSequence: sequence };
}
