/**
 * A second reader of ACH files, as a bank's window would run one: record after record, by the widths of the fields in
 * the order of the published layout, each record judged as it comes. It shares nothing with writer or first reader.
 */
export interface TakenEntry {
  readonly code: string;
  readonly routing: string;
  readonly account: string;
  readonly cents: number;
  readonly id: string;
  readonly name: string;
  readonly trace: string;
}

/** What stood in a batch, as the bank would put it on a statement. */
export interface TakenBatch {
  readonly entryClass: string;
  readonly description: string;
  readonly company: string;
  readonly settles: string;
  readonly entries: readonly TakenEntry[];
}

interface Counted {
  records: number;
  hash: number;
  debit: number;
  credit: number;
}
type OpenBatch = { header: string[]; entries: TakenEntry[]; counted: Counted };

const widths = {
  fileHeader: [1, 2, 10, 10, 6, 4, 1, 3, 2, 1, 23, 23, 8],
  batchHeader: [1, 3, 16, 20, 10, 3, 10, 6, 6, 3, 1, 8, 7],
  entry: [1, 2, 8, 1, 17, 10, 15, 22, 2, 1, 8, 7],
  batchControl: [1, 3, 6, 10, 12, 12, 10, 19, 6, 8, 7],
  fileControl: [1, 6, 6, 8, 10, 12, 12, 39],
} as const;
const nothing = (): Counted => ({ records: 0, hash: 0, debit: 0, credit: 0 });

/** Takes a file in, or throws the sentence with which the bank would refuse it. */
export function takeAtBankWindow(text: string): readonly TakenBatch[] {
  const lines = text.replace(/\n$/, '').split('\n');
  refuseUnless(lines.length > 0 && lines.length % 10 === 0, 'the file is not made of blocks of ten records');
  const batches: TakenBatch[] = [];
  const total = nothing();
  let open: OpenBatch | undefined;
  let closed = false;
  for (const [at, line] of lines.entries()) {
    refuseUnless(line.length === 94 && /^[ -~]+$/.test(line), `record ${at + 1} is not 94 printable characters`);
    if (closed) refuseUnless(line === '9'.repeat(94), `record ${at + 1} stands after the end`);
    else if (at === 0) judgeFileHeader(line);
    else if (line.startsWith('5')) {
      refuseUnless(open === undefined, 'a batch begins inside another');
      open = { header: judgedBatchHeader(line, batches.length + 1), entries: [], counted: nothing() };
    } else if (line.startsWith('6')) takeEntry(line, open, batches);
    else if (line.startsWith('8')) {
      batches.push(closeBatch(line, open, total));
      open = undefined;
    } else {
      refuseUnless(open === undefined, 'the file ends inside a batch');
      judgeFileControl(line, batches.length, lines.length / 10, total);
      closed = true;
    }
  }
  refuseUnless(closed, 'the file has no end');
  return batches;
}

function judgeFileHeader(line: string): void {
  const [type, priority, , , made, time, modifier, size, blocking, format] = cut(line, widths.fileHeader);
  refuseUnless(type === '1' && priority === '01', 'the file does not begin with its header');
  refuseUnless(isDate(made) && /^([01]\d|2[0-3])[0-5]\d$/.test(time ?? ''), 'the header’s day or time is none');
  refuseUnless(/^[A-Z0-9]$/.test(modifier ?? ''), 'the header’s modifier is none');
  refuseUnless(size === '094' && blocking === '10' && format === '1', 'the header’s sizes are not 094, 10 and 1');
}

function judgedBatchHeader(line: string, number: number): string[] {
  const header = cut(line, widths.batchHeader);
  const [, service, company = '', , companyId = '', entryClass, description = '', , settles, julian, status] = header;
  refuseUnless(['200', '220', '225'].includes(service ?? ''), 'the batch’s service class is none');
  refuseUnless(company.trim() !== '' && companyId.trim() !== '', 'the batch does not say whose it is');
  refuseUnless(['PPD', 'WEB'].includes(entryClass ?? ''), 'the batch’s entry class is none that this window takes');
  refuseUnless(description.trim() !== '' && isDate(settles), 'the batch has no description or no day');
  refuseUnless(julian === '   ' && status === '1', 'the batch’s settlement date is the bank’s to fill');
  refuseUnless(Number(header[12]) === number, 'batches are not numbered in their order');
  return header;
}

