import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock, todayAt } from '../../../platform/clock.ts';
import { testApp } from '../../../platform/testing/test-app.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let token: string;
let today: string;

beforeAll(async () => {
  at = await testApp();
  today = todayAt(systemClock, at.services.site().timeZone);
  const payload = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
  token = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
});
afterAll(() => at.close());

const get = (url: string) => at.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
const history = async (query = '', accountNumber = '104471882') =>
  (await get(`/v3/accounts/${accountNumber}/history${query}`)).json();
const dayOf = (entry: { kind: string; billDate: string; paymentDate: string }) =>
  entry.kind === 'bill' ? entry.billDate : entry.paymentDate;

describe('the history of an account', () => {
  it('is a year up to today, newest first, with how many there are', async () => {
    const all = await history();
    expect([all.from, all.to]).toEqual([addDays(today, -365), today]);
    const days = all.results.map(dayOf);
    expect(days).toEqual([...days].sort().reverse());
    expect(all.results[0]).toMatchObject({ kind: 'bill', billedAmount: 96.6, endingBalance: 188.6 });
    const bills = await history('?kind=bills');
    const payments = await history('?kind=payments');
    expect(bills.totalRecords + payments.totalRecords).toBe(all.totalRecords);
    expect(payments.results.every((entry: { kind: string }) => entry.kind === 'payment')).toBe(true);
  });

  it('comes by pages that make up the whole', async () => {
    const all = await history('?from=2000-01-01');
    const pages = await Promise.all([0, 10, 20].map((offset) => history(`?from=2000-01-01&limit=10&offset=${offset}`)));
    // A seal is another each time.
    const read = (line: object) => ({ ...line, billViewUrl: undefined });
    expect(pages.flatMap((page) => page.results.map(read))).toEqual(all.results.slice(0, 30).map(read));
    expect(all.totalRecords).toBeLessThan(30);
  });

  it('begins with what was owed before: the last bill before less what was paid on it', async () => {
    const all = (await history('?from=2000-01-01')).results;
    const place = all.findIndex((entry: { kind: string }) => entry.kind === 'payment');
    const payment = all[place];
    const bill = all[place + 1];
    expect([payment.kind, bill.kind]).toEqual(['payment', 'bill']);
    const onIt = await history(`?from=${payment.paymentDate}`);
    const after = await history(`?from=${addDays(payment.paymentDate, 1)}`);
    expect(onIt.openingBalance).toBe(bill.endingBalance);
    expect(after.openingBalance).toBe(bill.endingBalance - payment.paymentAmount);
    expect((await history('?from=2000-01-01')).openingBalance).toBeNull();
  });

  it('holds a portal payment that the billing system has not confirmed yet', async () => {
    await at.database.pool.query(
      "insert into ledger (account_number, trans_no, amount_cents, posted_at) values ('104495523', 'T1', 1234, now())",
    );
    const { results } = await history('?kind=payments', '104495523');
    const payment = { paymentDate: today, paymentAmount: 12.34, paymentMethod: null, balanceAfter: 108.11 };
    expect(results[0]).toEqual({ ...payment, kind: 'payment' });
    expect((await get('/v3/accounts/104495523/payments?limit=1')).json().results).toEqual([payment]);
    const tomorrow = await history(`?from=${addDays(today, 1)}&to=${addDays(today, 1)}`, '104495523');
    expect(tomorrow).toMatchObject({ openingBalance: 108.11, results: [], totalRecords: 0 });
  });

  it.each(['104471882', '104480316', '104495507'])(
    'says of account %s after each payment what the line before it left, and nothing where no bill is earlier (account-88)',
    async (accountNumber) => {
      const lines = (await history('?from=2000-01-01&limit=500', accountNumber)).results;
      const left = lines.map((line: { kind: string; endingBalance: number; balanceAfter: number }) =>
        line.kind === 'bill' ? line.endingBalance : line.balanceAfter,
      );
      const payments = lines.flatMap((line: { kind: string; paymentAmount: number }, place: number) =>
        line.kind === 'payment' ? [{ place, amount: line.paymentAmount }] : [],
      );
      expect(payments).not.toEqual([]);
      for (const { place, amount } of payments) {
        const before = left[place + 1];
        if (before === undefined || before === null) expect(left[place]).toBeNull();
        else expect(left[place]).toBeCloseTo(before - amount, 6);
      }
      const paged = (await history('?from=2000-01-01&kind=payments&limit=2&offset=1', accountNumber)).results;
      const whole = lines.filter((line: { kind: string }) => line.kind === 'payment').slice(1, 3);
      expect(paged).toEqual(whole);
    },
  );

  it('shows the daily total of a prepaid account and its parts', async () => {
    const [day] = (await history('?kind=bills', '104495507')).results;
    expect(day.prepaidDailyTotal).toBeCloseTo(day.prepaidUsageDollars + day.prepaidCharges + day.prepaidTaxes, 6);
  });

  it.each([
    ['?from=2026-02-30', 'from', 1651],
    ['?from=', 'from', 1651],
    ['?to=0000-01-01', 'to', 1652],
    ['?from=2026-02-02&to=2026-02-01', 'from', 1653],
    ['?limit=501', 'limit', 1001],
  ])('refuses %s', async (query, field, code) => {
    for (const path of ['history', 'history/budget-average']) {
      const answer = await get(`/v3/accounts/104471882/${path}${query}`);
      expect([answer.statusCode, answer.json()[0].field, answer.json()[0].code]).toEqual([400, field, code]);
    }
  });

  it('of another member is one that does not exist', async () => {
    for (const path of ['history', 'history/budget-average']) {
      const [foreign, none] = [await get(`/v3/accounts/104500017/${path}`), await get(`/v3/accounts/999999/${path}`)];
      expect([foreign.statusCode, foreign.json()]).toEqual([404, none.json()]);
    }
  });
});

describe('the budget and average history', () => {
  it('adds up the difference of each year', async () => {
    const { results, totalRecords } = (
      await get('/v3/accounts/104471882/history/budget-average?from=2000-01-01')
    ).json();
    expect(totalRecords).toBe(13);
    let [year, sum] = ['', 0];
    for (const bill of results.toReversed()) {
      sum = (bill.billDate.slice(0, 4) === year ? sum : 0) + bill.difference;
      year = bill.billDate.slice(0, 4);
      expect(bill.difference).toBeCloseTo(bill.billedAmount - bill.actualCharges, 6);
      expect(bill.yearToDateDifference).toBeCloseTo(sum, 6);
    }
  });

  it('is empty for an account on no such plan', async () => {
    expect((await get('/v3/accounts/104480316/history/budget-average')).json()).toMatchObject({
      results: [],
      totalRecords: 0,
    });
  });
});
