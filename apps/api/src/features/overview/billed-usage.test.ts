import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';

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
