import type { LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';

/** An entry of a bank file as it was sent. Money in cents. */
export interface SentEntry {
  readonly traceNumber: string;
  readonly kind: 'debit' | 'prenote';
  readonly routingNumber: string;
  readonly bankAccountNumber: string;
  readonly amount: Cents;
  /** What the co-op knows the payment by: the account's number. */
  readonly individualId: string;
  readonly effectiveDate: LocalDay;
}

/** A bank file as it was sent. */
export interface SentFile {
  readonly createdOn: LocalDay;
  /** `HH:mm`. */
  readonly createdAt: string;
  readonly fileIdModifier: string;
  readonly entries: readonly SentEntry[];
}

/** Why a text is no bank file of ours, in a sentence. */
export class NoBankFile extends Error {}

const kinds: Readonly<Record<string, SentEntry['kind']>> = { 27: 'debit', 37: 'debit', 28: 'prenote', 38: 'prenote' };

/**
 * Reads a bank file that was written before, by the published layout (Nacha Operating Rules, Appendix Three): fields by
 * first and last column. What credits the co-op's own account in a balanced file is left out. Throws NoBankFile where the
 * file was cut short or altered: its counts and sums are its own control.
 */
export function readBankFile(text: string): SentFile {
  const lines = text.split(/\r?\n/).filter((line) => line !== '' && !/^9{94}$/.test(line));
  const [header, ...rest] = lines;
  const control = rest.at(-1);
  if (header?.[0] !== '1' || control?.[0] !== '9' || lines.some((line) => line.length !== 94))
    throw new NoBankFile('It is no ACH file, or one that was cut short.');
  const entries: SentEntry[] = [];
  let effectiveDate = '';
  for (const line of rest) {
    if (line[0] === '5') effectiveDate = dayAt(line, 70);
    const kind = line[0] === '6' ? kinds[field(line, 2, 3)] : undefined;
    if (kind === undefined) continue;
    entries.push({
      traceNumber: field(line, 80, 94),
      kind,
      routingNumber: field(line, 4, 12),
      effectiveDate,
      bankAccountNumber: field(line, 13, 29).trim(),
      amount: Number(field(line, 30, 39)),
      individualId: field(line, 40, 54).trim(),
    });
  }
  const debits = entries.reduce((sum, { amount }) => sum + amount, 0);
  const details = rest.filter((line) => line[0] === '6').length;
  if (details !== Number(field(control, 14, 21)) || debits !== Number(field(control, 32, 43)))
    throw new NoBankFile('Its entries are not those that its last record counts.');
  const time = field(header, 30, 33);
  return {
    createdOn: dayAt(header, 24),
    createdAt: `${time.slice(0, 2)}:${time.slice(2)}`,
    fileIdModifier: field(header, 34, 34),
    entries,
  };
}

const field = (line: string, first: number, last: number): string => line.slice(first - 1, last);

/** The day of six digits (YYMMDD) from a column on. */
function dayAt(line: string, first: number): LocalDay {
  const day = field(line, first, first + 5).replace(/^(\d\d)(\d\d)(\d\d)$/, '20$1-$2-$3');
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new NoBankFile('A day in it can not be read.');
  return day;
}
