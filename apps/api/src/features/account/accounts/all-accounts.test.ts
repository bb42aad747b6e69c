import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let token: string;

beforeAll(async () => {
  at = await testApp();
  const login = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
  token = (await at.app.inject({ method: 'POST', url: '/v3/login', payload: login })).json().accessToken;
});
afterAll(() => at.close());

const search = async (query = '', member = '200017') =>
  at.app.inject({
    url: `/v3/member/${member}/all-accounts${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
const numbers = async (query: string) =>
  (await search(query)).json().results.map((row: { accountNumber: string }) => row.accountNumber);

describe('the list of all accounts', () => {
  it('holds the member’s own, with what they owe together', async () => {
    const { totalRecords, totalBalance, results } = (await search()).json();
    expect([totalRecords, results.length]).toEqual([7, 7]);
    const sum = results.reduce((total: number, row: { accountBalance: number }) => total + row.accountBalance * 100, 0);
    expect(Math.round(totalBalance * 100)).toBe(Math.round(sum));
    expect((await search('', '200025')).statusCode).toBe(404);
  });

  it('finds every word in number, name or address, and takes signs as they are', async () => {
    expect(await numbers('?search=orchard%2042')).toEqual(['104480324']);
    expect(await numbers('?search=WATER')).toEqual(['104471890']);
    expect(await numbers('?search=4471')).toEqual(['104471882', '104471890']);
    expect(await numbers('?search=%25')).toEqual([]);
    expect(await numbers("?search=';drop%20table%20accounts")).toEqual([]);
  });

  it('is sorted both ways, and comes in pages that together hold each account once', async () => {
    const ascending = await numbers('?sort=balance');
    expect(await numbers('?sort=balance&descending=true')).toEqual([...ascending].reverse());
    await at.database.pool.query(
      `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state, service_zip, account_type)
       select (700000000 + n)::text, '200017', 'Marisol Okonkwo', n || ' Long Rd', 'Alder Crossing', 'OR', '97498', 'Electric' from generate_series(1, 120) n`,
    );
    const pages = await Promise.all([1, 2, 3].map((page) => numbers(`?pageSize=50&page=${page}`)));
    expect(pages.map((page) => page.length)).toEqual([50, 50, 27]);
    expect(new Set(pages.flat()).size).toBe(127);
    expect((await search('?pageSize=5000')).statusCode).toBe(400);
  });
});