function takeEntry(line: string, open: OpenBatch | undefined, before: readonly TakenBatch[]): void {
  refuseUnless(open !== undefined, 'an entry stands in no batch');
  if (!open) return;
  const [
    ,
    code = '',
    rdfi = '',
    check = '',
    account = '',
    amount = '',
    id = '',
    name = '',
    kind,
    addenda,
    odfi,
    number,
  ] = cut(line, widths.entry);
  const cents = digits(amount);
  const isPrenote = /^[23][38]$/.test(code);
  refuseUnless(/^[23][2378]$/.test(code), `transaction code ${code} is none of a checking or savings account`);
  refuseUnless(checkDigitOf(rdfi) === check, `${rdfi}${check} fails its check digit`);
  refuseUnless(/^[0-9A-Z-]+ *$/.test(account), 'the account number is empty or not to the left');
  refuseUnless(isPrenote === (cents === 0), 'a prenote has no money, and nothing else has none');
  refuseUnless(addenda === '0', 'an addenda is promised');
  refuseUnless(odfi === open.header[11], 'the trace number begins with another bank');
  refuseUnless(open.header[5] === 'PPD' || /^[RS] $/.test(kind ?? ''), 'a WEB entry says R or S');
  const trace = `${odfi}${number}`;
  const last = open.entries.at(-1)?.trace ?? before.at(-1)?.entries.at(-1)?.trace ?? '';
  refuseUnless(last < trace, 'trace numbers do not ascend');
  open.entries.push({
    code,
    routing: rdfi + check,
    account: account.trim(),
    cents,
    id: id.trim(),
    name: name.trim(),
    trace,
  });
  open.counted.records += 1;
  open.counted.hash += digits(rdfi);
  open.counted[/^[23][23]$/.test(code) ? 'credit' : 'debit'] += cents;
}

function closeBatch(line: string, open: OpenBatch | undefined, total: Counted): TakenBatch {
  if (!open) throw new Error('refused: a batch ends that did not begin');
  const [, service, count, hash, debit, credit, companyId, , , odfi, number] = cut(line, widths.batchControl);
  const { header, counted, entries } = open;
  refuseUnless(entries.length > 0, 'a batch is empty');
  judgeCounted([count, hash, debit, credit], counted, 'batch');
  refuseUnless(
    service === header[1] && companyId === header[4] && odfi === header[11] && number === header[12],
    'a batch does not end as it began',
  );
  const isMixed = counted.credit > 0 && counted.debit > 0;
  refuseUnless(isMixed === (service === '200'), 'a batch’s service class does not fit its entries');
  total.records += counted.records;
  total.hash += counted.hash;
  total.debit += counted.debit;
  total.credit += counted.credit;
  const [company, entryClass, description, settles] = [header[2], header[5], header[6], header[8]].map(
    (field) => field?.trim() ?? '',
  );
  return {
    entryClass: entryClass ?? '',
    description: description ?? '',
    company: company ?? '',
    settles: settles ?? '',
    entries,
  };
}

function judgeFileControl(line: string, batches: number, blocks: number, total: Counted): void {
  const [type, batchCount = '', blockCount = '', count, hash, debit, credit] = cut(line, widths.fileControl);
  refuseUnless(type === '9', 'a record of a kind that is none');
  refuseUnless(digits(batchCount) === batches && digits(blockCount) === blocks, 'the file miscounts batches or blocks');
  judgeCounted([count, hash, debit, credit], total, 'file');
}

function judgeCounted(said: readonly (string | undefined)[], counted: Counted, what: string): void {
  const [count, hash, debit, credit] = said.map((field) => digits(field ?? ''));
  refuseUnless(count === counted.records, `the ${what} miscounts its entries`);
  refuseUnless(hash === counted.hash % 10 ** 10, `the ${what}’s hash is wrong`);
  refuseUnless(debit === counted.debit && credit === counted.credit, `the ${what}’s money is wrong`);
}

/** A record's fields, one after the other. */
function cut(line: string, fields: readonly number[]): string[] {
  let from = 0;
  return fields.map((width) => {
    from += width;
    return line.slice(from - width, from);
  });
}

function digits(field: string): number {
  refuseUnless(/^\d+$/.test(field), `"${field}" is not all digits`);
  return Number(field);
}

/** The ninth digit: eight digits by 3, 7, 1 in turn, lifted to the next ten. */
function checkDigitOf(eight: string): string {
  const sum = [...eight].reduce((all, digit, at) => all + Number(digit) * (at % 3 === 0 ? 3 : at % 3 === 1 ? 7 : 1), 0);
  return String((1000 - sum) % 10);
}

function isDate(field: string | undefined): boolean {
  const day = `20${field?.replace(/^(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3')}`;
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}

function refuseUnless(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(`refused: ${sentence}`);
}
