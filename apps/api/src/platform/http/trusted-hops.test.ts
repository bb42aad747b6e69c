import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { openLog } from '../log.ts';
import { EnvironmentError } from '../process/environment-error.ts';
import { testApp } from '../testing/test-app.ts';
import { trustedHops } from './trusted-hops.ts';

let at: Awaited<ReturnType<typeof testApp>>;
const log: string[] = [];
beforeAll(async () => {
  at = await testApp({ trustedProxies: 1, log: openLog('info', { write: (line) => log.push(line) }) });
});
afterAll(() => at.close());

const ask = (forwarded: string, remoteAddress = '127.0.0.1') =>
  at.app.inject({
    remoteAddress,
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

it('nobody who calls from elsewhere than the proxy chooses an address', async () => {
  const statuses: number[] = [];
  for (let made = 0; made < 40; made += 1) statuses.push((await ask(`203.0.113.${made}`, '192.0.2.44')).statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

it('what names no address counts as the proxy’s own, and a port is not part of one', async () => {
  const statuses: number[] = [];
  for (let made = 0; made < 40; made += 1)
    for (const named of [`192.0.2.9:${4000 + made}`, `nobody-${made}`]) statuses.push((await ask(named)).statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

it('TRUST_PROXY says how many proxies are believed', () => {
  const proxies = (setting: string) => readEnvironment({ TRUST_PROXY: setting }).trustedProxies.count;
  expect(['', 'no', 'yes', '1', '3'].map(proxies)).toEqual([0, 0, 1, 1, 3]);
  for (const wrong of ['0', 'true', '1.5', '10']) expect(() => proxies(wrong)).toThrow(EnvironmentError);
});

it('TRUST_PROXY_NETWORKS says from where', () => {
  const believes = (networks: string, address: string) => {
    const trusts = trustedHops(readEnvironment({ TRUST_PROXY: 'yes', TRUST_PROXY_NETWORKS: networks }).trustedProxies);
    return trusts !== false && trusts(address, 0);
  };
  expect(
    ['198.51.100.9', '198.51.101.9', '::ffff:198.51.100.9', '2001:db8::7'].map((one) =>
      believes('198.51.100.0/24, 2001:db8::7', one),
    ),
  ).toEqual([true, false, true, true]);
  for (const wrong of ['10.0.0.0/33', 'private', '10.0.0.0/8,'])
    expect(() => believes(wrong, '::1')).toThrow(EnvironmentError);
});
