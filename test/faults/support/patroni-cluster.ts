import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import type { RunningPostgres } from '../../../apps/api/src/platform/postgres/embedded.ts';
import { giveTo, serverUser } from '../../../apps/api/src/platform/postgres/server-user.ts';
import { freePort } from '../../../apps/api/src/platform/process/free-port.ts';
import { binaries, haproxyOf, settingsOf } from './patroni-settings.ts';

/** Three PostgreSQL under Patroni, with etcd to agree by, behind HAProxy, whose port leads to the primary. */
export interface Cluster extends RunningPostgres {
  /** The name of the server that is the primary now; undefined while there is none. */
  primary(): Promise<string | undefined>;
  /** How many servers follow the primary. */
  followers(): Promise<number>;
  /** Ends a machine as a power cut does: its PostgreSQL and its Patroni with SIGKILL. */
  kill(name: string): void;
  /** Cuts a machine off: its PostgreSQL and its Patroni stand still, and their connections stay open. */
  freeze(name: string): void;
  thaw(name: string): void;
  /** Starts a killed machine's Patroni again. */
  start(name: string): void;
  /** Waits until there is a machine that has every write, and leaves the primary little to write when it ends. */
  beforeSwitchOver(): Promise<void>;
  /** Has the machine that has every write become the primary, as before work on the other one; answers its name. */
  switchOver(): Promise<string>;
}

const names = ['north', 'south', 'east'] as const;
const bootPatienceMs = 180_000;

