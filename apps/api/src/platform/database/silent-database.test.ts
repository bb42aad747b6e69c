import { createServer, type Socket } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';

const sockets = new Set<Socket>();
/** A server that takes connections and says nothing. */
const silent = createServer((socket) => {
  sockets.add(socket.on('error', () => undefined));
});

afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((done) => silent.close(done));
});

it('a statement that hears nothing is given up, and the next gets a connection of its own', async () => {
  const database = await testDatabase();
  const { pool, close } = openDatabase(database.url, 1, { silentMs: 700, connectionTimeoutMillis: 5_000 });
  const { rows: before } = await pool.query('select pg_backend_pid() as pid');
  await expect(pool.query('select pg_sleep(20)')).rejects.toThrow('the database is silent');
  const { rows: after } = await pool.query('select pg_backend_pid() as pid');
  expect(after[0].pid).not.toBe(before[0].pid);
  await close();
  await database.drop();
});

it('a connection that answers lives on, also after nobody asked it for longer', async () => {
  const database = await testDatabase();
  const { pool, close } = openDatabase(database.url, 1, { silentMs: 2_000 });
  for (let asked = 0; asked < 5; asked += 1) await pool.query('select pg_sleep(0.5)');
  await new Promise((done) => setTimeout(done, 2_500));
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
  await database.drop();
});

it('a connection that is lost before its transaction begins is given up too', async () => {
  const database = await testDatabase();
  const { db, pool, close } = openDatabase(database.url, 1, { connectionTimeoutMillis: 2_000 });
  pool.once('acquire', (client) => {
    // Lent out, and gone before the first word.
    void client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
  });
  await expect(db.transaction(async (tx) => tx.execute('select 1'))).rejects.toThrow();
  expect((await db.transaction(async (tx) => tx.execute('select 2 as two'))).rows).toEqual([{ two: 2 }]);
  await close();
  await database.drop();
});

it('a server that says nothing to a new connection is given up', async () => {
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const at = silent.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  const { pool, close } = openDatabase(`postgres://nobody@127.0.0.1:${port}/nothing`, 1, {
    silentMs: 60_000,
    connectionTimeoutMillis: 500,
  });
  await expect(pool.query('select 1')).rejects.toThrow(/timeout/);
  await close();
});
