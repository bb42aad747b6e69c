import type { Cents } from '../../money.ts';
import type { AchBatch, AchEntry, AchFileSettings, SettlementAccount } from './ach-entry.ts';
import { achEntryFault, maximumAchAmount, transactionCode } from './ach-entry.ts';
import { dayField, digitsField, entryHash, textField, timeField, wholeText } from './ach-fields.ts';
import type { NachaFileCreation } from './file-creation.ts';

/** Characters of a record, and records of a block (Nacha Operating Rules, Appendix Three). */
export const recordSize = 94;
export const blockingFactor = 10;

/** What members read on their bank statement; of an entry sent again it is prescribed (Nacha Operating Rules, 2.12.4). */
const entryDescription = 'UTILITY';
const retryDescription = 'RETRY PYMT';
/** Service classes: debits and credits, debits alone. */
const mixed = '200';
const debitsOnly = '225';

/** What batch and file control count of the entries above them. Money in cents. */
export interface AchTotals {
  readonly entries: number;
  /** Of every entry the receiving bank's nine digits. */
  readonly routingNumbers: readonly string[];
  readonly debits: Cents;
  readonly credits: Cents;
}

export function fileHeader(
  settings: AchFileSettings,
  { createdOn, createdAt, fileIdModifier }: NachaFileCreation,
): string {
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

/** Header, entries and control of a batch; `traces` are its entries', and after them the offset's where it has one. */
export function batchRecords(
  settings: AchFileSettings,
  batch: AchBatch,
  batchNumber: number,
  traces: readonly string[],
): { readonly records: readonly string[]; readonly totals: AchTotals } {
  const { entryClass, effectiveEntryDate, entries, isRetry } = batch;
  const offset = offsetOf(settings, batch);
  const serviceClass = offset ? mixed : debitsOnly;
  const companyId = wholeText(settings.companyId, 10).padEnd(10);
  const ends = settings.odfiIdentification + digitsField(batchNumber, 7);
  const header = [
    '5',
    serviceClass,
    textField(settings.companyName, 16),
    textField('', 20),
    companyId,
    entryClass,
    textField(isRetry ? retryDescription : entryDescription, 10),
    textField('', 6),
    dayField(effectiveEntryDate),
    textField('', 3),
    '1',
    ends,
  ];
  const details = entries.map((entry, index) => entryDetail(entry, entryClass, traces[index] ?? ''));
  if (offset) details.push(offsetDetail(settings, offset, entryClass, traces[entries.length] ?? ''));
  const routingNumbers = entries.map(({ routingNumber }) => routingNumber);
  const totals = {
    entries: details.length,
    routingNumbers: offset ? [...routingNumbers, offset.account.routingNumber] : routingNumbers,
    debits: sumOf(entries),
    credits: offset?.amount ?? 0,
  };
  const control = ['8', serviceClass, totalsField(totals, 6), companyId, textField('', 25), ends];
  return { records: [header.join(''), ...details, control.join('')], totals };
}

export function fileControl(batches: number, blocks: number, all: readonly AchTotals[]): string {
  const totals = {
    entries: all.reduce((sum, { entries }) => sum + entries, 0),
    routingNumbers: all.flatMap(({ routingNumbers }) => routingNumbers),
    debits: all.reduce((sum, { debits }) => sum + debits, 0),
    credits: all.reduce((sum, { credits }) => sum + credits, 0),
  };
  return ['9', digitsField(batches, 6), digitsField(blocks, 6), totalsField(totals, 8), textField('', 39)].join('');
}

/** The credit that balances a batch; a batch of prenotes has nothing to balance. */
export function offsetOf(
  { balanced }: AchFileSettings,
  { entries }: AchBatch,
): { readonly account: SettlementAccount; readonly amount: Cents } | undefined {
  const amount = sumOf(entries);
  return balanced && amount > 0 ? { account: balanced, amount } : undefined;
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

/** The credit to the co-op's own account (transaction codes 22, 32). */
function offsetDetail(
  settings: AchFileSettings,
  { account, amount }: { readonly account: SettlementAccount; readonly amount: Cents },
  entryClass: AchBatch['entryClass'],
  trace: string,
): string {
  if (amount > maximumAchAmount) throw new RangeError('A batch of more than $99,999,999.99 can’t be balanced');
  return [
    '6',
    account.accountType === 'Checking' ? '22' : '32',
    account.routingNumber,
    textField(wholeText(account.accountNumber, 17), 17),
    digitsField(amount, 10),
    textField(settings.companyId, 15),
    textField(settings.companyName, 22),
    textField(entryClass === 'WEB' ? 'S' : '', 2),
    '0',
    trace,
  ].join('');
}

/** Count, entry hash, debits and credits. */
function totalsField({ entries, routingNumbers, debits, credits }: AchTotals, countDigits: number): string {
  return [
    digitsField(entries, countDigits),
    digitsField(entryHash(routingNumbers), 10),
    digitsField(debits, 12),
    digitsField(credits, 12),
  ].join('');
}

export const sumOf = (entries: readonly AchEntry[]): Cents => entries.reduce((sum, { amount }) => sum + amount, 0);
