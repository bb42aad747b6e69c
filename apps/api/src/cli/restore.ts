import { parseArgs } from 'node:util';
import { restoreBackup } from '../features/backup/restore-backup.ts';
import { readEnvironment } from '../platform/environment.ts';
import type { Command } from './command.ts';
import { withServer } from './with-database.ts';

export const restoreCommand: Command = {
  name: 'restore',
  usage: 'restore <folder> [--force]',
  summary:
    'Brings a backup into an empty database, checked against its sums; --force replaces what is there. Stop the portal first.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } },
    });
    const [folder, ...rest] = positionals;
    if (folder === undefined || rest.length > 0) throw new Error('Say from where: coop restore <folder> [--force].');
    return withServer(readEnvironment(), async (url) => {
      const progress = (table: string, rows: number) => {
        if (rows > 0) console.log(`${table}: ${rows}`);
      };
      const { takenAt, tables } = await restoreBackup(url, folder, { force: values.force, progress });
      console.log(`${tables.length} tables are as they were at ${takenAt}; every sum is equal.`);
      return 0;
    });
  },
};
