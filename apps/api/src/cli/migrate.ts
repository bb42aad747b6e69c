import { migrateDatabase } from '../platform/database/migrate.ts';
import { readEnvironment } from '../platform/environment.ts';
import { EnvironmentError } from '../platform/process/environment-error.ts';
import type { Command } from './command.ts';

export const migrateCommand: Command = {
  name: 'migrate',
  usage: 'migrate',
  summary: 'Brings the schema of DATABASE_URL up to date; the API and the worker do so too when they start.',
  async run() {
    const { databaseUrl } = readEnvironment();
    if (databaseUrl === undefined)
      throw new EnvironmentError('DATABASE_URL is not set; the embedded server migrates at its start.');
    const ran = await migrateDatabase(databaseUrl);
    console.log(ran === 0 ? 'The schema is up to date.' : `${ran} migrations were run.`);
    return 0;
  },
};
