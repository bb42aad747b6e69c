import { rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock, todayAt } from '../../../platform/clock.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { asMember, asQuickPay, type Identity } from '../../../testing/callers.ts';
import { numbersOf } from '../../../testing/numbers-of.ts';
import { type Clerk, testOffice } from '../../../testing/office.ts';
import { coops, folderWithStatement, layDown } from '../../../testing/sealed-things.ts';
import { callOf, names, rowOf } from '../../../testing/well-formed-calls.ts';
import { type ExportName, exporters, writeExport } from '../exporting/public.ts';
import { importFolder } from '../importing/public.ts';
import { withImportFolder } from '../importing/testing/import-files.ts';

const who: Identity = { memberNumber: '200017', accountNumber: '104471882' };
const zone = 'America/Los_Angeles';
const today = todayAt(systemClock, zone);
const what = 'Zyzzogeton ventilator';
const [until, confirmed] = ['2087-03-29', addDays(today, -9)];
const place = {
  locationId: 'L104471882',
  feeder: 'S1-F3',
  address: '2218 Cedar Hollow Rd',
  town: 'Quillfeather',
  county: 'Ombersley',
  latitude: '43.812604',
  longitude: '-123.057391',
  mustStayOn: what,
  mustStayOnUntil: until,
  mustStayOnConfirmed: confirmed,
};

let folder: string;
let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let dana: Clerk;

beforeAll(async () => {
  folder = await folderWithStatement(who.accountNumber);
  at = await testApp({ isDemo: true, coop: relative(coops, folder) });
  office = await testOffice(at);
  dana = await office.hire('dana@coop.example', ['clerk']);
  await layDown(at, who, today);
});
afterAll(async () => {
  await office.close();
  await at.close();
  await rm(folder, { recursive: true });
});

const imported = (row: object) =>
  withImportFolder({ 'service-locations.csv': [{ ...place, ...row }] }, (from) =>
    importFolder({ folder: from, ...at.services, pool: at.database.pool, timeZone: zone }),
  );
const account = async (memberNumber = who.memberNumber) => {
  const seen = (await office.call('members.see', { params: { memberNumber } }, dana)).json();
  return seen.accounts.find((one: { accountNumber: string }) => one.accountNumber === who.accountNumber);
};

describe('a place of service (account-110)', () => {
  it.each([
    ['latitude', { latitude: '90.1' }, /must be degrees from -90 to 90/],
    ['longitude', { longitude: '-180.5' }, /must be degrees from -180 to 180/],
    ['latitude', { latitude: '43° 48′' }, /must be degrees/],
    ['longitude', { longitude: '' }, /both or neither/],
    ['latitude', { latitude: '' }, /both or neither/],
    ['mustStayOn', { mustStayOn: '' }, /a day of it is not/],
  ])('with a wrong %s is refused: %j', async (column, row, reason) => {
    const { written, problems } = await imported(row);
    expect({ written, problems }).toMatchObject({
      written: false,
      problems: [{ column, reason: expect.stringMatching(reason) }],
    });
  });

  it('stands on the member’s page, with what must not stay dark', async () => {
    expect(await imported({})).toMatchObject({ written: true });
    const { places, mustStayOn } = await account();
    expect(places).toEqual([
      {
        locationId: 'L104471882',
        substation: null,
        feeder: 'S1-F3',
        mapLocation: null,
        address: '2218 Cedar Hollow Rd',
        town: 'Quillfeather',
        county: 'Ombersley',
        latitude: 43.812604,
        longitude: -123.057391,
      },
    ]);
    expect(mustStayOn).toEqual([{ locationId: 'L104471882', what, until, confirmedOn: confirmed, state: 'sure' }]);
  });

  it('of a protected member is hidden, and what must not stay dark there is not', async () => {
    const params = { memberNumber: who.memberNumber };
    await office.call('member-marks.protect', { params, body: { reason: 'a court order' } }, dana);
    expect(await account()).toMatchObject({ serviceAddress: null, places: [], mustStayOn: [{ what }] });
    await at.database.pool.query("delete from member_marks where mark = 'protected'");
  });

  it('is counted among those without power while it holds', async () => {
    const power = async () => (await office.call('watches.right-now', {}, dana)).json().power.mustStayOn;
    const before = await power();
    await imported({ mustStayOnUntil: addDays(today, -2), mustStayOnConfirmed: '' });
    expect([(await account()).mustStayOn[0].state, await power()]).toEqual(['over', before - 1]);
    await imported({});
    expect(await power()).toBe(before);
  });
});

describe('what must not stay dark is read by the office alone (account-111)', () => {
  const secret = /Zyzzogeton|mustStayOn|must_stay_on|2087-03-29|43\.8126|123\.0573|Ombersley/i;

  it('no operation of the portal says it, to the member, to Quick Pay or to a visitor', async () => {
    await imported({});
    const numbers = await numbersOf(at, who, 'S2000171');
    const heads = { member: await asMember(at, who), 'quick-pay': await asQuickPay(at, who), public: {} };
    const terms = { numbers, today, readOn: addDays(today, -3), later: addDays(today, 40) };
    const ending = new Set(['sign-in.logout', 'quick-pay.logout']);
    for (const headers of Object.values(heads))
      for (const name of names.filter((one) => !ending.has(one))) {
        const answer = await at.app.inject({ ...callOf(name, terms), headers });
        // Members see on the map where they live themselves.
        const body = headers === heads.member ? answer.body.replace(/"home":\[[^\]]*\]/, '') : answer.body;
        expect([name, secret.exec(`${JSON.stringify(answer.headers)}${body}`)?.[0]]).toEqual([name, undefined]);
      }
    expect(names.filter((name) => rowOf(name).access === 'member').length).toBeGreaterThan(50);
  });

  it('no export has it, and no other table: no message, no job, no entry of the audit', async () => {
    await at.database.pool.query('update outage_reports set export_number = null');
    for (const name of Object.keys(exporters) as ExportName[]) {
      const written = await writeExport({ ...at.services, timeZone: zone }, name);
      expect([name, secret.exec(written?.body?.toString() ?? '')?.[0]]).toEqual([name, undefined]);
    }
    const { rows: tables } = await at.database.pool.query(
      "select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'pgboss')",
    );
    for (const { schema, name } of tables.filter((one) => one.name !== 'service_locations')) {
      const from = `"${schema}"."${name}" as kept`;
      const { rows } = await at.database.pool.query(
        `select 1 from ${from} where to_jsonb(kept)::text like '%Zyzzogeton%'`,
      );
      expect([name, rows.length]).toEqual([name, 0]);
    }
  });
});
