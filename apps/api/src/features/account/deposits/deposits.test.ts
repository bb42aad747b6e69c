import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let closed: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  at = await testApp();
  closed = await testApp({ change: (site) => ({ ...site, features: { ...site.features, Deposits: false } }) });
});
afterAll(async () => {
  await at.close();
  await closed.close();
});

async function get(username: string, url: string, { app } = at) {
  const payload = { username, password: 'Rochdale-demo-1!' };
  const token = (await app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
  return app.inject({ url, headers: { authorization: `Bearer ${token}` } });
}

describe('deposits', () => {
  it('are listed newest first, held and given back', async () => {
    const { results } = (await get('marisol.okonkwo', '/v3/accounts/104471882/deposits')).json();
    expect(results).toMatchObject([
      { depositStatus: 'Held', depositAmount: 200, interestAmount: 7.5, refundDate: null },
      { depositStatus: 'Refunded', depositAmount: 150, interestAmount: 11.25 },
    ]);
    expect(results[1].refundDate).toMatch(/^\d{4}-/);
    expect((await get('walter.prine', '/v3/accounts/104500017/deposits')).json()).toEqual({ results: [] });
  });

  it('of another member are those of an account that does not exist', async () => {
    const foreign = await get('walter.prine', '/v3/accounts/104471882/deposits');
    const none = await get('walter.prine', '/v3/accounts/999999/deposits');
    expect([foreign.statusCode, foreign.json()]).toEqual([404, none.json()]);
  });

  it('are not answered where the co-op does not show them', async () => {
    expect((await get('marisol.okonkwo', '/v3/accounts/104471882/deposits', closed)).statusCode).toBe(404);
  });
});
