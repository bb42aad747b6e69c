import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { ensureBuilt } from '../../../apps/api/built.js';
import { defaultPlace, generateCoOp } from '../../../apps/api/src/features/office/generating/public.ts';
import { importFolder } from '../../../apps/api/src/features/office/importing/public.ts';
import { loadSite } from '../../../apps/api/src/features/website/site/load-site.ts';
import { type OpenDatabase, openDatabase } from '../../../apps/api/src/platform/database/database.ts';
import { migrateDatabase } from '../../../apps/api/src/platform/database/migrate.ts';
import { type RunningPostgres, startPostgres } from '../../../apps/api/src/platform/postgres/embedded.ts';
import { type KeptProgram, keepChild } from '../../../apps/api/src/platform/process/child-program.ts';
import { freePort } from '../../../apps/api/src/platform/process/free-port.ts';
import { vaultOf } from '../../../apps/api/src/platform/sealing/vault.ts';
import { type MailSink, mailSink } from '../../../apps/api/src/platform/testing/mail-sink.ts';
import { type Between, openProxy } from './proxy.ts';

/** The whole product on loopback: what a fault is done to. */
export interface Product {
  readonly url: string;
  readonly gatewayUrl: string;
  readonly gatewaySecret: string;
  readonly masterKey: string;
  /** Reads the books past every proxy. */
  readonly books: OpenDatabase;
  /** Accounts that may be paid without conditions, of members who get receipts, with what Quick Pay asks: one member begins only so many payments. */
  readonly payable: readonly Payable[];
  readonly database: RunningPostgres;
  readonly api: KeptProgram;
  readonly worker: KeptProgram;
  readonly sandbox: KeptProgram;
  readonly mail: MailSink;
  /** Between the processes and the database; between the API or the worker and the payment company. */
  readonly toDatabase: Between;
  readonly toGateway: Between;
  readonly folder: string;
  readonly dataFolder: string;
  /** Ends the API without warning and starts it again so much later. */
  withoutApi(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** One account of a member, by card or e-check. */
export interface Payable {
  readonly accountNumber: string;
  readonly memberNumber: string;
  readonly phoneLastFourDigits: string;
}

/** Where a fault wants something else than usual. */
export interface ProductOptions {
  /** Another database than the one that comes with the portal; what it holds lies in the folder. */
  readonly database?: (folder: string) => Promise<RunningPostgres>;
  /** Prepares a folder before anything is in it, such as a small file system; what it returns is done at the end. */
  readonly mount?: (folder: string) => Promise<() => Promise<void>>;
  readonly settings?: Readonly<Record<string, string>>;
  /** Changes where calls of the gateway go. */
  readonly postbackUrl?: (api: string) => Promise<string>;
}

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const program = (path: string): string => join(repository, path);

/** Starts a database with the demo's members, the payment sandbox, a mail server, the API and a worker, each kept running. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'rochdale-fault-'));
  await chmod(folder, 0o711);
  const unmount = await options.mount?.(folder);
  const database = await (options.database?.(folder) ?? startPostgres(join(folder, 'db')));
  await migrateDatabase(database.url);
  const books = openDatabase(database.url, 4);
  const masterKey = randomBytes(32).toString('base64url');
  const gatewaySecret = randomBytes(32).toString('base64url');
  const vault = vaultOf([masterKey]);
  const co = { folder: join(folder, 'co-op'), members: 120, seed: 7, place: defaultPlace, named: true };
  await generateCoOp({ ...co, asOf: new Date().toISOString().slice(0, 10) });
  await importFolder({ folder: co.folder, pool: books.pool, vault });
  await books.pool.query('analyze');
  const payable = await books.pool.query<Payable>(
    `select distinct on (a.member_number) a.account_number as "accountNumber", a.member_number as "memberNumber", right(p.phone, 4) as "phoneLastFourDigits"
     from accounts a join member_phones p on p.member_number = a.member_number
     join logins l on l.member_number = a.member_number
     left join member_preferences w on w.member_number = a.member_number
     where coalesce(w.payment_email, true) and a.is_cc_eligible and a.is_echeck_eligible and not a.no_more_checks and a.derived_status = 'Current' and not a.is_prepaid_account order by a.member_number`,
  );

  const ports = [];
  for (let made = 0; made < 5; made += 1) ports.push(await freePort());
  const [apiPort = 0, sandboxPort = 0, mailPort = 0, databasePort = 0, gatewayPort = 0] = ports;
  const mail = await mailSink({ port: mailPort });
  const toDatabase = await openProxy(databasePort, Number(new URL(database.url).port));
  const toGateway = await openProxy(gatewayPort, sandboxPort);
  const proxied = new URL(database.url);
  proxied.port = String(databasePort);
  const url = `http://127.0.0.1:${apiPort}`;
  const site = await loadSite(program('coops/cedar-ridge'));
  const dataFolder = join(folder, 'data');
  const settings = {
    DATABASE_URL: proxied.href,
    DATA_DIR: dataFolder,
    PORT: String(apiPort),
    PUBLIC_URL: url,
    SANDBOX_PORT: String(sandboxPort),
    GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`,
    GATEWAY_SECRET: gatewaySecret,
    GATEWAY_CLIENT_ID: site.config.payments.pgClientId,
    MASTER_KEY: masterKey,
    POSTBACK_URL: (await options.postbackUrl?.(url)) ?? `${url}/v3/hosted-payment/postback`,
    SANDBOX_DATA: join(folder, 'sandbox'),
    SMTP_URL: mail.url,
    LOG_LEVEL: process.env.FAULT_LOG ?? 'silent',
    ...options.settings,
  };
  const say = process.env.FAULT_LOG ? console.error : () => undefined;
  const sandbox = await keepChild('sandbox', program('apps/payment-sandbox/dist/server.js'), settings, say);
  const keepApi = () => keepChild('API', program('apps/api/dist/server.js'), settings, say);
  let api = await keepApi();
  const worker = await keepChild('worker', program('apps/api/dist/worker.js'), settings, say);
  return {
    url,
    gatewayUrl: `http://127.0.0.1:${sandboxPort}`,
    gatewaySecret,
    masterKey,
    books,
    payable: payable.rows,
    database,
    worker,
    sandbox,
    mail,
    toDatabase,
    toGateway,
    folder,
    dataFolder,
    get api() {
      return api;
    },
    withoutApi: async (ms) => {
      if (api.pid !== undefined) process.kill(api.pid, 'SIGKILL');
      await api.stop();
      await pause(ms);
      api = await keepApi();
    },
    stop: async () => {
      toDatabase.set({ kind: 'pass' });
      toGateway.set({ kind: 'pass' });
      await Promise.all([api.stop(), worker.stop(), sandbox.stop()]);
      await Promise.all([toDatabase.close(), toGateway.close(), mail.stop()]);
      await books.close();
      await database.stop();
      await unmount?.();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Asks the books a question; nothing while they are away. */
export async function ask<T extends pg.QueryResultRow>(
  { books }: Product,
  text: string,
  values: unknown[] = [],
): Promise<T[] | undefined> {
  const client = new pg.Client({ connectionString: books.url, connectionTimeoutMillis: 1000, query_timeout: 3000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<T>(text, values)).rows;
  } catch {
    return undefined;
  } finally {
    void client.end().catch(() => undefined);
  }
}
