import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../testing/office.ts';
import { createRequisition, postSettled, reverseLedger } from '../../paying/payments/public.ts';
import { closeDays } from './posted-days.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let dana: Clerk;

/** Half past eleven in the evening of the 20th by the co-op's clock, when it is the 21st by the server's. */
const lateEvening = new Date('2026-11-21T07:30:00Z');
const noon = new Date('2026-11-20T20:00:00Z');
const day = '2026-11-20';

const pay = async (transNo: string, now: Date, amount: number, flow: 'member' | 'draft' = 'member') =>
  at.database.db.transaction((tx) =>
    postSettled({ postingHooks: {} }, tx, {
      transNo,
      flow,
      memberNumber: '200017',
      accountNumber: '104471882',
      amount,
      reference: `trace-${transNo}`,
      now,
    }),
  );
const list = async (query: object = {}) => (await office.call('payments.list', { query }, dana)).json();
const numbers = async (query: object): Promise<string[]> =>
  (await list(query)).payments.map(({ transNo }: { transNo: string }) => transNo);

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  dana = await office.hire('dana@coop.example', ['clerk']);
  await pay('T-noon', noon, 5000);
  await pay('T-draft', noon, 7000, 'draft');
  await pay('T-late', lateEvening, 1100);
  await at.database.db.transaction((tx) => reverseLedger(tx, 'T-late', lateEvening));
  await createRequisition(at.database.db, {
    transNo: 'T-store',
    flow: 'payment-profile',
    purpose: 'store',
    memberNumber: '200017',
    amount: 0,
    fingerprint: 'T-store',
    createdAt: noon,
    expiresAt: noon,
    accounts: [],
  });
});
afterAll(async () => {
  await office.close();
  await at.close();
});

describe('the list of payments', () => {
  it('has what began on a day of the co-op’s, the newest first, and no wish to store a card', async () => {
    expect(await numbers({ from: day, to: day })).toEqual(['T-late', 'T-noon', 'T-draft']);
    expect(await numbers({ from: '2026-11-21', to: '2026-11-21' })).toEqual([]);
    expect((await list({ from: day, to: day })).payments[0]).toMatchObject({
      name: 'Marisol Okonkwo',
      accounts: ['104471882'],
      amountCents: 1100,
      standing: 'back',
    });
  });

  it('is filtered by tender and by state', async () => {
    expect(await numbers({ from: day, to: day, tender: 'draft' })).toEqual(['T-draft']);
    expect(await numbers({ from: day, to: day, tender: 'echeck', standing: 'posted' })).toEqual(['T-noon']);
    expect(await numbers({ from: day, to: day, standing: 'back' })).toEqual(['T-late']);
  });

  it('is filtered by amount, both ends included, and by a member or an account', async () => {
    expect(await numbers({ from: day, to: day, least: 5000 })).toEqual(['T-noon', 'T-draft']);
    expect(await numbers({ from: day, to: day, least: 1100, most: 5000 })).toEqual(['T-late', 'T-noon']);
    expect(await numbers({ from: day, to: day, whose: '104471882' })).toEqual(['T-late', 'T-noon', 'T-draft']);
    expect(await numbers({ from: day, to: day, whose: '200017', most: 1100 })).toEqual(['T-late']);
    expect(await numbers({ from: day, to: day, whose: '104500017' })).toEqual([]);
  });

  it('is a file of the same payments, in which no name is a formula, and taking it is an entry', async () => {
    await at.database.pool.query("update members set first_name = '=1+1' where member_number = '200017'");
    const query = { from: day, to: day, most: 5000, whose: '200017' };
    const file = await office.call('payments.file', { query }, dana);
    await at.database.pool.query("update members set first_name = 'Marisol' where member_number = '200017'");
    expect(file.headers['content-type']).toMatch(/^text\/csv/);
    const lines = file.body.split('\r\n');
    expect(lines.map((line) => line.split(',')[1])).toEqual(['transaction', 'T-late', 'T-noon', undefined]);
    expect(lines[1]).toMatch(
      /^2026-11-20 23:30,T-late,200017,'=1\+1 Okonkwo,104471882,echeck,,member,11\.00,0\.00,back$/,
    );
    const { rows } = await at.database.pool.query("select facts::text from audit where act = 'payments-listed'");
    expect(rows).toHaveLength(1);
    expect(rows[0].facts).toContain('rows');
    expect(rows[0].facts).not.toContain('200017');
  });

  it('goes on where a page ended, though many began at one moment', async () => {
    const many = new Date('2026-10-05T18:00:00.123Z');
    for (let one = 0; one < 120; one += 1) await pay(`T-many-${one}`, many, 100);
    const found: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page = await list({ from: '2026-10-05', to: '2026-10-05', ...(after && { after }) });
      found.push(...page.payments.map(({ transNo }: { transNo: string }) => transNo));
      after = page.next;
    }
    expect(found).toHaveLength(120);
    expect(new Set(found).size).toBe(120);
  });

  it('refuses what is no day, no place and no tender', async () => {
    for (const query of [
      { from: 'yesterday' },
      { after: 'x' },
      { after: '2026-99-99T00:00:00.000Z~a' },
      { tender: '%' },
    ])
      expect((await office.call('payments.list', { query }, dana)).statusCode).toBe(400);
  });
});

