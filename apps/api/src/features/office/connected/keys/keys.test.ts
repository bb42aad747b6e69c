import { addDays } from '@rochdale/domain/dates';
import { keyPermissions } from '@rochdale/domain/office/connected/key-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock, todayAt } from '../../../../platform/clock.ts';
import { openDatabase, patientAnswers } from '../../../../platform/database/database.ts';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { keyOf } from '../../../../testing/api-keys.ts';
import { type Clerk, testOffice } from '../../../../testing/office.ts';
import { writeExport } from '../../exporting/public.ts';
import { takeUploads } from './take-uploads.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let ann: Clerk;
let bob: Clerk;
const reason = 'the new outage system';
const today = todayAt(systemClock, 'America/Los_Angeles');
const wish = {
  name: 'Outage management',
  permissions: ['outages.change'],
  networks: ['127.0.0.1'],
  endsOn: addDays(today, 100),
  reason,
};

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  ann = await office.hire('ann@coop.example', ['admin']);
  bob = await office.hire('bob@coop.example', ['admin']);
});
afterAll(async () => {
  await office.close();
  await at.close();
});

const rows = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const make = async (change: object = {}) => {
  const asked = await office.call('keys.make', { body: { ...wish, ...change } }, ann);
  const { approvalId } = asked.json();
  const approved = await office.call('approvals.approve', { params: { approvalId } }, bob);
  expect([asked.statusCode, approved.statusCode]).toEqual([200, 200]);
  const { keys } = (await office.call('keys.list', {}, ann)).json();
  return keys[0];
};
const take = (keyId: string, who: Clerk) => office.call('keys.take', { params: { keyId } }, who);
const outage = {
  outageNumber: 'OMS-1',
  description: 'A tree fell on the line',
  startedAt: '2026-01-05T10:00',
  accounts: ['104500017'],
};
const put = (secret: string, outages: readonly object[] = [outage]) =>
  at.app.inject({
    method: 'PUT',
    url: '/v3/connected/outages',
    headers: { authorization: `Bearer ${secret}` },
    payload: { outages },
  });

