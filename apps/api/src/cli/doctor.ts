import { checkHandOvers, checkOutsideSignIn } from '../features/identity/hand-overs/public.ts';
import { checkPasskeys } from '../features/identity/passkeys/public.ts';
import { checkRefused } from '../features/identity/security/check-refused.ts';
import { checkBankSettings } from '../features/office/operating/check-bank-settings.ts';
import { checkBillingLink } from '../features/office/operating/check-billing-link.ts';
import { checkDatabase } from '../features/office/operating/check-database.ts';
import { checkDisk, checkNeighbours, checkPortal, checkSettings } from '../features/office/operating/check-machine.ts';
import { checkOutageReports } from '../features/office/operating/check-outage-reports.ts';
import { checkSecrets } from '../features/office/operating/check-secrets.ts';
import { checkNamedStatements } from '../features/office/operating/check-statements.ts';
import { checkWatches } from '../features/office/operating/check-watches.ts';
import { type Finding, lineOf, ok, wrong } from '../features/office/operating/findings.ts';
import { productionRefusals } from '../features/office/operating/production-refusals.ts';
import { paymentCompanyOf } from '../features/paying/payments/company/payment-company.ts';
import { loadBankSettings } from '../features/planned/bank-file/public.ts';
import { watchClock } from '../features/planned/payment-day/watch-clock.ts';
import { readFolder } from '../features/website/site/co-op-folder.ts';
import { exampleAddresses } from '../features/website/site/demo-leftovers.ts';
import { loadSite } from '../features/website/site/load-site.ts';
import { sitesNow } from '../features/website/site/sites-now.ts';
import { systemClock } from '../platform/clock.ts';
import { counted } from '../platform/counted.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/database.ts';
import { schemaStateOf } from '../platform/database/migrate.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { readKeys } from '../platform/keys.ts';
import { loggedError } from '../platform/logged-error.ts';
import { sentenceOf } from '../platform/process/program.ts';
import { sealerOf } from '../platform/sealing/sealing.ts';
import type { Command } from './command.ts';
import { withServer } from './with-database.ts';

export const doctorCommand: Command = {
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
    console.log(bad === 0 ? '\nNothing is wrong.' : `\n${counted(bad, 'problem', 'problems')} found.`);
    return bad === 0 ? 0 : 1;
  },
};

async function examine(environment: Environment): Promise<Finding[]> {
  return [
    ...checkSettings(environment),
    ...(await checkSite(environment)),
    ...(await checkPortal(environment)),
    ...(await checkDisk(environment)),
    ...(await checkOutageReports(environment)),
    ...(await askDatabase(environment)),
    ...(await checkNeighbours(environment)),
    ...(await checkBillingLink(environment)),
  ];
}

async function checkSite(environment: Environment): Promise<Finding[]> {
  const { coopFolder } = environment;
  try {
    const site = await loadSite(coopFolder);
    const bank = await loadBankSettings(coopFolder).catch(() => undefined);
    const exampleKeys = exampleAddresses(await readFolder(coopFolder));
    const refused = productionRefusals({ environment, bank, exampleKeys });
    return [
      ok('co-op', `${site.settings.coopName}, ${coopFolder}`),
      ...checkHandOvers(site, environment.production),
      ...checkOutsideSignIn(site, environment.outsideSignInSecret),
      ...refused.map((says) => wrong('production', says, 'It does not start so; docs/operate.md.')),
    ];
  } catch (error) {
    return [wrong('co-op', sentenceOf(error), 'Fix the co-op folder (set by COOP and COOPS_DIR).')];
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
          ...(await askPasskeys(environment, database)),
          ...(await askRefused(database)),
          ...(await askWatches(environment, database)),
          ...(await askClock(environment, database)),
        ];
      } finally {
        await database.close();
      }
    });
  } catch (error) {
    const { code, message } = loggedError(error);
    return [wrong('database', code ?? message, 'Check that PostgreSQL runs and DATABASE_URL is right.')];
  }
}

/** Without keys, or before the schema is there, nothing can be opened: other checks say so. */
async function askSecrets(environment: Environment, database: OpenDatabase): Promise<Finding[]> {
  const keys = await readKeys(environment).catch(() => undefined);
  if (keys === undefined || (await schemaStateOf(database.pool)) === 'behind') return [];
  return checkSecrets(database.db, keys.masterKeys);
}

async function askPasskeys(environment: Environment, { db, pool }: OpenDatabase): Promise<Finding[]> {
  return (await schemaStateOf(pool)) === 'behind' ? [] : checkPasskeys(db, environment);
}

async function askRefused({ db, pool }: OpenDatabase): Promise<Finding[]> {
  return (await schemaStateOf(pool)) === 'behind' ? [] : checkRefused(db, systemClock.now());
}

/** Without a co-op's folder its day is not known: other checks say so. */
async function askWatches({ coopFolder }: Environment, database: OpenDatabase): Promise<Finding[]> {
  const { db } = database;
  if ((await schemaStateOf(database.pool)) === 'behind') return [];
  const site = await sitesNow(db, coopFolder).catch(() => undefined);
  const bank = await loadBankSettings(coopFolder).catch(() => undefined);
  const settings = await checkBankSettings(db, coopFolder);
  return site ? [...(await checkWatches({ db, clock: systemClock, site, bank })), ...settings] : settings;
}

/** Whether the worker would take payments by this machine's clock. */
async function askClock(environment: Environment, { db }: OpenDatabase): Promise<Finding[]> {
  const site = await loadSite(environment.coopFolder).catch(() => undefined);
  const keys = await readKeys(environment).catch(() => undefined);
  if (site === undefined || keys === undefined) return [];
  const gateway = paymentCompanyOf(environment, {
    db,
    clock: systemClock,
    sealer: sealerOf(keys.masterKeys),
    secret: keys.gatewaySecret,
    clientId: site.config.payments.pgClientId,
  });
  const fault = await watchClock({ db, clock: systemClock, gateway, elapsed: () => performance.now() }).look();
  return fault === undefined
    ? []
    : [wrong('clock', `${fault} No payments are taken.`, 'Let this machine follow a time server.')];
}