/** Starts it on loopback with Debian's `patroni`, `etcd-server`, `haproxy` and `postgresql-15`; throws a sentence where one is missing. */
export async function startCluster(folder: string): Promise<Cluster> {
  for (const program of ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', `${binaries}/postgres`])
    if (!existsSync(program))
      throw new Error(
        `${program} is missing (Debian: apt-get install patroni python3-etcd python3-dnspython etcd-server haproxy postgresql-15).`,
      );
  const user = await serverUser();
  const home = join(folder, 'cluster');
  const own = async (path: string): Promise<string> => {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await giveTo(path, user);
    return path;
  };
  await own(home);
  const run = (command: string, args: readonly string[]): ChildProcess =>
    spawn(command, args, {
      ...user,
      cwd: home,
      stdio: ['ignore', process.env.FAULT_LOG ? 'inherit' : 'ignore', 'ignore'],
    });
  const others: ChildProcess[] = [];

  const etcds = await Promise.all(
    names.map(async (name) => ({ name, client: await freePort(), peer: await freePort() })),
  );
  const peers = etcds.map(({ name, peer }) => `${name}=http://127.0.0.1:${peer}`).join(',');
  for (const { name, client, peer } of etcds) {
    const urls = { client: `http://127.0.0.1:${client}`, peer: `http://127.0.0.1:${peer}` };
    const data = await own(join(home, `etcd-${name}`));
    const listens = ['--listen-client-urls', urls.client, '--listen-peer-urls', urls.peer];
    const told = ['--advertise-client-urls', urls.client, '--initial-advertise-peer-urls', urls.peer];
    const how = ['--enable-v2', '--initial-cluster', peers];
    others.push(run('/usr/bin/etcd', ['--name', name, '--data-dir', data, ...listens, ...told, ...how]));
  }

  const password = randomBytes(16).toString('hex');
  const machines = await Promise.all(
    names.map(async (name) => ({
      ...{ name, port: await freePort(), rest: await freePort() },
      ...{ data: join(home, `data-${name}`), settings: join(home, `${name}.yaml`) },
    })),
  );
  type Machine = (typeof machines)[number];
  const patronis = new Map<string, ChildProcess>();
  const begin = (machine: Machine): void =>
    void patronis.set(machine.name, run('/usr/bin/patroni', [machine.settings]));
  for (const machine of machines) {
    const { name, port, rest, data, settings } = machine;
    const hosts = etcds.map(({ client }) => `127.0.0.1:${client}`);
    await writeFile(settings, settingsOf({ name, port, rest, data, hosts, password }), { mode: 0o600 });
    await giveTo(settings, user);
    begin(machine);
  }

  const front = await freePort();
  const balancer = join(home, 'haproxy.cfg');
  await writeFile(balancer, haproxyOf(front, machines));
  await chmod(balancer, 0o644);
  others.push(run('/usr/sbin/haproxy', ['-db', '-f', balancer]));

  const byRole = async (role: 'primary' | 'replica'): Promise<Machine[]> => {
    const answers = await Promise.all(
      machines.map(async (machine) => ({ machine, is: await answers200(machine.rest, role) })),
    );
    return answers.filter(({ is }) => is).map(({ machine }) => machine);
  };
  const machineOf = (name: string): Machine => {
    const found = machines.find((one) => one.name === name);
    if (!found) throw new Error(`There is no machine ${name}.`);
    return found;
  };
  const signal = (name: string, what: NodeJS.Signals): void => {
    const patroni = patronis.get(name)?.pid;
    for (const pid of [...(patroni === undefined ? [] : [patroni]), ...serverProcesses(machineOf(name).data)])
      try {
        process.kill(pid, what);
      } catch {
        // It ended by itself meanwhile.
      }
  };
  const end = (): void => {
    for (const { name } of machines) signal(name, 'SIGKILL');
    for (const one of others) one.kill('SIGKILL');
  };
  // However the run ends, nothing of it is left running.
  process.once('exit', end);

  const admin = `postgres://postgres:${password}@127.0.0.1:${front}`;
  const until = Date.now() + bootPatienceMs;
  while ((await byRole('replica')).length < names.length - 1 || (await byRole('primary')).length === 0) {
    if (Date.now() > until) throw new Error('The cluster did not come up.');
    await pause(500);
  }
  await makeDatabase(admin, password);
  return {
    url: `postgres://rochdale:${password}@127.0.0.1:${front}/rochdale`,
    ...{ adopted: false, pid: undefined },
    primary: async () => (await byRole('primary'))[0]?.name,
    followers: async () => (await byRole('replica')).length,
    kill: (name) => signal(name, 'SIGKILL'),
    freeze: (name) => signal(name, 'SIGSTOP'),
    thaw: (name) => signal(name, 'SIGCONT'),
    start: (name) => begin(machineOf(name)),
    beforeSwitchOver: async () => {
      for (;;) {
        const leader = (await byRole('primary'))[0];
        if (leader && (await standbyOf(`http://127.0.0.1:${leader.rest}`)) !== undefined) break;
        await pause(500);
      }
      const client = new pg.Client(`${admin}/postgres`);
      await client.connect();
      await client.query('checkpoint');
      await client.end();
    },
    switchOver: async () => {
      const leader = (await byRole('primary'))[0];
      if (!leader) throw new Error('There is no primary to switch from.');
      return switchOver(leader);
    },
    stop: async () => end(),
  };
}

const clusterView = z.object({ members: z.array(z.object({ name: z.string(), role: z.string() })) });

/** Who has every write of the primary. */
async function standbyOf(api: string): Promise<string | undefined> {
  const { members } = clusterView.parse(await (await fetch(`${api}/cluster`)).json());
  return members.find(({ role }) => role === 'sync_standby')?.name;
}

async function switchOver({ name, rest }: { readonly name: string; readonly rest: number }): Promise<string> {
  const api = `http://127.0.0.1:${rest}`;
  const next = await standbyOf(api);
  if (next === undefined) throw new Error('No machine has every write.');
  const answer = await fetch(`${api}/switchover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ leader: name, candidate: next }),
  });
  if (!answer.ok) throw new Error(`No switch-over: ${await answer.text()}`);
  return next;
}

const answers200 = (rest: number, role: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${rest}/${role}`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );

/** The first process of the server with this data, and those that it made. */
function serverProcesses(data: string): number[] {
  const first = Number(textOf(join(data, 'postmaster.pid')).split('\n')[0]);
  if (!first) return [];
  const parentOf = (pid: string): number => Number(textOf(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1]);
  const made = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === first);
  return [first, ...made.map(Number)];
}

/** A file's text, empty where it is gone by now. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** HAProxy may ask a moment later than we did. */
async function makeDatabase(admin: string, password: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client(`${admin}/postgres`);
    try {
      await client.connect();
      await client.query(`create role rochdale login password '${password}'`);
      await client.query(`create database rochdale owner rochdale`);
      return await client.end();
    } catch (error) {
      void client.end().catch(() => undefined);
      if (tries > 60) throw error;
      await pause(500);
    }
  }
}

/** Whether a write is acknowledged in time: then two machines have it. */
export async function takesWrites(url: string, ms: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ms, query_timeout: ms });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(
      'update accounts set is_primary_account = is_primary_account where account_number = (select min(account_number) from accounts)',
    );
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => undefined);
  }
}
