import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { type LanguageName, languages } from '@rochdale/domain/texts/languages';
import { changeSite, type TypedChange } from '../features/website/site/change-site.ts';
import { type CoopFolder, readFolder } from '../features/website/site/co-op-folder.ts';
import { composeSites } from '../features/website/site/compose-sites.ts';
import { describeDifferences, describeKeys } from '../features/website/site/describe-site.ts';
import { changesIn, type SiteChange } from '../features/website/site/site-changes.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { describeChanges } from '../platform/run-time-settings/run-time-settings.ts';
import { readStoredSettings } from '../platform/run-time-settings/run-time-settings-store.ts';
import { checkFolder, writeNew } from './co-op-folders.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

interface Options {
  readonly language: LanguageName | undefined;
  readonly by: string;
}

export const siteCommand: Command = {
  usage:
    'site get [<key>] | site set <key> <value> [<key> <value> …] | site unset <key> … | site diff | site log | site check [<folder>] | site new <folder> --name <name> --phone <number>   [--language es] [--by <name>]',
  summary:
    'Shows the co-op’s settings, changes them while the portal runs, begins a new folder, and checks one before it is used.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: {
        language: { type: 'string' },
        by: { type: 'string' },
        name: { type: 'string' },
        phone: { type: 'string' },
      },
    });
    const [action = '', ...rest] = positionals;
    const options = { language: languageOf(values.language), by: (values.by ?? userInfo().username).slice(0, 100) };
    const environment = readEnvironment();
    const [path] = rest;
    if (action === 'new') return writeNew(environment, path, values);
    if (action === 'check') return checkFolder(environment, path);
    const folder = await readFolder(environment.coopFolder);
    if (action === 'get') return show(environment, folder, path ?? '', options);
    if (action === 'diff') return show(environment, folder, undefined, options);
    if (action === 'log') return log(environment, folder);
    if (action === 'set' && rest.length > 0 && rest.length % 2 === 0)
      return change(environment, folder, pairsOf(rest, options), options);
    if (action === 'unset' && rest.length > 0) {
      const typed = rest.map((key) => ({ key, language: options.language }));
      return change(environment, folder, typed, options);
    }
    throw new Error('Usage: coop site get, set <key> <value>, unset <key>, diff, log, check or new <folder>.');
  },
};

function pairsOf(rest: readonly string[], { language }: Options): TypedChange[] {
  return rest.flatMap((key, index) => (index % 2 === 0 ? [{ key, language, typed: rest[index + 1] ?? '' }] : []));
}

function languageOf(typed: string | undefined): LanguageName | undefined {
  const found = languages.find((one) => one === typed);
  if (typed !== undefined && found === undefined) throw new Error(`--language is one of ${languages.join(', ')}.`);
  return found;
}

const changesOf = async (db: Database): Promise<SiteChange[]> => changesIn(await readStoredSettings(db));

async function show(environment: Environment, folder: CoopFolder, key: string | undefined, { language }: Options) {
  const changes = await withDatabase(environment, ({ db }) => changesOf(db));
  const lines =
    key === undefined
      ? await describeDifferences(folder, changes)
      : await describeKeys(folder, changes, key, language ?? 'en');
  const nothing = key === undefined ? 'All is as the folder says.' : `${key} is not set; its default holds.`;
  console.log(lines.length === 0 ? nothing : lines.join('\n'));
  return 0;
}

async function log(environment: Environment, folder: CoopFolder): Promise<number> {
  const { timeZone } = (await composeSites(folder, []))();
  const lines = await withDatabase(environment, ({ db }) =>
    describeChanges(db, 'site', timeZone, (name) => `${name.slice(name.indexOf(':') + 1)}:`),
  );
  console.log(lines === '' ? 'Nobody has changed a setting.' : lines);
  return 0;
}

async function change(
  environment: Environment,
  folder: CoopFolder,
  typed: readonly TypedChange[],
  { by: changedBy }: Options,
): Promise<number> {
  return withDatabase(environment, async ({ db }) => {
    await changeSite(db, folder, typed, { changedBy, changedAt: systemClock.now() });
    for (const { key, language } of typed)
      for (const line of await describeKeys(folder, await changesOf(db), key, language ?? 'en')) console.log(line);
    console.log('Every process has it within seconds.');
    return 0;
  });
}
