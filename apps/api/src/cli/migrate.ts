import { parseArgs } from 'node:util';
import { grantLeastRights } from '../platform/database/least-rights.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { readEnvironment } from '../platform/environment.ts';
import { openJobQueue } from '../platform/jobs/job-queue.ts';
import { EnvironmentError } from '../platform/process/environment-error.ts';
import type { Command } from './command.ts';

export const migrateCommand: Command = {
  usage: 'migrate [--for <role>]',
  summary:
    'Brings the schema of DATABASE_URL up to date; the API and the worker do so too when they start. With --for, gives the role by which these run what they need, and no more.',
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { for: { type: 'string' } } });
    const { databaseUrl } = readEnvironment();
    if (databaseUrl === undefined)
      throw new EnvironmentError('DATABASE_URL is not set; the embedded server migrates at its start.');
    const ran = await migrateDatabase(databaseUrl);
    console.log(ran === 0 ? 'The schema is up to date.' : `${ran} migrations were run.`);
    if (values.for === undefined) return 0;
    await (await openJobQueue(databaseUrl)).close();
    await grantLeastRights(databaseUrl, values.for);
    console.log(
      `${values.for} may read and write rows, and change no table. Run the API and the worker as that role, with MIGRATE_AT_START=no.`,
    );
    return 0;
  },
};