describe('a key', () => {
  it('is made by two people, and shown once to whoever asked for it; only its hash is kept (office-133)', async () => {
    const key = await make();
    expect(key).toMatchObject({ state: 'new', begins: null, isOwn: true, madeBy: 'ann' });
    expect((await take(key.keyId, bob)).statusCode).toBe(409);
    const taken = await take(key.keyId, ann);
    const { secret } = taken.json();
    expect(secret).toMatch(/^rk_[\w-]{43}$/);
    expect((await take(key.keyId, ann)).statusCode).toBe(409);
    const [kept] = await rows('select * from api_keys where key_id = $1', key.keyId);
    expect(JSON.stringify(kept)).not.toContain(secret.slice(8));
    expect(kept.secret_hash).toHaveLength(32);
    const acts = await rows("select act from audit where subject_kind = 'key' order by audit_id");
    expect(acts.map(({ act }) => act)).toEqual(['key-made', 'key-taken']);
    expect(JSON.stringify(await rows('select body from audit_personal'))).not.toContain(secret.slice(8));
  });

  it('fifty at once are shown one secret', async () => {
    const { keyId } = await make();
    const all = await Promise.all(Array.from({ length: 50 }, () => take(keyId, ann)));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('is refused with a sentence where its networks or its end are wrong', async () => {
    for (const [change, field] of [
      [{ networks: [] }, 'networks'],
      [{ networks: ['0.0.0.0/0'] }, 'networks'],
      [{ networks: ['oms.example'] }, 'networks'],
      [{ endsOn: today }, 'endsOn'],
      [{ endsOn: addDays(today, 1000) }, 'endsOn'],
    ] as const) {
      const answer = await office.call('keys.make', { body: { ...wish, ...change } }, ann);
      expect([answer.statusCode, answer.json()[0].field]).toEqual([400, field]);
    }
  });

  it('opens nothing from the call after it was revoked, and each use stands in the audit (office-134)', async () => {
    const { keyId } = await make();
    const { secret } = (await take(keyId, ann)).json();
    expect((await put(secret)).statusCode).toBe(200);
    const [used] = await rows("select * from audit where act = 'key-used' and subject_id = $1", keyId);
    expect(used).toMatchObject({ by_whom: 'key', staff_id: null });
    expect(JSON.parse(used.facts)).toMatchObject({ operation: 'connected-outages.put', outages: ['OMS-1'] });
    await office.call('keys.revoke', { params: { keyId }, body: { reason } }, bob);
    expect((await put(secret)).statusCode).toBe(401);
    const { keys } = (await office.call('keys.list', {}, ann)).json();
    expect(keys.find((one: { keyId: string }) => one.keyId === keyId)).toMatchObject({
      state: 'revoked',
      lastUsed: { from: '127.0.0.1' },
      lastRefused: { why: 'revoked', from: '127.0.0.1' },
    });
    expect((await office.call('keys.revoke', { params: { keyId }, body: { reason } }, bob)).statusCode).toBe(409);
  });

  it('is limited to sixty calls a minute', async () => {
    const { headers } = await keyOf(at, ['exports.take']);
    const list = () => at.app.inject({ url: '/v3/connected/exports', headers });
    const all = await Promise.all(Array.from({ length: 65 }, list));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60);
    expect(all.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBeDefined();
  });
});

describe('with a key', () => {
  it('outages begin, change and end as by the outage file; one that is wrong stops all of them (office-135)', async () => {
    const { secret, keyId } = await keyOf(at, ['outages.change']);
    const before = await rows('select count(*)::int as n from audit where subject_id = $1', keyId);
    const wrong = await put(secret, [
      { ...outage, outageNumber: 'OMS-2' },
      { ...outage, outageNumber: 'OMS-3', startedAt: 'noon', accounts: ['1'] },
    ]);
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()[0]).toMatchObject({
      field: 'outages.1.startedAt',
      message: expect.stringContaining('Outage 2 in the list'),
    });
    expect(await rows("select 1 from outages where outage_number in ('OMS-2', 'OMS-3')")).toEqual([]);
    expect(await rows('select count(*)::int as n from audit where subject_id = $1', keyId)).toEqual(before);
    expect((await put(secret, [{ ...outage, estimatedTimeOfRestoration: '2026-01-05T12:00' }])).json()).toMatchObject({
      saved: 1,
    });
    const ended = { ...outage, accounts: undefined, restoredAt: '2026-01-05T11:00' };
    expect((await put(secret, [ended])).statusCode).toBe(200);
    expect(await rows("select restored_at from outages where outage_number = 'OMS-1'")).toEqual([
      { restored_at: '2026-01-05T11:00' },
    ]);
  });

  it('exports are listed, taken byte for byte and marked; claims are not among them (office-135)', async () => {
    await rows(
      "insert into ledger (account_number, trans_no, amount_cents, posted_at) values ('104500017', 'K', 1, now())",
    );
    const { db, clock, vault, site } = at.services;
    const made = await writeExport({ db, clock, vault, timeZone: site().timeZone }, 'payments');
    const { headers } = await keyOf(at, ['exports.take']);
    const { exports } = (await at.app.inject({ url: '/v3/connected/exports', headers })).json();
    const { exportNumber } = exports.find(({ what }: { what: string }) => what === 'payments');
    const url = `/v3/connected/exports/${exportNumber}`;
    const file = (await at.app.inject({ url, headers })).json();
    expect(file).toMatchObject({ text: made?.body, takenAt: null });
    const taken = (await at.app.inject({ method: 'POST', url: `${url}/taken`, headers })).json();
    expect(taken.takenAt).not.toBeNull();
    const again = (await at.app.inject({ method: 'POST', url: `${url}/taken`, headers })).json();
    expect(again.takenAt).toBe(taken.takenAt);
    const [claims] = await rows(
      "insert into exports (what, file_name, body, rows, created_at) values ('claims', 'claims-000099.csv', '', 1, now()) returning export_number",
    );
    const secret = await at.app.inject({ url: `/v3/connected/exports/${claims.export_number}`, headers });
    expect(secret.statusCode).toBe(404);
  });

  it('files go through the importer’s own checks; what is wrong is named, and nothing is written (office-136)', async () => {
    const { headers } = await keyOf(at, ['imports.put']);
    const give = (text: string) =>
      at.app.inject({
        method: 'POST',
        url: '/v3/connected/imports',
        headers,
        payload: { files: [{ name: 'meters.csv', text }] },
      });
    const given = await give('no,such,columns\r\n1,2,3\r\n');
    expect(given.json()).toMatchObject({ state: 'waiting' });
    expect((await give('x')).statusCode).toBe(409);
    const [kept] = await rows('select locked_body from key_uploads');
    expect(kept.locked_body.toString('latin1')).not.toContain('no,such');
    const patient = openDatabase(at.database.url, 4, patientAnswers);
    const log = { error: () => undefined };
    await takeUploads({ ...at.services, db: patient.db, pool: patient.pool, log });
    await patient.close();
    const url = `/v3/connected/imports/${given.json().uploadId}`;
    const seen = (await at.app.inject({ url, headers })).json();
    expect(seen).toMatchObject({ state: 'refused', problemCount: 7 });
    expect(seen.problems[0]).toMatchObject({ file: 'meters.csv', line: 1, column: 'no' });
    expect(await rows('select 1 from key_uploads where locked_body is not null')).toEqual([]);
    const other = await keyOf(at, keyPermissions);
    expect((await at.app.inject({ url, headers: other.headers })).statusCode).toBe(404);
    const folder = { files: [{ name: '../../etc/passwd', text: '' }] };
    const out = await at.app.inject({ method: 'POST', url: '/v3/connected/imports', headers, payload: folder });
    expect(out.statusCode).toBe(400);
  });

  it('files are of the moment at which they were given in, however long they waited (office-6)', async () => {
    const { headers } = await keyOf(at, ['imports.put']);
    const payload = { files: [{ name: 'meters.csv', text: 'accountNumber,meterNumber,meterType,installedOn\r\n' }] };
    await at.app.inject({ method: 'POST', url: '/v3/connected/imports', headers, payload });
    await rows("update key_uploads set received_at = '2026-01-05T10:00:00Z' where locked_body is not null");
    const patient = openDatabase(at.database.url, 4, patientAnswers);
    await takeUploads({ ...at.services, db: patient.db, pool: patient.pool, log: { error: () => undefined } });
    await patient.close();
    const [run] = await rows('select files from import_runs order by import_number desc limit 1');
    expect(run.files).toMatchObject([{ file: 'meters.csv', asOf: '2026-01-05T10:00:00.000Z' }]);
  });

  it('files that open members’ logins are taken from no key (office-136)', async () => {
    const { headers } = await keyOf(at, keyPermissions);
    for (const name of ['logins.csv', 'login-grants.csv']) {
      const payload = {
        files: [
          { name: 'meters.csv', text: 'x' },
          { name, text: 'x' },
        ],
      };
      const answer = await at.app.inject({ method: 'POST', url: '/v3/connected/imports', headers, payload });
      expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(name)]);
    }
    expect(await rows("select 1 from key_uploads where state = 'waiting'")).toEqual([]);
  });
});
