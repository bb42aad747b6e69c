import { afterAll, beforeAll, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from '../environment.ts';
import { openLog } from '../log.ts';
import { testApp } from '../testing/test-app.ts';

let at: Awaited<ReturnType<typeof testApp>>;
const log: string[] = [];
beforeAll(async () => {
  at = await testApp({ trustedProxies: 1, log: openLog('info', { write: (line) => log.push(line) }) });
});
afterAll(() => at.close());

const ask = (forwarded: string) =>
  at.app.inject({
    method: 'POST',
    url: '/v3/recovery/link',
    payload: { otc: 'a'.repeat(43) },
    headers: { 'x-forwarded-for': forwarded },
  });

it('limits by address count what the proxy adds, whatever the caller has written before it', async () => {
  const statuses: number[] = [];
  for (let made = 0; made < 40; made += 1)
    statuses.push((await ask(`10.9.${made}.1, 10.8.${made}.1, 198.51.100.7`)).statusCode);
  expect(statuses.filter((status) => status === 404)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  const networks = log.map((line) => JSON.parse(line).network).filter((network) => network !== undefined);
  expect(new Set(networks)).toEqual(new Set(['198.51.100.0/24']));
  expect((await ask('198.51.100.7, 203.0.113.9')).statusCode).toBe(404);
});

it('TRUST_PROXY says how many proxies are believed', () => {
  const proxies = (setting: string) => readEnvironment({ TRUST_PROXY: setting }).trustedProxies;
  expect(['', 'no', 'yes', '1', '3'].map(proxies)).toEqual([0, 0, 1, 1, 3]);
  for (const wrong of ['0', 'true', '1.5', '10']) expect(() => proxies(wrong)).toThrow(EnvironmentError);
});
