import { execFile } from 'node:child_process';
import { chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { openDatabase, quickAnswers } from './database.ts';

const openssl = (...given: string[]) => promisify(execFile)('openssl', given);
let database: TestDatabase;
let folder: string;
let port: string;

/** The run's own server speaks TLS from now on, to whoever asks for it, with a certificate of an authority of our own. */
beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'tls-'));
  const at = (name: string): string => join(folder, name);
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  await openssl('req', '-x509', ...key, '-subj', '/CN=authority', '-keyout', at('ca.key'), '-out', at('ca.pem'));
  await openssl('req', ...key, '-subj', '/CN=127.0.0.1', '-keyout', at('server.key'), '-out', at('server.csr'));
  await writeFile(at('names'), 'subjectAltName=IP:127.0.0.1');
  const signed = [
    '-CA',
    at('ca.pem'),
    '-CAkey',
    at('ca.key'),
    '-CAcreateserial',
    '-days',
    '2',
    '-extfile',
    at('names'),
  ];
  await openssl('x509', '-req', '-in', at('server.csr'), ...signed, '-out', at('server.pem'));
  const { rows } = await database.pool.query('show data_directory');
  const data: string = rows[0].data_directory;
  const { uid, gid } = await stat(data);
  for (const [from, to] of [
    ['server.key', 'tls.key'],
    ['server.pem', 'tls.pem'],
  ] as const) {
    await writeFile(join(data, to), await readFile(at(from)), { mode: 0o600 });
    await chown(join(data, to), uid, gid);
  }
  await database.pool.query("alter system set ssl_key_file = 'tls.key'");
  await database.pool.query("alter system set ssl_cert_file = 'tls.pem'");
  await database.pool.query('alter system set ssl = on');
  await database.pool.query('select pg_reload_conf()');
  port = new URL(database.url).port;
  await vi.waitFor(async () => expect((await database.pool.query('show ssl')).rows).toEqual([{ ssl: 'on' }]));
});
afterAll(async () => {
  for (const name of ['ssl', 'ssl_key_file', 'ssl_cert_file']) await database.pool.query(`alter system reset ${name}`);
  await database.pool.query('select pg_reload_conf()');
  await database.drop();
  await rm(folder, { recursive: true });
});

const reach = async (host: string, query: string) => {
  const url = new URL(database.url);
  url.search = query;
  [url.hostname, url.port] = [host, port];
  const { pool, close } = openDatabase(url.href, 1, quickAnswers);
  try {
    return (await pool.query('select ssl, version from pg_stat_ssl where pid = pg_backend_pid()')).rows[0];
  } finally {
    await close();
  }
};

it('a database on another machine is reached by TLS, if an authority that is named has signed for its very name', async () => {
  const named = `sslmode=verify-full&sslrootcert=${join(folder, 'ca.pem')}`;
  expect(await reach('127.0.0.1', named)).toEqual({ ssl: true, version: expect.stringMatching(/^TLSv1\.[23]$/) });
  await expect(reach('127.0.0.1', 'sslmode=verify-full')).rejects.toThrow(/certificate/);
  await expect(reach('localhost', named)).rejects.toThrow(/does not match certificate|altnames/);
  expect(await reach('127.0.0.1', '')).toMatchObject({ ssl: false });
});
