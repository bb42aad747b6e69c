import { parseArgs } from 'node:util';
import { bringBackCoopFiles, refuseUnwritable } from '../../features/office/backup/co-op-files.ts';
import { restoreBackup } from '../../features/office/backup/restore-backup.ts';
import { messagesAside } from '../../features/office/restored/public.ts';
import { readEnvironment } from '../../platform/environment.ts';
import type { Command } from '../command.ts';
import { withDatabase, withServer } from '../with-database.ts';
import { release } from './restore-release.ts';

export const restoreCommand: Command = {
  usage:
    'restore <folder> [--force] | restore messages | restore release --by <name> --reason <text> (--export-number <n> --bank-file <n> | --no-files-since) [--unreconciled] [--send-waiting]',
  summary:
    'Brings a backup into an empty database, checked against its sums, and holds it until it is released; --force replaces what is there. Stop the portal first.',
  async run(argumentsGiven) {
    const [first, ...rest] = argumentsGiven;
    if (first === 'release') return release(rest);
    if (first === 'messages' && rest.length === 0) return listMessages();
    return bringBack(argumentsGiven);
  },
};

async function bringBack(argumentsGiven: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...argumentsGiven],
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new Error('Usage: coop restore <folder> [--force].');
  const environment = readEnvironment();
  await refuseUnwritable(folder, environment.coopFolder);
  return withServer(environment, async (url) => {
    const progress = (table: string, rows: number) => {
      if (rows > 0) console.log(`${table}: ${rows}`);
    };
    const { takenAt, tables, files } = await restoreBackup(url, folder, { force: values.force, progress });
    console.log(`${tables.length} tables are as they were at ${takenAt}; every sum is equal.`);
    if (files) await bringBackFiles(folder, environment.coopFolder);
    console.log('Money and messages are held. Import the newest files, then: coop reconcile --since-backup');
    return 0;
  });
}

async function bringBackFiles(folder: string, coopFolder: string): Promise<void> {
  const { written, different } = await bringBackCoopFiles(folder, coopFolder);
  console.log(`${written} files that were missing are back in ${coopFolder}.`);
  for (const path of different) console.log(`not as in the backup, and left as it is: ${path}`);
}

/** What waited to be sent when the backup was taken, and is set aside. */
async function listMessages(): Promise<number> {
  return withDatabase(readEnvironment(), async ({ db }) => {
    const kinds = await messagesAside(db);
    for (const { kind, count } of kinds) console.log(`${kind}: ${count}`);
    if (kinds.length === 0) console.log('No message is set aside.');
    return 0;
  });
}
