import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../../testing/office.ts';

const memberNumber = '200025';
const accountNumber = '104500017';
const reason = 'their letter of today';
let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let ike: Clerk;
let marta: Clerk;
let dana: Clerk;

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  ike = await office.hire('ike@coop.example', ['billing']);
  marta = await office.hire('marta@coop.example', ['billing']);
  dana = await office.hire('dana@coop.example', ['clerk']);
});
afterAll(async () => {
  await office.close();
  await at.close();
});
beforeEach(() => rows('delete from pledges'));

const rows = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const acts = async () => (await rows("select act from audit where act like 'pledge-%'")).length;

const pledge = (change: object = {}) => ({
  ...{ pledgeId: randomUUID(), accountNumber, agency: 'Lane County energy assistance' },
  ...{ amountCents: 6000, untilDay: '2099-12-15', reason, ...change },
});
const record = (body: object, who: Clerk = ike, member = memberNumber) =>
  office.call('pledges.record', { params: { memberNumber: member }, body }, who);
const settle = (pledgeId: string, outcome: string, who: Clerk = ike) =>
  office.call('pledges.settle', { params: { accountNumber, pledgeId }, body: { outcome, reason } }, who);
const listed = async (who: Clerk = ike) =>
  (await office.call('pledges.list', { params: { memberNumber } }, who)).json().pledges;
const shownToMember = async () => {
  const payload = { username: 'walter.prine', password: 'Rochdale-demo-1!' };
  const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
  const url = `/v3/accounts/${accountNumber}/payment-help`;
  return (await at.app.inject({ url, headers: { authorization: `Bearer ${accessToken}` } })).json().pledges;
};

describe('what agencies have promised to pay (office-179)', () => {
  it('is recorded with who said so, as an entry of the audit, and its member sees that it is awaited', async () => {
    const body = pledge();
    expect((await record(body)).statusCode).toBe(200);
    expect(await listed(dana)).toMatchObject([
      { pledgeId: body.pledgeId, amountCents: 6000, by: 'ike', isLate: false, outcome: null },
    ]);
    expect(await shownToMember()).toEqual([{ agency: body.agency, amount: 60, untilDay: '2099-12-15' }]);
    const [entry] = await rows(
      "select act, subject_id, facts from audit where act like 'pledge-%' order by audit_id desc",
    );
    expect(entry).toMatchObject({ act: 'pledge-recorded', subject_id: memberNumber });
    expect(entry?.facts).toContain('"amountCents":6000');
    expect(entry?.facts).not.toContain('Lane County');
    const [{ balance }] = await rows(
      'select account_balance_cents as balance from accounts where account_number = $1',
      accountNumber,
    );
    expect(Number(balance)).toBe(8412);
  });

  it('ends with what became of it, and is no longer shown to the member', async () => {
    const [{ pledgeId }, before] = [pledge(), await acts()];
    await record(pledge({ pledgeId }));
    expect((await settle(pledgeId, 'paid')).statusCode).toBe(200);
    expect(await listed()).toMatchObject([{ pledgeId, outcome: 'paid' }]);
    expect(await shownToMember()).toEqual([]);
    expect((await acts()) - before).toBe(2);
  });

  it('of a double click and of two clerks at once, one counts, with one entry of the audit', async () => {
    const [body, before] = [pledge(), await acts()];
    const recorded = await Promise.all([ike, marta, ike, marta].map((who) => record(body, who)));
    expect(recorded.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await listed()).toHaveLength(1);
    expect((await acts()) - before).toBe(1);
    const settled = await Promise.all([settle(body.pledgeId, 'paid'), settle(body.pledgeId, 'withdrawn', marta)]);
    expect(settled.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(settled.find(({ statusCode }) => statusCode === 409)?.json().message).toMatch(/^Someone has already said/);
    expect((await acts()) - before).toBe(2);
  });

  it('sent once more with something else in it, it is refused: nobody reads that it is recorded', async () => {
    const body = pledge();
    await record(body);
    expect((await record({ ...body, amountCents: 9000 })).json().message).toMatch(/^This was recorded before/);
    expect(await listed()).toMatchObject([{ amountCents: 6000 }]);
  });

  it('wants who may decide what waits in queues, with a reason', async () => {
    const body = pledge();
    const before = await acts();
    expect((await record(body, dana)).statusCode).toBe(403);
    await record(body);
    expect((await settle(body.pledgeId, 'paid', dana)).statusCode).toBe(403);
    expect((await record(pledge({ reason: '' }))).statusCode).toBe(400);
    expect(await listed()).toMatchObject([{ outcome: null }]);
    expect((await acts()) - before).toBe(1);
  });

  it('is for an account of this member, of more than nothing, and for a day to come', async () => {
    expect((await record(pledge(), ike, '200017')).statusCode).toBe(404);
    expect((await record(pledge({ amountCents: 0 }))).statusCode).toBe(400);
    expect((await record(pledge({ agency: '  ' }))).statusCode).toBe(400);
    expect((await record(pledge({ untilDay: '2020-01-01' }))).json().message).toBe('That day has passed.');
    expect((await settle(randomUUID(), 'paid')).statusCode).toBe(409);
    expect(await listed()).toEqual([]);
  });

  it('of whoever held the account before nothing is shown', async () => {
    await record(pledge());
    await rows("update pledges set member_number = '200017'");
    expect([await listed(), await shownToMember()]).toEqual([[], []]);
  });

  it('is late once its day has passed, and carries letters of any language', async () => {
    const agency = 'Ассоциация помощи Álvarez-Łódź 助け合い';
    await record(pledge({ agency }));
    await rows("update pledges set until_day = '2026-01-01'");
    expect(await listed()).toMatchObject([{ agency, isLate: true }]);
  });
});
