import { readFile } from 'node:fs/promises';
import { localTimeAt } from '@rochdale/domain/dates';
import { centsOf } from '@rochdale/domain/money';
import { paymentDayAt } from '@rochdale/domain/planned/due-payments/payment-day';
import {
  adoptBankFile,
  compareSince,
  type Part,
  type SinceItem,
  type SinceKind,
  type SinceReport,
  sendsBankFiles,
} from '../../features/office/restored/public.ts';
import { settleBankFiles } from '../../features/planned/bank-file/public.ts';

import { readEnvironment } from '../../platform/environment.ts';
import { type OpenServices, openServices } from '../../services.ts';
import { withDatabase } from '../with-database.ts';

/** What `coop reconcile --since-backup` was told. */
export interface SinceOptions {
  readonly post: boolean;
  readonly by?: string | undefined;
  readonly reason?: string | undefined;
  readonly split: readonly string[];
  readonly files: readonly string[];
  readonly noFilesSince: boolean;
}

const sentences: Record<SinceKind, string> = {
  same: 'known here',
  settled: 'known here, posted now',
  unknown: 'charged, not known here: to be posted after a look',
  posted: 'posted now',
  'no-account': 'charged, and no such account here: import it first',
  'several-accounts': 'charged for several accounts: say with --split what goes to which',
  'given-back': 'given or sent back there, posted here: to be taken back after a look',
  reversed: 'taken back now',
  'other-amount': 'charged with another amount than is known here',
};

const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** `coop reconcile --since-backup`: the payment company's own list since the backup, held against what came back. */
export async function reconcileSince(options: SinceOptions): Promise<number> {
  const { by, reason } = options;
  const look = options.post && by?.trim() && reason?.trim() ? { by, reason } : undefined;
  if (options.post && !look) throw new Error('Give who looked and why: --post --by <name> --reason <text>.');
  const splits = new Map(options.split.map(readSplit));
  const environment = readEnvironment();
  return withDatabase(environment, async (_database, url) => {
    const services = await openServices({ ...environment, databaseUrl: url, logLevel: 'warn' });
    try {
      await adoptFiles(services, options.files);
      const report = await compareSince(services, { look, splits });
      for (const line of linesOf(report, services.site().timeZone)) console.log(line);
      return await verdictOf(report, services, options);
    } finally {
      await services.close();
    }
  });
}

/** Files that the bank has: what they hold is on its way, and what has settled since is posted. */
async function adoptFiles(services: OpenServices, files: readonly string[]): Promise<void> {
  for (const path of files) {
    const done = await adoptBankFile(services, await readFile(path, 'latin1'));
    const { createdOn, fileIdModifier, entries } = done.file;
    const what = done.kind === 'known' ? 'known here' : `taken over as bank file ${done.fileNumber}`;
    console.log(`${path}, ${createdOn} ${fileIdModifier}, ${entries.length} entries: ${what}`);
  }
  if (files.length > 0) await settleBankFiles(services, paymentDayAt(services.clock.now(), services.site().timeZone));
}

function linesOf({ items, doubtful, from, until }: SinceReport, timeZone: string): string[] {
  const lineOf = ({ transNo, accountNumber, amount, at, kind, status }: SinceItem): string => {
    const { day, time } = localTimeAt(at, timeZone);
    return `${transNo} ${accountNumber} ${money(amount)} ${day} ${time} ${status}: ${sentences[kind]}`;
  };
  const count = (kind: SinceKind): number => items.filter((item) => item.kind === kind).length;
  return [
    ...items.filter(({ kind }) => kind !== 'same').map(lineOf),
    ...doubtful.map(
      ({ planKind, planKey, dueDay }) =>
        `${planKind} ${planKey}, ${dueDay}: not taken any more, since it may have been`,
    ),
    `${items.length} payments in the company’s list from ${from.toISOString()} to ${until.toISOString()}: ${count('same')} known, ${count('settled') + count('posted')} posted now, ${count('reversed')} taken back now`,
  ];
}

async function verdictOf(
  { left, items, completeFrom, until }: SinceReport,
  { db }: OpenServices,
  { files, noFilesSince }: SinceOptions,
): Promise<number> {
  const open: string[] = [];
  if (files.length === 0 && !noFilesSince && (await sendsBankFiles(db)))
    open.push(
      'Bank files of after the backup are not known here: name each with --bank-file-entries <file.ach>, or say --no-files-since.',
    );
  if (left > 0) open.push(`${left} wait for --post --by <name> --reason <text>.`);
  if (items.some(({ kind }) => kind === 'other-amount')) open.push('Amounts differ: ask the payment company.');
  if (until < completeFrom)
    open.push(`Pages that were open can be paid until ${completeFrom.toISOString()}: run this again after that.`);
  for (const sentence of open) console.log(sentence);
  return open.length > 0 ? 1 : 0;
}

/** `20271108-ABC:104471882=12.34,104480316=5`. */
function readSplit(text: string): [string, Part[]] {
  const [transNo, list] = text.split(':');
  const parts = list?.split(',').map((part) => /^(\w+)=(\d+(?:\.\d{1,2})?)$/.exec(part)) ?? [];
  const read = parts.flatMap((part) =>
    part?.[1] !== undefined && part[2] !== undefined
      ? [{ accountNumber: part[1], amount: centsOf(Number(part[2])) }]
      : [],
  );
  if (!transNo || read.length === 0 || read.length < parts.length)
    throw new Error(`--split must be <number>:<account>=<dollars>,<account>=<dollars>; not ${text}.`);
  return [transNo, read];
}
