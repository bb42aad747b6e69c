import { spawn } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { giveTo, serverUser } from '../../../apps/api/src/platform/postgres/server-user.ts';
import { freePort } from '../../../apps/api/src/platform/process/free-port.ts';

/** Connections to the server, whatever how many co-ops ask at once: who comes later waits. */
export const mostConnections = 80;

/** PgBouncer before every database of a server, as docs/hosting.md says. */
export async function startPooler(serverUrl: string, folder: string) {
  const { port, username, password } = new URL(serverUrl);
  const own = await freePort();
  const place = join(folder, 'pgbouncer');
  await mkdir(place, { recursive: true });
  const [settings, users] = [join(place, 'pgbouncer.ini'), join(place, 'users')];
  await writeFile(users, `"${username}" "${password}"\n`);
  await writeFile(
    settings,
    `[databases]
* = host=127.0.0.1 port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
admin_users = ${username}
pool_mode = transaction
max_client_conn = 2000
default_pool_size = 1
reserve_pool_size = 1
reserve_pool_timeout = 2
max_user_connections = ${mostConnections - 5}
server_idle_timeout = 30
log_connections = 0
log_disconnections = 0
`,
  );
  const user = await serverUser();
  for (const path of [place, settings, users]) await giveTo(path, user);
  await chmod(settings, 0o600);
  const server = spawn('/usr/sbin/pgbouncer', [settings], { ...user, stdio: 'ignore' });
  const url = `postgres://${username}:${password}@127.0.0.1:${own}/postgres`;
  for (let tries = 0; tries < 100; tries += 1) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return { url, pid: server.pid ?? 0, stop: () => void server.kill('SIGINT') };
    } catch {
      await pause(100);
    }
  }
  throw new Error('PgBouncer does not answer (Debian: apt-get install pgbouncer).');
}