describe('the days', () => {
  it('add up what was posted by tender, without what was booked back', async () => {
    const { days, all } = (await office.call('payments.days', { query: { from: day, to: day } }, dana)).json();
    expect(days).toEqual([
      {
        day,
        tenders: { echeck: { cents: 6100, count: 2 }, draft: { cents: 7000, count: 1 } },
        prepaid: { cents: 0, count: 0 },
        all: { cents: 13_100, count: 3 },
        back: { cents: -1100, count: 1 },
      },
    ]);
    expect(all).toMatchObject({ all: { cents: 13_100, count: 3 }, back: { cents: -1100, count: 1 } });
  });

  it('add up what went to prepaid accounts apart', async () => {
    await at.database.pool.query("update accounts set is_prepaid_account = true where account_number = '104471882'");
    const { all } = (await office.call('payments.days', { query: { from: day, to: day } }, dana)).json();
    await at.database.pool.query("update accounts set is_prepaid_account = false where account_number = '104471882'");
    expect(all).toMatchObject({ tenders: {}, prepaid: { cents: 13_100, count: 3 }, all: { cents: 13_100, count: 3 } });
  });
});

describe('days that are over', () => {
  const asked = async () =>
    (await office.call('payments.days', { query: { from: '2026-10-01', to: day } }, dana)).json();

  it('come to the same once they are kept, and are then read without the ledger', async () => {
    const services = { ...at.services, clock: { now: () => new Date('2026-11-21T09:00:00Z') } };
    const live = await asked();
    expect(live.days).toHaveLength(2);
    // An hour after midnight the 20th is over; the days since the first posting are a month and some days.
    expect(await closeDays(services)).toBe(31);
    expect(await closeDays(services)).toBe(16);
    expect(await closeDays(services)).toBe(0);
    expect(await asked()).toEqual(live);
    await at.database.pool.query('update posted_days set sums = $1 where day = $2', ['[]', day]);
    expect((await asked()).days).toHaveLength(1);
    await at.database.pool.query('delete from posted_days where day = $1', [day]);
    expect(await asked()).toEqual(live);
  });
});

describe('one payment', () => {
  it('tells what happened to it, and that it was read', async () => {
    const seen = (await office.call('payments.see', { params: { transNo: 'T-late' } }, dana)).json();
    expect(seen).toMatchObject({
      standing: 'back',
      tender: 'echeck',
      parts: [{ accountNumber: '104471882', amountCents: 1100 }],
      reference: 'trace-T-late',
      isExported: false,
    });
    const steps = seen.trail.map(({ what, amountCents }: { what: string; amountCents: number }) => [what, amountCents]);
    expect(steps).toEqual([
      ['started', 1100],
      ['posted', 1100],
      ['booked-back', -1100],
    ]);
    const { rows } = await at.database.pool.query("select subject_id, staff_id from audit where act = 'payment-seen'");
    expect(rows).toEqual([{ subject_id: 'T-late', staff_id: dana.staffId }]);
  });

  it('is none where only a card was stored, or nothing has the number', async () => {
    for (const transNo of ['T-store', 'T-nothing'])
      expect((await office.call('payments.see', { params: { transNo } }, dana)).json().message).toBe(
        'There is no such payment.',
      );
  });
});
