import { spawn } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { giveTo, serverUser } from '../../apps/api/src/platform/postgres/server-user.ts';
import { freePort } from '../../apps/api/src/platform/process/free-port.ts';

/** Debian's PgBouncer in transaction mode before a PostgreSQL. Throws a sentence where it is not installed. */
export async function startPgBouncer(databaseUrl: string, folder: string): Promise<{ url: string; stop(): void }> {
  const { port, username, password, pathname } = new URL(databaseUrl);
  const own = await freePort();
  const place = join(folder, 'pgbouncer');
  await mkdir(place, { recursive: true });
  const settings = join(place, 'pgbouncer.ini');
  const name = pathname.slice(1);
  await writeFile(
    settings,
    `[databases]
${name} = host=127.0.0.1 port=${port} dbname=${name} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
admin_users = ${username}
pool_mode = transaction
max_client_conn = 400
default_pool_size = 20
log_connections = 0
log_disconnections = 0
`,
  );
  const user = await serverUser();
  for (const path of [place, settings]) await giveTo(path, user);
  await chmod(settings, 0o600);
  const server = spawn('pgbouncer', [settings], { ...user, stdio: ['ignore', 'ignore', 'ignore'] });
  let missing = false;
  server.on('error', () => {
    missing = true;
  });
  const url = `postgres://${username}:x@127.0.0.1:${own}/${name}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (missing) throw new Error('PgBouncer is not installed (Debian: apt-get install pgbouncer).');
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return { url, stop: () => void server.kill('SIGINT') };
    } catch {
      await pause(100);
    }
  }
  throw new Error('PgBouncer does not answer.');
}
