import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { testVault } from '../../../../platform/testing/test-vault.ts';
import { type Clerk, testOffice } from '../../../../testing/office.ts';
import type { ImportOptions } from '../import-options.ts';
import { listImportRuns } from '../public.ts';
import { withImportFolder } from '../testing/import-files.ts';
import { addNight, importAndRecord } from './public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let bea: Clerk;
const vault = testVault();
const reason = 'rates were changed';
const member = '700001';

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  bea = await office.hire('bea@coop.example', ['billing']);
  await at.database.pool.query("insert into members (member_number, first_name, last_name) values ($1, 'A', 'B')", [
    member,
  ]);
});
afterAll(async () => {
  await office.close();
  await at.close();
});

const accounts = (balance: string) => ({
  'accounts.csv': [{ accountNumber: '700000001', memberNumber: member, accountBalance: balance }],
});
const imported = (files: Parameters<typeof withImportFolder>[0], options: Partial<ImportOptions> = {}) =>
  withImportFolder(files, (folder) =>
    importAndRecord(at.services.db, { folder, pool: at.database.pool, vault, by: 'nightly', bounds: {}, ...options }),
  );
const listed = async () => (await office.call('imports.list', {}, bea)).json().imports;
const seen = async (importId: string) => (await office.call('imports.see', { params: { importId } }, bea)).json();

it('what was written, refused for bad rows, and only tried stands in one list, each with what it did (office-116)', async () => {
  await imported(accounts('10.00'));
  await imported(accounts('12.00'));
  const bad = { 'accounts.csv': [{ accountNumber: 'x', memberNumber: member }] };
  expect((await imported(bad)).written).toBe(false);
  await imported(accounts('13.00'), { dryRun: true });
  const [tried, refused, written] = await listed();
  expect([tried, refused, written].map(({ outcome }) => outcome)).toEqual(['dry-run', 'refused', 'written']);
  expect((await seen(refused.importId)).problems).toMatchObject([
    { file: 'accounts.csv', line: 2, column: 'accountNumber' },
  ]);
  expect(await seen(written.importId)).toMatchObject({
    files: [{ file: 'accounts.csv', rows: 1, added: 0, changed: 1, cents: 1200 }],
    largest: [{ accountNumber: '700000001', before: 1000, after: 1200 }],
    problems: [],
  });
  expect(await seen(tried.importId)).toMatchObject({ largest: [{ before: 1200, after: 1300 }], writtenBy: null });
});

it('one beyond a bound is held, and goes through only when somebody else has confirmed the very same files (office-117)', async () => {
  const files = accounts('9000000.00');
  expect((await imported(files)).takenBack).toBe('needs-second');
  const [held] = await listed();
  expect(held).toMatchObject({ outcome: 'held', by: 'nightly' });
  expect((await seen(held.importId)).excesses).toMatchObject([{ what: 'balances', bound: 5 }]);
  const confirm = (importId: string) => office.call('imports.confirm', { params: { importId }, body: { reason } }, bea);
  const both = await Promise.all([confirm(held.importId), confirm(held.importId)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await imported(accounts('9000000.01'))).takenBack).toBe('needs-second');
  expect((await imported(files)).written).toBe(true);
  // However long the confirmation took, the balances are no newer.
  expect((await listImportRuns(at.services.db, 1))[0]?.files).toMatchObject([{ asOf: held.at }]);
  expect(await seen(held.importId)).toMatchObject({
    writtenBy: expect.stringMatching(/^import-/),
    confirmed: { reason },
  });
  await imported(accounts('10.00'), { bounds: { confirmedBy: 'bo', reason } });
  // One confirmation is one import.
  expect((await imported(files)).takenBack).toBe('needs-second');
});

it('nobody confirms their own, nor what is not held; how the night ended is told (office-118)', async () => {
  const { name } = (await office.call('staff-session.me', {}, bea)).json();
  await imported(accounts('8000000.00'), { by: name });
  const [own] = await listed();
  const confirm = (importId: string) => office.call('imports.confirm', { params: { importId }, body: { reason } }, bea);
  expect((await confirm(own.importId)).statusCode).toBe(409);
  const written = (await listed()).find(({ outcome }: { outcome: string }) => outcome === 'written');
  expect((await confirm(written.importId)).statusCode).toBe(404);
  const [beganAt, endedAt] = [new Date('2026-11-20T03:00:00Z'), new Date('2026-11-20T03:04:00Z')];
  await addNight(at.services.db, { beganAt, endedAt, steps: [{ step: 'backup', ended: 'failed', why: 'No room.' }] });
  expect((await office.call('data.see', {}, bea)).json().night.steps).toEqual([
    { step: 'backup', ended: 'failed', why: 'No room.' },
  ]);
});

it('what could not be moved is counted and downloaded, its reading is an entry (moving-in-40)', async () => {
  const { pool } = at.database;
  await pool.query(
    `insert into brought_auto_pays (account_number, member_number, way, consent_text, language, source, not_moved_because, days_before)
     select account_number, member_number, 'web', '', 'en', 'OLD', '=cmd', 0 from accounts where member_number = $1`,
    [member],
  );
  const { notMoved } = (await office.call('data.see', {}, bea)).json();
  expect(notMoved).toEqual({ autoPays: 1, scheduledPayments: 0, members: 1, asked: 0 });
  const file = await office.call('not-moved.file', {}, bea);
  expect(file.headers['content-type']).toMatch(/^text\/csv/);
  const [head, line] = file.body.split('\r\n');
  expect(head).toBe('kind,memberNumber,accountNumber,because,source,paymentDate,amount,askedAt');
  expect(line).toBe(`auto-pay,${member},700000001,'=cmd,OLD,,,`);
  const { rows } = await pool.query(
    "select (facts::json)->>'lines' as lines from audit where act = 'not-moved-listed'",
  );
  expect(rows).toEqual([{ lines: '1' }]);
});
