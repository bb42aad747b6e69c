import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../../testing/office.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let dana: Clerk;
const params = { memberNumber: '200017' };
const out = '104471882';
const on = '104480316';

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  dana = await office.hire('dana@coop.example', ['clerk']);
});
afterAll(async () => {
  await office.close();
  await at.close();
});

const rows = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const list = async () => (await office.call('caller-outages.list', { params }, dana)).json();
const report = (body: object, who = dana, whose = params) =>
  office.call(
    'caller-outages.report',
    {
      params: whose,
      body: {
        reportId: randomUUID(),
        accountNumber: on,
        outageReason: at.services.site().configuration.outageProblems[0],
        callBack: false,
        ...body,
      },
    },
    who,
  );

it('says where an outage is known, since when, and what may be reported', async () => {
  const { accounts, problems, phones } = await list();
  const of = (accountNumber: string) =>
    accounts.find((one: { accountNumber: string }) => one.accountNumber === accountNumber);
  expect(of(out).outage).toMatchObject({ since: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) });
  expect(of('104471890').closed).toBe('Outage is not supported for the selected account.');
  expect(of(on)).toMatchObject({ closed: null, outage: null });
  expect(problems.length).toBeGreaterThan(1);
  expect(phones[0]).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
});

it('takes a report as the member’s own screen does, once, and says that the office made it', async () => {
  const reportId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 4 }, () => report({ reportId, remarks: 'heard a bang' })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map((one) => one.json().reportNumber)).size).toBe(1);
  expect(await rows('select origin, remarks from outage_reports where report_id = $1', reportId)).toEqual([
    { origin: 'OFFICE', remarks: 'heard a bang' },
  ]);
  expect(await rows("select count(*)::int as count from audit where act = 'outage-reported-for-member'")).toEqual([
    { count: 1 },
  ]);
  expect(
    (await list()).accounts.find((one: { accountNumber: string }) => one.accountNumber === on).lastReport,
  ).not.toBeNull();
  const { entries } = (await office.call('members.timeline', { params }, dana)).json();
  expect(entries[0]).toMatchObject({ what: 'outage-reported-for-member', by: 'dana' });
});

it('refuses what the member’s screen refuses, and another’s account', async () => {
  expect((await report({ accountNumber: '104471890' })).statusCode).toBe(400);
  expect((await report({ outageReason: 'dragons' })).json()[0]).toMatchObject({ field: 'outageReason' });
  expect((await report({ callBack: true })).json()[0]).toMatchObject({ field: 'callbackNumber' });
  expect((await report({ accountNumber: '104500017' })).statusCode).toBe(404);
});

it('keeps a protected member’s phones from who may not see them', async () => {
  await office.call('member-marks.protect', { params, body: { reason: 'a court order' } }, dana);
  expect((await list()).phones).toEqual([]);
});
