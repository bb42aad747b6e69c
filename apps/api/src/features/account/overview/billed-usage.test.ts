import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';

let at: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  at = await testApp();
});
afterAll(() => at.close());

interface Month {
  readonly billDate: string;
  readonly quantity: number;
  readonly daysBilled: number;
}

async function usageOf(username: string, accountNumber: string): Promise<readonly Month[]> {
  const payload = { username, password: 'Rochdale-demo-1!' };
  const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await at.app.inject({ url: `/v3/accounts/${accountNumber}/billed-usage`, headers })).json().results;
}

describe('billed usage', () => {
  it('has a month for each bill, thirteen at most, newest first', async () => {
    const months = await usageOf('walter.prine', '104500017');
    expect(months.length).toBeGreaterThan(1);
    expect(months.length).toBeLessThanOrEqual(13);
    const days = months.map((month) => month.billDate);
    expect(days).toEqual(days.toSorted().reverse());
  });

  it('sums the days of a prepaid account by calendar month', async () => {
    const accountNumber = '104500025';
    const months = await usageOf('inez.calloway', accountNumber);
    const { rows } = await at.database.pool.query(
      `select left(bill_date::text, 7) as month, sum(usage_quantity)::float as quantity, sum(days_billed)::int as days
       from bills where account_number = $1 group by 1 order by 1 desc limit 13`,
      [accountNumber],
    );
    expect(months.map(({ billDate, quantity, daysBilled }) => [billDate.slice(0, 7), quantity, daysBilled])).toEqual(
      rows.map((row: { month: string; quantity: number; days: number }) => [row.month, row.quantity, row.days]),
    );
    expect(months[0]?.daysBilled).toBeGreaterThan(1);
  });
});

describe('what a co-op has closed, or an account does not show', () => {
  it('is not answered: outages, arrangements, budget figures, usage', async () => {
    const off = { Outage: false, Arrangements: false, AverageBilling: false, Usages: false } as const;
    const closed = await testApp({ change: (site) => ({ ...site, features: { ...site.features, ...off } }) });
    const payload = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
    const ask = async (app: typeof at.app, url: string) => {
      const { accessToken, memberNumber } = (await app.inject({ method: 'POST', url: '/v3/login', payload })).json();
      const headers = { authorization: `Bearer ${accessToken}` };
      return (await app.inject({ url: url.replace('{memberNumber}', memberNumber), headers })).json();
    };
    const details = '/v3/member/{memberNumber}/accounts/104471882/details';
    const usage = (account: string) => `/v3/accounts/${account}/billed-usage`;
    const told = await ask(at.app, details);
    expect([told.outageStatus, told.hasArrangement]).toEqual(['Y', true]);
    expect(await ask(closed.app, details)).toMatchObject({
      outageStatus: '',
      estimatedTimeOfRestoration: null,
      hasArrangement: false,
      arrangement: null,
      yearToDateBudgetDifference: null,
      netAccountBalance: null,
    });
    expect(await ask(closed.app, usage('104471882'))).toEqual({ isShown: false, unit: '', results: [] });
    expect((await ask(at.app, usage('104471882'))).isShown).toBe(true);
    expect(await ask(at.app, usage('104495515'))).toEqual({ isShown: false, unit: '', results: [] });
    await closed.close();
  });
});
