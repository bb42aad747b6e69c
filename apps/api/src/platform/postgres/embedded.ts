import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../process/free-port.ts';
import { runnableBinaries } from './binaries.ts';
import { passwordFile, prepareFolder } from './data-folder.ts';
import { giveTo, type ServerUser, serverUser } from './server-user.ts';

/** A PostgreSQL that answers. `adopted`: it ran before us, and stopping is not ours. */
export interface RunningPostgres {
  readonly url: string;
  readonly adopted: boolean;
  /** Of the server's first process; undefined where it was adopted, or is being started again. */
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

/** Settings for data that nobody needs after a power cut, as in tests; a server that is killed loses nothing by them. */
export const scratchSettings: readonly string[] = ['fsync=off', 'full_page_writes=off'];

const userName = 'rochdale';
const databaseName = 'rochdale';
/** Between a server's end and its next start. */
const restartMs = 300;

/**
 * Starts the embedded PostgreSQL with its data under `folder`, or adopts the one that already runs there
 * (after a `kill -9` of the portal the server lives on). It listens on a free port where none is asked for. A server that
 * ends unasked is started again. `settings` of the server's own go to it besides; `programs` is a folder of another PostgreSQL, with its `bin`. Throws a sentence when the folder can't
 * be used.
 */
export async function startPostgres(
  folder: string,
  fixedPort?: number,
  settings: readonly string[] = [],
  programs?: string,
): Promise<RunningPostgres> {
  const user = await serverUser();
  const dataFolder = join(folder, 'postgres');
  await prepareFolder(folder, dataFolder, user);
  const password = await readOrMakePassword(folder);
  const running = await findRunning(dataFolder, password);
  if (running) return { url: running, adopted: true, pid: undefined, stop: async () => undefined };

  const binaries = programs ?? (await runnableBinaries(user !== undefined));
  if (!(await isInitialised(dataFolder))) await initialise(binaries, dataFolder, password, user);
  const port = fixedPort ?? (await freePort());
  const start = () => launch(binaries, folder, dataFolder, port, settings, user);
  const server = await start();
  const url = urlOf(port, password, databaseName);
  await waitUntilAnswers(server, port, password, folder);
  await createDatabase(port, password);
  return keepServer({ url, adopted: false }, server, start);
}

/** Starts the server again whenever it ends unasked; one that was killed leaves processes behind that end a moment later. */
function keepServer(
  running: Pick<RunningPostgres, 'url' | 'adopted'>,
  first: ChildProcess,
  start: () => Promise<ChildProcess>,
): RunningPostgres {
  let server = first;
  let stopping = false;
  const keep = (): void => {
    server.once('exit', () => {
      if (stopping) return;
      setTimeout(async () => {
        if (stopping) return;
        server = await start();
        keep();
      }, restartMs);
    });
  };
  keep();
  return {
    ...running,
    get pid() {
      return server.exitCode === null && server.signalCode === null ? server.pid : undefined;
    },
    stop: async () => {
      stopping = true;
      await stopServer(server);
    },
  };
}

async function readOrMakePassword(folder: string): Promise<string> {
  const file = join(folder, passwordFile);
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept) return kept.trim();
  const made = randomBytes(24).toString('base64url');
  await writeFile(file, made, { mode: 0o600 });
  return made;
}

async function isInitialised(dataFolder: string): Promise<boolean> {
  return readFile(join(dataFolder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

async function initialise(
  binaries: string,
  dataFolder: string,
  password: string,
  user: ServerUser | undefined,
): Promise<void> {
  const initialFile = join(dataFolder, '..', 'postgres.initial');
  await writeFile(initialFile, password, { mode: 0o600 });
  await giveTo(initialFile, user);
  const options = [
    '-D',
    dataFolder,
    '-U',
    userName,
    `--pwfile=${initialFile}`,
    '--auth=scram-sha-256',
    '-E',
    'UTF8',
    '--locale=C',
  ];
  try {
    const child = spawn(join(binaries, 'bin', 'initdb'), options, {
      ...user,
      cwd: dataFolder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const problems: Buffer[] = [];
    child.stderr.on('data', (data: Buffer) => problems.push(data));
    const code = await new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject));
    if (code !== 0)
      throw new Error(`PostgreSQL could not prepare ${dataFolder}: ${Buffer.concat(problems).toString().trim()}`);
  } finally {
    await rm(initialFile, { force: true });
  }
}

async function launch(
  binaries: string,
  folder: string,
  dataFolder: string,
  port: number,
  more: readonly string[],
  user: ServerUser | undefined,
): Promise<ChildProcess> {
  const log = await open(join(folder, 'postgres.log'), 'a', 0o600);
  await log.chmod(0o600);
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'log_timezone=UTC',
    'timezone=UTC',
    // No values of rows in the log.
    'log_error_verbosity=terse',
    // What a caller asked for who is gone is not worked on for long.
    'client_connection_check_interval=2s',
    // Short statements on a disk without a head: planning for others costs more than it gains.
    'random_page_cost=1.1',
    'jit=off',
    ...more,
  ];
  const options = ['-D', dataFolder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(binaries, 'bin', 'postgres'), options, {
    ...user,
    cwd: dataFolder,
    stdio: ['ignore', log.fd, log.fd],
    detached: true,
  });
  server.on('error', () => undefined);
  await log.close();
  return server;
}

async function waitUntilAnswers(server: ChildProcess, port: number, password: string, folder: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) break;
    if (await answers(urlOf(port, password, 'postgres'))) return;
    await pause(50);
  }
  throw new Error(`PostgreSQL did not start; ${join(folder, 'postgres.log')} says why.`);
}

async function createDatabase(port: number, password: string): Promise<void> {
  const client = new pg.Client(urlOf(port, password, 'postgres'));
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

/** The address of a server that this folder's pid file names and that really answers. */
async function findRunning(dataFolder: string, password: string): Promise<string | undefined> {
  const pidFile = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => undefined);
  const port = Number(pidFile?.split('\n')[3]);
  if (!Number.isInteger(port) || port <= 0) return undefined;
  const url = urlOf(port, password, databaseName);
  return (await answers(url)) ? url : undefined;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await ended;
}

function urlOf(port: number, password: string, database: string): string {
  return `postgres://${userName}:${password}@127.0.0.1:${port}/${database}`;
}
