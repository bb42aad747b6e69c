import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditSealOf } from '../../../../platform/office/audit-seal.ts';
import { type TestDatabase, testDatabase } from '../../../../platform/testing/test-database.ts';
import { chainEntries, tellHead } from '../../audit/chain-entries.ts';
import { writeEntry } from '../../audit/write-entry.ts';
import { noteBooks } from '../note-books.ts';
import { findReading } from '../readings-store.ts';
import { countNamesNotOnPaper } from './paper-names-store.ts';
import { readAuditHead } from './read-audit-head.ts';
import { readBackup } from './read-backup.ts';
import { readCertificates } from './read-certificates.ts';
import { readOutside } from './read-outside.ts';

let database: TestDatabase;
let folder: string;
const now = new Date('2026-11-23T06:00:00Z');
const clock = { now: () => now };
const nothing = { count: 0, oldest: null, deadline: null };

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'rochdale-outside-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it('the newest backup that was finished', async () => {
  const backupFolder = join(folder, 'backups');
  const read = () => readBackup({ backupFolder, production: true });
  expect(await readBackup({ backupFolder: undefined, production: false })).toEqual(nothing);
  expect(await readBackup({ backupFolder: undefined, production: true })).toEqual({
    count: 1,
    oldest: null,
    deadline: null,
  });
  expect(await read()).toMatchObject({ count: 1, oldest: 'never' });
  for (const [name, takenAt] of [
    ['2026-11-21T23-00-00Z', '2026-11-21T23:00:00.000Z'],
    ['2026-11-22T23-00-00Z', undefined],
  ] as const) {
    await mkdir(join(backupFolder, name), { recursive: true });
    if (takenAt) await writeFile(join(backupFolder, name, 'manifest.json'), JSON.stringify({ takenAt }));
  }
  expect(await read()).toMatchObject({ oldest: new Date('2026-11-21T23:00:00Z') });
  await writeFile(
    join(backupFolder, '2026-11-22T23-00-00Z', 'manifest.json'),
    '{"takenAt":"2026-11-22T23:00:00.000Z"}',
  );
  expect(await read()).toMatchObject({ oldest: new Date('2026-11-22T23:00:00Z') });
});

it('when the certificate of an address ends; one that does not answer is not known', async () => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', [...made, '-keyout', key, '-out', cert, '-days', '20', '-subj', '/CN=localhost'], {
    stdio: 'pipe',
  });
  const server = createServer({ key: await readFile(key), cert: await readFile(cert) });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `https://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  const { deadline } = await readCertificates([url, 'http://localhost:3003']);
  const days = (Number(deadline) - Date.now()) / 86_400_000;
  expect([days > 19, days < 21]).toEqual([true, true]);
  await new Promise((resolve) => server.close(resolve));
  await expect(readCertificates([url])).rejects.toThrow();
  expect(await readCertificates(['http://localhost:3003'])).toEqual(nothing);
});

it('the head file of the audit: not written, written, behind, and with an end that the chain has lost', async () => {
  const auditSeal = auditSealOf([randomBytes(32).toString('base64url')]);
  const services = { db: database.db, clock, auditSeal, auditHeadFile: join(folder, 'head.json') };
  const read = () => readAuditHead(services);
  const act = () => writeEntry(database.db, auditSeal, now, { act: 'staff-proved' });
  expect(await readAuditHead({ ...services, auditHeadFile: undefined })).toEqual(nothing);
  expect(await read()).toEqual(nothing);
  await act();
  await chainEntries(services, { all: true });
  expect(await read()).toMatchObject({ count: 1, oldest: 'never' });
  await tellHead(services);
  expect(await read()).toEqual(nothing);
  await act();
  await chainEntries(services, { all: true });
  expect(await read()).toMatchObject({ count: 1, oldest: now });
  await tellHead(services);
  const client = await database.pool.connect();
  await client.query('set session_replication_role = replica');
  await client.query('delete from audit_chain where position = 2');
  await client.query('set session_replication_role = origin');
  client.release();
  expect(await read()).toMatchObject({ count: 1, deadline: now });
  await writeFile(services.auditHeadFile, '{}');
  expect(await read()).toMatchObject({ count: 1, deadline: now });
});

it('names and addresses that paper cannot show, and no others', async () => {
  const client = await database.pool.connect();
  await client.query('set session_replication_role = replica');
  for (const [number, name, street] of [
    ['1', 'Marisol Okonkwo', '1 Main St'],
    ['2', 'Ñuñez Łukasz', 'Straße 2'],
    ['3', 'ᏣᎳᎩ Αθηνά Иван', '3 Way'],
    ['4', '王小明', '4 Way'],
    ['5', 'Ann', '5 東京 Way'],
  ])
    await client.query(
      `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state,
         service_zip, account_type, balance_as_of) values ($1, $1, $2, $3, 'Town', 'OR', '97498', 'Electric', now())`,
      [number, name, street],
    );
  await client.query('set session_replication_role = origin');
  client.release();
  expect(await countNamesNotOnPaper(database.db)).toBe(2);
});

it('what one reader cannot read keeps no other back, and its last reading stays', async () => {
  const services = {
    db: database.db,
    clock,
    environment: { backupFolder: undefined, production: false, publicUrl: 'https://127.0.0.1:9', office: undefined },
    auditChain: undefined,
    clockFault: () => 'The clock jumped 2.0 hours forward.',
  };
  expect(await readOutside(services)).toEqual(['certificate-ends']);
  expect(await findReading(database.db, 'certificate-ends')).toBeUndefined();
  expect(await findReading(database.db, 'clock-wrong')).toEqual({
    facts: { count: 1, oldest: null, deadline: now },
    readAt: now,
  });
  expect(await findReading(database.db, 'names-not-on-paper')).toMatchObject({ facts: { count: 2 } });
});

it('books that differ wait since they were first found to', async () => {
  const [first, second] = [now, new Date(now.getTime() + 86_400_000)];
  const found = async () => (await findReading(database.db, 'books-differ'))?.facts;
  await noteBooks(database.db, 2, first);
  await noteBooks(database.db, 3, second);
  expect(await found()).toEqual({ count: 3, oldest: first, deadline: null });
  await noteBooks(database.db, 0, second);
  await noteBooks(database.db, 1, second);
  expect(await found()).toEqual({ count: 1, oldest: second, deadline: null });
});
