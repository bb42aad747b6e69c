import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '../../../platform/environment.ts';
import { openLog } from '../../../platform/log.ts';
import { freePort } from '../../../platform/process/free-port.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { newMasterKey } from '../../../platform/testing/test-vault.ts';
import { coops } from '../../../testing/sealed-things.ts';
import { startHostingApi } from '../hosting-api.ts';
import { callHost, type HostAnswer, type HostCall } from './call-host.ts';

/** A co-op of a test's installation: the same demo as the other's, in a database and with keys of its own. */
export interface TestCoop {
  readonly name: 'north' | 'south';
  readonly host: string;
  readonly officeHost: string;
  /** What stands on its pages and on no other's. */
  readonly coopName: string;
  /** Makes what is its own: on its database, with its keys. */
  readonly at: Awaited<ReturnType<typeof testApp>>;
}

/** A folder of a co-op with its `hosting.yaml`; what is secret lies beside the folders. */
export async function writeCoop(
  root: string,
  {
    name,
    coopName,
    databaseUrl,
    masterKey,
  }: { name: string; coopName: string; databaseUrl: string; masterKey: string },
): Promise<void> {
  const folder = join(root, 'coops', name);
  await cp(join(coops, 'cedar-ridge'), folder, { recursive: true });
  for (const file of ['site.yaml', 'site.es.yaml']) {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(
      join(folder, file),
      text
        .replaceAll('Cedar Ridge Electric Cooperative', coopName)
        .replaceAll('Cedar Ridge', coopName.split(' Elec')[0] ?? ''),
    );
  }
  await mkdir(join(root, 'keys'), { recursive: true });
  const keys = { MASTER_KEY: masterKey, AUDIT_KEY: newMasterKey(), GATEWAY_SECRET: newMasterKey() };
  for (const [key, value] of Object.entries(keys)) await writeFile(join(root, 'keys', `${name}-${key}`), value);
  await writeFile(join(folder, 'hosting.yaml'), hostingOf(root, name, databaseUrl));
}

/** What such a folder's `hosting.yaml` says. */
export const hostingOf = (root: string, name: string, databaseUrl: string): string =>
  `hosts: [members.${name}.example, my.${name}.example]
office: office.${name}.example
settings:
  DATABASE_URL: ${JSON.stringify(databaseUrl)}
${['MASTER_KEY', 'AUDIT_KEY', 'GATEWAY_SECRET'].map((key) => `  ${key}: { file: ${join(root, 'keys', `${name}-${key}`)} }`).join('\n')}
`;

/** Two co-ops that one process serves, and what each has made. */
export async function twoCoops({ pages = false, say = (_line: string): void => undefined } = {}) {
  const root = await mkdtemp(join(tmpdir(), 'rochdale-hosting-'));
  const [north, south] = [await coopOf('north'), await coopOf('south', await testDatabase())];
  for (const { name, coopName, at } of [north, south])
    await writeCoop(root, { name, coopName, databaseUrl: at.database.url, masterKey: at.masterKey });
  /** A process that serves the folder: with settings of its own, or as all others. */
  const another = async (own: Readonly<Record<string, string>> = {}) => {
    const [port, officePort, metricsPort] = [await freePort(), await freePort(), await freePort()];
    const variables = {
      COOPS_DIR: join(root, 'coops'),
      DATA_DIR: join(root, 'data'),
      PORT: String(port),
      OFFICE_PORT: String(officePort),
      METRICS_PORT: String(metricsPort),
      LOG_LEVEL: 'info',
      DEMO_DATA: 'no',
      SHUTDOWN_SECONDS: '5',
      ...own,
    };
    const hosting = { coopsFolder: variables.COOPS_DIR, variables, group: own.HOSTING_GROUP };
    const stop = await startHostingApi(readEnvironment(variables), hosting, {
      pages,
      log: openLog('info', { write: say }),
    });
    return {
      ports: { portal: port, office: officePort, operator: metricsPort },
      ask: (host: string | undefined, call: HostCall): Promise<HostAnswer> => callHost(port, host, call),
      askOffice: (host: string | undefined, call: HostCall): Promise<HostAnswer> => callHost(officePort, host, call),
      askOperator: (url: string): Promise<HostAnswer> => callHost(metricsPort, 'localhost', { url }),
      stop,
    };
  };
  const { stop, ...first } = await another();
  // As if the operator told them again and again: what changes is seen at once.
  const looking = setInterval(() => process.emit('SIGHUP', 'SIGHUP'), 200);
  return {
    root,
    north,
    south,
    ...first,
    another,
    close: async () => {
      clearInterval(looking);
      await stop();
      await Promise.all([north.at.close(), south.at.close()]);
      await rm(root, { recursive: true, force: true });
    },
  };
}

async function coopOf(name: TestCoop['name'], database?: Awaited<ReturnType<typeof testDatabase>>): Promise<TestCoop> {
  const at = await testApp(database && { database });
  const coopName = `${name === 'north' ? 'North' : 'South'} Fork Electric Cooperative`;
  return { name, host: `members.${name}.example`, officeHost: `office.${name}.example`, coopName, at };
}
