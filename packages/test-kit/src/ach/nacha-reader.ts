/**
 * A reader of ACH files that shares nothing with their writer: fields by the positions in which the published record
 * layout prints them (first and last column, counted from 1), and the sums that a bank checks before taking a file.
 */
type Layout = Readonly<Record<string, readonly [first: number, last: number]>>;

const layouts: Readonly<Record<string, Layout>> = {
  1: {
    priority: [2, 3],
    immediateDestination: [4, 13],
    immediateOrigin: [14, 23],
    creationDate: [24, 29],
    creationTime: [30, 33],
    fileIdModifier: [34, 34],
    recordSize: [35, 37],
    blockingFactor: [38, 39],
    formatCode: [40, 40],
    destinationName: [41, 63],
    originName: [64, 86],
    reference: [87, 94],
  },
  5: {
    serviceClass: [2, 4],
    companyName: [5, 20],
    companyData: [21, 40],
    companyId: [41, 50],
    entryClass: [51, 53],
    entryDescription: [54, 63],
    descriptiveDate: [64, 69],
    effectiveEntryDate: [70, 75],
    settlementDate: [76, 78],
    originatorStatus: [79, 79],
    odfi: [80, 87],
    batchNumber: [88, 94],
  },
  6: {
    transactionCode: [2, 3],
    rdfi: [4, 11],
    checkDigit: [12, 12],
    accountNumber: [13, 29],
    amount: [30, 39],
    individualId: [40, 54],
    individualName: [55, 76],
    paymentType: [77, 78],
    addendaIndicator: [79, 79],
    traceNumber: [80, 94],
  },
  8: {
    serviceClass: [2, 4],
    entryCount: [5, 10],
    entryHash: [11, 20],
    debits: [21, 32],
    credits: [33, 44],
    companyId: [45, 54],
    authentication: [55, 73],
    reserved: [74, 79],
    odfi: [80, 87],
    batchNumber: [88, 94],
  },
  9: {
    batchCount: [2, 7],
    blockCount: [8, 13],
    entryCount: [14, 21],
    entryHash: [22, 31],
    debits: [32, 43],
    credits: [44, 55],
    reserved: [56, 94],
  },
};

/** A record's fields as they stand, with their spaces. */
export type AchRecord = Readonly<Record<string, string>>;
export interface ReadBatch {
  readonly header: AchRecord;
  readonly entries: readonly AchRecord[];
  readonly control: AchRecord;
}

function recordOf(line: string): AchRecord {
  const type = line.slice(0, 1);
  const layout = layouts[type];
  if (!layout) throw new Error(`no record of type ${type}`);
  const fields = Object.entries(layout).map(([name, [first, last]]) => [name, line.slice(first - 1, last)]);
  return { type, ...Object.fromEntries(fields) };
}

const read = (record: AchRecord | undefined, field: string): string => {
  const text = record?.[field];
  if (text === undefined) throw new Error(`no field ${field}`);
  return text;
};
const sum = (records: readonly AchRecord[], field: string): number =>
  records.reduce((total, record) => total + Number(read(record, field)), 0);
/** Live credits, and prenotes of credits: transaction codes 22 to 24, 32 to 34; other codes of those accounts debit. */
const isCredit = (record: AchRecord): boolean => /^[23][234]$/.test(read(record, 'transactionCode'));
const credits = (records: readonly AchRecord[]): readonly AchRecord[] => records.filter(isCredit);
const debits = (records: readonly AchRecord[]): readonly AchRecord[] => records.filter((record) => !isCredit(record));

/** Reads a file and throws when it is not one that a bank would take. */
export function readNachaFile(text: string): { header: AchRecord; batches: ReadBatch[]; control: AchRecord } {
  const insist = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(what);
  };
  const lines = text.split('\n');
  insist(lines.pop() === '', 'the last record ends its line');
  insist(lines.length % 10 === 0, 'records come in blocks of ten');
  for (const line of lines) insist(/^[\x20-\x7e]{94}$/.test(line), `a record is 94 printable characters: ${line}`);
  const end = lines.findIndex((line) => line.startsWith('9'));
  insist(end > 0 && lines.slice(end + 1).every((line) => /^9{94}$/.test(line)), 'nothing but nines after the control');
  insist(lines.length - end <= 10, 'no block of nines alone');

  const [header, ...body] = lines.slice(0, end + 1).map(recordOf);
  const control = body.pop();
  if (!header || !control) throw new Error('a file has a header and a control');
  const batches: { header: AchRecord; entries: AchRecord[]; control: AchRecord }[] = [];
  let open: { header: AchRecord; entries: AchRecord[] } | undefined;
  for (const record of body) {
    const type = read(record, 'type');
    insist((type === '5') === (open === undefined), 'a batch begins where none is open');
    if (type === '5') open = { header: record, entries: [] };
    else if (type === '6') open?.entries.push(record);
    else if (open) {
      batches.push({ ...open, control: record });
      open = undefined;
    }
  }
  insist(open === undefined, 'the last batch is closed');

  const all = batches.flatMap((batch) => batch.entries);
  for (const batch of batches) {
    const { entries, header: top, control: bottom } = batch;
    insist(entries.length > 0 && entries.length === Number(read(bottom, 'entryCount')), 'the batch counts its entries');
    insist(sum(entries, 'rdfi') % 1e10 === Number(read(bottom, 'entryHash')), 'the batch sums its banks');
    insist(sum(debits(entries), 'amount') === Number(read(bottom, 'debits')), 'the batch sums its debits');
    insist(sum(credits(entries), 'amount') === Number(read(bottom, 'credits')), 'the batch sums its credits');
    insist(
      read(top, 'serviceClass') === (credits(entries).length > 0 ? '200' : '225'),
      'a batch with credits among its debits is of class 200, one of debits alone of 225',
    );
    for (const field of ['serviceClass', 'companyId', 'odfi', 'batchNumber'])
      insist(read(top, field) === read(bottom, field), `header and control of a batch agree on ${field}`);
  }
  insist(batches.length === Number(read(control, 'batchCount')), 'the file counts its batches');
  insist(lines.length / 10 === Number(read(control, 'blockCount')), 'the file counts its blocks');
  insist(all.length === Number(read(control, 'entryCount')), 'the file counts its entries');
  insist(sum(all, 'rdfi') % 1e10 === Number(read(control, 'entryHash')), 'the file sums its banks');
  insist(sum(debits(all), 'amount') === Number(read(control, 'debits')), 'the file sums its debits');
  insist(sum(credits(all), 'amount') === Number(read(control, 'credits')), 'the file sums its credits');
  const traces = all.map((record) => read(record, 'traceNumber'));
  insist(
    traces.every((trace, at) => at === 0 || (traces[at - 1] ?? '') < trace),
    'trace numbers ascend',
  );
  return { header, batches, control };
}
