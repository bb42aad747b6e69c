import { randomInt } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { constants, setPriority, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  describeRehearsal,
  dropScratch,
  listScratch,
  prepareReportFolder,
  rehearse,
  WrongControlFile,
  writeReport,
} from '../../features/office/importing/rehearsing/public.ts';
import { loadSite } from '../../features/website/site/load-site.ts';
import { systemClock } from '../../platform/clock.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { type Environment, readEnvironment } from '../../platform/environment.ts';
import { readKeys } from '../../platform/keys.ts';
import { vaultOf } from '../../platform/sealing/vault.ts';
import type { Command } from '../command.ts';
import { withServer } from '../with-database.ts';
import { endProgress, showProgress } from './show-progress.ts';

const ready = 0;
const notReady = 1;
const wrongUse = 2;

export const rehearseCommand: Command = {
  usage:
    'rehearse <folder> [--out <folder>] [--language <en|es>] [--seed <number>] [--by <name>] | rehearse --list | rehearse --drop',
  summary:
    'Imports a folder into a database of its own, compares it with control.csv, and writes a report that says ready (0), or not and why (1).',
  async run(argumentsGiven) {
    const asked = askedOf(argumentsGiven);
    if ('wrong' in asked) {
      console.error(asked.wrong);
      return wrongUse;
    }
    if (asked.what === 'list') return list();
    if (asked.what === 'drop') return drop();
    return rehearseFolder(asked);
  },
};

interface Asked {
  readonly what: 'rehearse';
  readonly folder: string;
  readonly out: string;
  readonly language: 'en' | 'es';
  readonly seed: number;
  readonly by: string;
}

const usage = 'Usage: coop rehearse <folder>, coop rehearse --list, or coop rehearse --drop.';

function askedOf(
  given: readonly string[],
): Asked | { readonly what: 'list' } | { readonly what: 'drop' } | { readonly wrong: string } {
  const parsed = parsedOf(given);
  if ('wrong' in parsed) return parsed;
  const { values, positionals } = parsed;
  const [folder, ...rest] = positionals;
  if (values.list || values.drop)
    return folder === undefined && !(values.list && values.drop)
      ? values.list
        ? { what: 'list' }
        : { what: 'drop' }
      : { wrong: usage };
  if (folder === undefined || rest.length > 0) return { wrong: usage };
  const { language, by } = values;
  if (language !== 'en' && language !== 'es') return { wrong: '--language must be en or es.' };
  const seed = values.seed === undefined ? randomInt(1, 1_000_000) : Number(values.seed);
  if (!Number.isSafeInteger(seed) || seed < 0) return { wrong: '--seed must be a whole number.' };
  const stamp = systemClock.now().toISOString().slice(0, 19).replaceAll(':', '-');
  const out = resolve(values.out ?? join(folder, `rehearsal-${stamp}`));
  return {
    what: 'rehearse',
    folder: resolve(folder),
    out,
    language,
    seed,
    by: (by ?? userInfo().username).slice(0, 100),
  };
}

function parsedOf(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        language: { type: 'string', default: 'en' },
        seed: { type: 'string' },
        by: { type: 'string' },
        list: { type: 'boolean', default: false },
        drop: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : usage };
  }
}

async function rehearseFolder({ folder, out, language, seed, by }: Asked): Promise<number> {
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) {
    console.error(`${folder} is no folder.`);
    return wrongUse;
  }
  // Members come first, where both want the processor.
  setPriority(constants.priority.PRIORITY_LOW);
  await prepareReportFolder(out);
  const environment = readEnvironment();
  const site = await loadSite(environment.coopFolder);
  const { masterKeys } = await readKeys(environment);
  const { timeZone } = site;
  try {
    return await withLive(environment, (live) =>
      rehearse(
        { folder, live, vault: vaultOf(masterKeys), clock: systemClock, timeZone, by, seed, onProgress: showProgress },
        async (rehearsal, scratch) => {
          endProgress();
          // Said first: the disk that takes the report may be full.
          console.log(describeRehearsal(rehearsal, { coop: site.settings.coopName, timeZone }));
          for (const path of await writeReport(out, rehearsal, scratch.db, { site, language })) console.log(path);
          return rehearsal.notReady.length === 0 ? ready : notReady;
        },
      ),
    );
  } catch (error) {
    if (!(error instanceof WrongControlFile)) throw error;
    console.error(`${error.message}\nNothing was rehearsed.`);
    return wrongUse;
  }
}

/** Runs beside the live database as it stands: not even its schema is touched. */
async function withLive(environment: Environment, run: (live: OpenDatabase) => Promise<number>): Promise<number> {
  return withServer(environment, async (url) => {
    const live = openDatabase(url, 2);
    return run(live).finally(() => live.close());
  });
}

async function list(): Promise<number> {
  return withLive(readEnvironment(), async ({ db }) => {
    const found = await listScratch(db);
    const lines = found.map(({ name, beganAt }) => `${name}, begun ${beganAt.toISOString()}`);
    console.log(lines.length === 0 ? 'No rehearsal is there.' : lines.join('\n'));
    return ready;
  });
}

async function drop(): Promise<number> {
  return withLive(readEnvironment(), async ({ db }) => {
    let isAllGone = true;
    for (const scratch of await listScratch(db)) {
      const isGone = await dropScratch(db, scratch);
      isAllGone &&= isGone;
      console.log(isGone ? `${scratch.name} is ended.` : `${scratch.name} stays: somebody is in it.`);
    }
    return isAllGone ? ready : notReady;
  });
}
