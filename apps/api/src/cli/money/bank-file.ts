import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { localTimeAt } from '@rochdale/domain/dates';
import { requireNotHeld } from '../../features/office/holds/public.ts';
import {
  acceptBankFile,
  type BankFile,
  listBankChanges,
  listBankFiles,
  loadBankSettings,
  noteChangeDone,
  type SaveBankFile,
  takeBankFileAgain,
  takeBankFiles,
  writeBankFile,
} from '../../features/planned/bank-file/public.ts';
import { sitesNow } from '../../features/website/site/sites-now.ts';
import { systemClock } from '../../platform/clock.ts';
import { type Environment, readEnvironment } from '../../platform/environment.ts';
import { writeWholeFile } from '../../platform/files/write-whole-file.ts';
import { openJobQueue } from '../../platform/jobs/job-queue.ts';
import { readKeys } from '../../platform/keys.ts';
import { vaultOf } from '../../platform/sealing/vault.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import { endDraft, listHeld, releaseDraft } from './held-drafts.ts';

const maxChanges = 100;

export const bankFileCommand: Command = {
  usage:
    'bank-file list | accepted <number> | changes | change-done <trace number> <code> | held | release <account> --by <name> --reason <text> | end <account> --by <name> --reason <text>',
  summary:
    'Shows the bank files and what became of them, notes that the bank accepted one, shows what banks asked to be changed, and the drafts that wait for the office: releases one or ends it.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: { by: { type: 'string', default: '' }, reason: { type: 'string', default: '' } },
    });
    const [action, which = '', code = ''] = positionals;
    const environment = readEnvironment();
    if (action === 'list') return list(environment);
    if (action === 'accepted') return accepted(environment, which);
    if (action === 'changes') return changes(environment);
    if (action === 'change-done') return changeDone(environment, which, code);
    if (action === 'held') return listHeld(environment);
    if (action === 'release' || action === 'end') {
      const decision = { accountNumber: which, byWhom: values.by.trim(), reason: values.reason.trim() };
      if (which === '' || decision.byWhom === '' || decision.reason === '')
        throw new Error(`Usage: coop bank-file ${action} <account> --by … --reason ….`);
      return (action === 'release' ? releaseDraft : endDraft)(environment, decision);
    }
    throw new Error(
      'Usage: coop bank-file list, accepted <number>, changes, change-done <trace number> <code>, held, release or end.',
    );
  },
};

/**
 * The day's file, written now if the worker has not, and every other that nobody has taken; with a number that one
 * again, byte for byte. Nothing is marked as taken that could not be put into the folder.
 */
export async function exportBankDrafts(environment: Environment, to: string, again?: number): Promise<number> {
  const bank = await loadBankSettings(environment.coopFolder);
  if (!bank) throw new Error('There is no bank.yaml in the co-op’s folder.');
  const vault = vaultOf((await readKeys(environment)).masterKeys);
  return withDatabase(environment, async ({ db }, url) => {
    await requireNotHeld(db);
    const site = await sitesNow(db, environment.coopFolder);
    const jobs = await openJobQueue(url);
    const services = { db, clock: systemClock, site, vault, jobs, publicUrl: environment.publicUrl };
    try {
      if (again !== undefined) return saidAgain(again, await takeBankFileAgain(services, again, saveTo(to)));
      await writeBankFile(services, bank, localTimeAt(systemClock.now(), site().timeZone).day);
      if ((await takeBankFiles(services, saveTo(to))) === 0) console.log('There is nothing to send.');
      return 0;
    } finally {
      await jobs.close();
    }
  });
}

/** A whole file or none stands in the folder; nobody but its owner reads it. */
function saveTo(folder: string): SaveBankFile {
  return async (file, text) => {
    await writeWholeFile(folder, nameOf(file), text, 0o600);
    console.log(
      `Bank file ${file.fileNumber}: ${file.entries} entries, ${dollars(file.debit)} in ${join(folder, nameOf(file))}`,
    );
  };
}

function saidAgain(number: number, became: Awaited<ReturnType<typeof takeBankFileAgain>>): number {
  if (became === 'saved') return 0;
  console.error(became === 'unknown' ? `There is no bank file ${number}.` : givenUp(number, became.givenUpAt));
  return 1;
}

const givenUp = (number: number, at: Date): string =>
  `Bank file ${number} was given up ${at.toISOString()}, for nobody took it in time: what it held went on into a later file.`;

async function accepted(environment: Environment, which: string): Promise<number> {
  if (!/^\d{1,9}$/.test(which)) throw new Error('Usage: coop bank-file accepted <number>.');
  return withDatabase(environment, async ({ db }) => {
    const became = await acceptBankFile({ db, clock: systemClock }, Number(which));
    if (became === 'accepted' || became === 'again') {
      console.log(`Bank file ${which} is accepted${became === 'again' ? ' already' : ''}.`);
      return 0;
    }
    console.error(became === 'unknown' ? `There is no bank file ${which}.` : givenUp(Number(which), became.givenUpAt));
    return 1;
  });
}

async function list(environment: Environment): Promise<number> {
  return withDatabase(environment, async ({ db }) => {
    const files = await listBankFiles(db);
    console.log(files.length === 0 ? 'There is no bank file.' : files.map(lineOfBankFile).join('\n'));
    return 0;
  });
}

/** What became of a file, in a line. */
export const lineOfBankFile = (file: BankFile): string =>
  `bank file ${file.fileNumber} ${nameOf(file)} ${file.entries} entries, ${dollars(file.debit)}, ${stateOf(file)}`;

function stateOf({ takenAt, acceptedAt, voidedAt }: BankFile): string {
  if (voidedAt) return `given up ${voidedAt.toISOString()}`;
  if (takenAt === null) return 'not taken';
  const taken = `taken ${takenAt.toISOString()}`;
  return acceptedAt ? `${taken}, accepted ${acceptedAt.toISOString()}` : taken;
}

/** Outcomes as an office reads them. */
const outcomes = {
  applied: 'applied',
  gone: 'the draft has another bank account now, or is gone',
  unknown: 'names no entry of ours',
  unreadable: 'its data are not as the code lays them out: ask the bank',
  review: 'is for a person',
  done: 'made by a person',
} as const;

async function changes(environment: Environment): Promise<number> {
  return withDatabase(environment, async ({ db }) => {
    const found = await listBankChanges(db, maxChanges);
    const lines = found.map(({ receivedOn, changeCode, traceNumber, accountNumber, outcome }) => {
      const account = accountNumber === null ? '' : ` account ${accountNumber}`;
      return `${receivedOn} ${changeCode} ${traceNumber}${account}: ${outcome === null ? 'waits' : outcomes[outcome]}`;
    });
    console.log(lines.length === 0 ? 'No bank has asked for a change.' : lines.join('\n'));
    return 0;
  });
}

async function changeDone(environment: Environment, traceNumber: string, changeCode: string): Promise<number> {
  if (traceNumber === '' || changeCode === '')
    throw new Error('Usage: coop bank-file change-done <trace number> <code>.');
  return withDatabase(environment, async ({ db }) => {
    const waited = await noteChangeDone(db, { traceNumber, changeCode });
    if (waited) console.log(`Change ${changeCode} of ${traceNumber} is made.`);
    else console.error(`No change ${changeCode} of ${traceNumber} waits for a person.`);
    return waited ? 0 : 1;
  });
}

const nameOf = ({ sendDay, fileIdModifier }: BankFile): string => `bank-drafts-${sendDay}-${fileIdModifier}.ach`;
const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
