import { parseArgs } from 'node:util';
import { faultsOf, type NightOutcome, type NightStep, nightSteps } from '@rochdale/domain/office/nights/night-steps';
import { addNight } from '../../features/office/importing/recording/public.ts';
import { systemClock } from '../../platform/clock.ts';
import { type Environment, readEnvironment } from '../../platform/environment.ts';
import { sentenceOf } from '../../platform/process/program.ts';
import type { Command } from '../command.ts';
import { reconcileCommand } from '../money/reconcile.ts';
import { withDatabase } from '../with-database.ts';
import { backupCommand } from './backup.ts';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import { ratesCommand } from './rates.ts';
import { sendCommand } from './send.ts';
import { tellOfNight } from './tell-of-night.ts';

/** Days of books that are compared each night: what a weekend and a holiday leave behind. */
const comparedDays = '7';

export const nightlyCommand: Command = {
  usage: `nightly [--only <${nightSteps.join('|')}>[,…]]`,
  summary:
    'Imports, prices days, compares the books, exports all, sends it and backs up, one after the other. A step that fails holds up no other; the office is told by e-mail, and the end is 1.',
  async run(argumentsGiven) {
    const { values } = parseArgs({ args: [...argumentsGiven], options: { only: { type: 'string' } } });
    const environment = readEnvironment();
    const beganAt = systemClock.now();
    const night: NightOutcome[] = [];
    for (const step of stepsOf(values.only)) {
      const outcome = await runStep(step, commandOf(step, environment));
      console.log(lineOf(outcome));
      night.push(outcome);
    }
    if (night.every(({ ended }) => ended === 'not-set-up'))
      throw new Error('Nothing is set up for the night: docs/settings.md names IMPORT_DIR, EXPORT_DIR and BACKUP_DIR.');
    await keepNight(environment, beganAt, night);
    if (faultsOf(night).length === 0) return 0;
    try {
      const told = await tellOfNight(night);
      console.error(told > 0 ? `${told} are told by e-mail.` : 'Nobody is told: MORNING_MAIL_TO names nobody.');
    } catch (error) {
      console.error(`Nobody could be told: ${sentenceOf(error)}`);
    }
    return 1;
  },
};

/** Keeps how the night ended, for the office to see (office-118); a night that can't be kept is no worse for it. */
async function keepNight(environment: Environment, beganAt: Date, steps: readonly NightOutcome[]): Promise<void> {
  try {
    await withDatabase(environment, ({ db }) => addNight(db, { beganAt, endedAt: systemClock.now(), steps }));
  } catch (error) {
    console.error(`The night could not be noted: ${sentenceOf(error)}`);
  }
}

function stepsOf(only: string | undefined): readonly NightStep[] {
  if (only === undefined) return nightSteps;
  const names = only.split(',').map((one) => one.trim());
  const unknown = names.find((name) => !nightSteps.some((step) => step === name));
  if (unknown !== undefined) throw new Error(`There is no step ${unknown}: ${nightSteps.join(', ')}.`);
  return nightSteps.filter((step) => names.includes(step));
}

/** A command with the words that it is called by. */
type Prepared = { readonly command: Command; readonly words: readonly string[] } | undefined;

/** What a step runs; undefined where its setting is not there. */
function commandOf(step: NightStep, { nights, backupFolder }: Environment): Prepared {
  const { importFolder, exportFolder, backupsKept, send } = nights;
  const prepared: Readonly<Record<NightStep, Prepared>> = {
    import:
      importFolder === undefined
        ? undefined
        : { command: importCommand, words: ['import', importFolder, '--by', 'nightly'] },
    price: { command: ratesCommand, words: ['rates', 'price-days'] },
    reconcile: { command: reconcileCommand, words: ['reconcile', '--days', comparedDays] },
    export:
      exportFolder === undefined
        ? undefined
        : { command: exportCommand, words: ['export', 'all', '--to', exportFolder] },
    send: exportFolder === undefined || !send ? undefined : { command: sendCommand, words: ['send', exportFolder] },
    backup:
      backupFolder === undefined
        ? undefined
        : { command: backupCommand, words: ['backup', '--keep', String(backupsKept)] },
  };
  return prepared[step];
}

async function runStep(step: NightStep, prepared: Prepared): Promise<NightOutcome> {
  if (!prepared) return { step, ended: 'not-set-up' };
  const { command, words } = prepared;
  console.log(`\n${step}: coop ${words.join(' ')}`);
  try {
    return { step, ended: (await command.run(words.slice(1))) === 0 ? 'well' : 'open' };
  } catch (error) {
    const why = sentenceOf(error);
    console.error(why);
    return { step, ended: 'failed', why };
  }
}

const ends = { well: 'done', open: 'something is left open, see above', 'not-set-up': 'not set up' } as const;

const lineOf = (outcome: NightOutcome): string =>
  `${outcome.step}: ${outcome.ended === 'failed' ? 'failed' : ends[outcome.ended]}`;
