import { importRouting } from '../../features/planned/draft-payments/public.ts';
import { readEnvironment } from '../../platform/environment.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const importRoutingCommand: Command = {
  usage: 'import-routing <file>',
  summary: 'Imports the Federal Reserve’s FedACH directory of banks. If any line is bad, nothing is imported.',
  async run([file]) {
    if (file === undefined) throw new Error('Usage: coop import-routing <file>.');
    return withDatabase(readEnvironment(), async ({ db }) => {
      const { written, bad, badCount } = await importRouting({ file, db, onProgress: showProgress });
      if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
      if (badCount === 0) {
        console.log(`${written.toLocaleString('en-US')} banks are in the directory.`);
        return 0;
      }
      for (const { line, reason } of bad) console.error(`${file}:${line}: ${reason}`);
      if (badCount > bad.length) console.error(`… and ${(badCount - bad.length).toLocaleString('en-US')} more.`);
      console.error('Nothing was written.');
      return 1;
    });
  },
};

function showProgress(step: 'checking' | 'writing', lines: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${step}: ${lines.toLocaleString('en-US')} lines`);
}
