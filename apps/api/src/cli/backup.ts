import { parseArgs } from 'node:util';
import { writeBackup } from '../features/backup/write-backup.ts';
import { readEnvironment } from '../platform/environment.ts';
import { releaseOf } from '../platform/release.ts';
import type { Command } from './command.ts';
import { withServer } from './with-database.ts';

export const backupCommand: Command = {
  name: 'backup',
  usage: 'backup <folder>',
  summary:
    'Writes all that the database holds, as it is at one moment, into an empty folder, while the portal runs. Keys are not in it.',
  async run(argumentsGiven) {
    const { positionals } = parseArgs({ args: [...argumentsGiven], allowPositionals: true });
    const [folder, ...rest] = positionals;
    if (folder === undefined || rest.length > 0) throw new Error('Say where to: coop backup <folder>.');
    const release = await releaseOf();
    return withServer(readEnvironment(), async (url) => {
      const progress = (table: string, rows: number) => {
        if (rows > 0) console.log(`${table}: ${rows}`);
      };
      const { tables, takenAt } = await writeBackup(url, folder, { release, progress });
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      console.log(
        `${folder} holds ${rows} rows of ${tables.length} tables as of ${takenAt}. MASTER_KEY is not in it: keep it elsewhere.`,
      );
      return 0;
    });
  },
};
