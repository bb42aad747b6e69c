import { checkDatabase } from '../features/operating/check-database.ts';
import { checkDisk, checkNeighbours, checkPortal, checkSettings } from '../features/operating/check-machine.ts';
import { checkSecrets } from '../features/operating/check-secrets.ts';
import { checkNamedStatements } from '../features/operating/check-statements.ts';
import { type Finding, lineOf, ok, wrong } from '../features/operating/findings.ts';
import { loadSite } from '../features/site/load-site.ts';
import { systemClock } from '../platform/clock.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/database.ts';
import { schemaStateOf } from '../platform/database/migrate.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { readKeys } from '../platform/keys.ts';
import { loggedError } from '../platform/logged-error.ts';
import { sentenceOf } from '../platform/program.ts';
import type { Command } from './command.ts';
import { withServer } from './with-database.ts';

export const doctorCommand: Command = {
  name: 'doctor',
  usage: 'doctor',
  summary:
    'Checks settings, keys, database, co-op folder, portal, mail, payment company, disk and jobs; 1 when something is wrong.',
  async run() {
    let found: Finding[];
    try {
      found = await examine(readEnvironment());
    } catch (error) {
      found = [wrong('environment', sentenceOf(error), 'docs/settings.md lists the settings.')];
    }
    console.log(found.map(lineOf).join('\n'));
    const bad = found.filter(({ verdict }) => verdict === 'wrong').length;
    console.log(bad === 0 ? '\nNothing is wrong.' : `\n${bad} wrong.`);
    return bad === 0 ? 0 : 1;
  },
};

async function examine(environment: Environment): Promise<Finding[]> {
  return [
    ...checkSettings(environment),
    ...(await checkSite(environment)),
    ...(await checkPortal(environment)),
    ...(await checkDisk(environment)),
    ...(await askDatabase(environment)),
    ...(await checkNeighbours(environment)),
  ];
}

async function checkSite({ coopFolder }: Environment): Promise<Finding[]> {
  try {
    const { settings } = await loadSite(coopFolder);
    return [ok('co-op', `${settings.coopName}, ${coopFolder}`)];
  } catch (error) {
    return [wrong('co-op', sentenceOf(error), 'Mend the folder; COOP and COOPS_DIR say which it is.')];
  }
}

async function askDatabase(environment: Environment): Promise<Finding[]> {
  try {
    return await withServer(environment, async (url) => {
      const database = openDatabase(url, 4);
      try {
        return [
          ...(await checkDatabase(database, systemClock)),
          ...(environment.databaseNamedStatements ? [await checkNamedStatements(database.pool)] : []),
          ...(await askSecrets(environment, database)),
        ];
      } finally {
        await database.close();
      }
    });
  } catch (error) {
    const { code, message } = loggedError(error);
    return [wrong('database', code ?? message, 'See whether it runs and DATABASE_URL opens it.')];
  }
}

/** Without keys, or before the schema is there, nothing can be opened: other checks say so. */
async function askSecrets(environment: Environment, database: OpenDatabase): Promise<Finding[]> {
  const keys = await readKeys(environment).catch(() => undefined);
  if (keys === undefined || (await schemaStateOf(database.pool)) === 'behind') return [];
  return checkSecrets(database.db, keys.masterKeys);
}
