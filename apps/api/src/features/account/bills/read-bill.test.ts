import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let token: string;
const account = '104471882';
const water = '104471890';
const prepaid = '104495507';

beforeAll(async () => {
  at = await testApp();
  const login = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
  token = (await at.app.inject({ method: 'POST', url: '/v3/login', payload: login })).json().accessToken;
});
afterAll(() => at.close());

const query = async (text: string, values: unknown[] = []) => (await at.database.pool.query(text, values)).rows;
const get = (number: string, billDate?: string) =>
  at.app.inject({
    url: `/v3/accounts/${number}/bill${billDate === undefined ? '' : `?billDate=${billDate}`}`,
    headers: { authorization: `Bearer ${token}` },
  });
const cents = (dollars: number) => Math.round(dollars * 100);
const sumOf = (parts: { amount: number }[]) => parts.reduce((sum, { amount }) => sum + cents(amount), 0);

/** An account with the bills that are given, and nothing else. */
async function billed(number: string, rows: readonly (readonly [day: string, billed: number, ending: number])[]) {
  for (const table of ['bills', 'bill_lines', 'posted_payments', 'meter_readings'])
    await query(`delete from ${table} where account_number = $1`, [number]);
  for (const [day, amount, ending] of rows)
    await query(
      `insert into bills (account_number, bill_date, bill_number, bill_type, statement_start_date, due_date, billed_cents,
         ending_balance_cents, days_billed) values ($1, $2, 'B1', 'Regular', $2::date - 30, $2::date + 21, $3, $4, 30)`,
      [number, day, amount, ending],
    );
}

describe('a bill as it is read (account-97)', () => {
  it('of the demo is the newest, with what stood before it and lines that add up to the cent', async () => {
    const bill = (await get(account)).json();
    expect(bill).toMatchObject({ isNewest: true, billedAmount: 96.6, balanceBefore: 92, endingBalance: 188.6 });
    expect(bill.since).toEqual({ previous: 92, paid: 0, other: 0 });
    expect(bill.charges.kind).toBe('lines');
    expect(sumOf(bill.charges.lines)).toBe(cents(bill.actualCharges ?? bill.billedAmount));
    const [{ first, last }] = bill.readings;
    expect(last.reading - first.reading).toBe(bill.usage.quantity);
    const [before] = await query(
      'select bill_date::text as day from bills where account_number = $1 order by 1 desc offset 1 limit 1',
      [account],
    );
    expect((await get(account, before.day)).json()).toMatchObject({ billDate: before.day, isNewest: false });
  });

  it('opens its PDF by the reference that it carries', async () => {
    const { billViewUrl } = (await get(account)).json();
    const answer = await at.app.inject({
      url: `/v3/accounts/${account}/bill-view?${new URLSearchParams({ url: billViewUrl })}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.json().fileName).toMatch(/^Bill-104471882-/);
  });

  it('is not there for another member, for no real day, or for a day without a bill', async () => {
    expect((await get('104500017')).statusCode).toBe(404);
    expect((await get(account, '2020-01-01')).statusCode).toBe(404);
    expect((await get(account, '2020-02-31')).statusCode).toBe(400);
  });

  it('of a prepaid day is its parts', async () => {
    const bill = (await get(prepaid)).json();
    expect(bill).toMatchObject({ isPrepaidDay: true, dueDate: null });
    expect(bill.charges.parts.map(({ part }: { part: string }) => part)).toEqual(['usage', 'charges', 'taxes']);
    expect(sumOf(bill.charges.parts)).toBe(cents(bill.billedAmount));
  });

  it('never shows lines that do not add up, nor a rate that is not the line’s (account-98)', async () => {
    await billed(water, [['2026-10-05', 5000, 5000]]);
    expect((await get(water)).json().charges).toEqual({ kind: 'whole' });
    await query(
      `insert into bill_lines values ($1, '2026-10-05', 'B1', 1, 'Water', 3000, 2000, 'gal', 0.015),
         ($1, '2026-10-05', 'B1', 2, 'Sewer', 1999, 2000, 'gal', 0.02)`,
      [water],
    );
    expect((await get(water)).json().charges).toEqual({ kind: 'unclear' });
    await query('update bill_lines set line_cents = 2000 where account_number = $1 and line_number = 2', [water]);
    expect((await get(water)).json().charges.lines).toMatchObject([
      { description: 'Water', amount: 30, rate: 0.015 },
      { description: 'Sewer', amount: 20, rate: null },
    ]);
  });

  it('says what was paid since the bill before, and what else changed (account-99)', async () => {
    await billed(water, [
      ['2026-09-05', 8000, 8000],
      ['2026-10-05', 5000, 6250],
    ]);
    for (const [id, day, amount] of [
      ['P1', '2026-09-05', 5000],
      ['P2', '2026-10-04', 2000],
      ['P3', '2026-10-05', 900],
    ])
      await query(
        "insert into posted_payments (account_number, payment_date, payment_id, payment_cents, payment_method) values ($1, $2, $3, $4, 'Card')",
        [water, day, id, amount],
      );
    expect((await get(water)).json()).toMatchObject({
      balanceBefore: 12.5,
      since: { previous: 80, paid: 70, other: 2.5 },
    });
    expect((await get(water, '2026-09-05')).json()).toMatchObject({ balanceBefore: 0, since: null, isNewest: false });
  });

  it('is a credit, or nothing, where that is what it says', async () => {
    await billed(water, [['2026-10-05', -1200, -4500]]);
    expect((await get(water)).json()).toMatchObject({ billedAmount: -12, endingBalance: -45, balanceBefore: -33 });
    await billed(water, [['2026-10-05', 0, 0]]);
    expect((await get(water)).json()).toMatchObject({ billedAmount: 0, endingBalance: 0, payment: null });
  });

  it('says how many of its days were estimated, unless the account’s usage is shown to nobody (account-100)', async () => {
    const { billDate, statementStartDate } = (await get(account)).json();
    await query(
      `update usage_days set status = 1 where day in ($1::date + 1, $1::date + 2, $2::date)
         and meter_number in (select meter_number from meters where account_number = $3)`,
      [statementStartDate, billDate, account],
    );
    const { estimatedDays } = (await get(account)).json();
    expect(estimatedDays).toBeGreaterThanOrEqual(2);
    await query('update usage_settings set view_usage_history = false where account_number = $1', [account]);
    expect((await get(account)).json().estimatedDays).toBe(0);
  });

  it('of an account without a bill is not there', async () => {
    await billed(water, []);
    expect((await get(water)).statusCode).toBe(404);
  });
});
