import {
  type OfficeOperationName,
  officeOperations,
  officeRowOf,
} from '@rochdale/contract/operations/office/office-operations';
import { roleNames } from '@rochdale/domain/office/staff/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asMachine, asMember, type Identity } from '../../testing/callers.ts';
import { testOffice } from '../../testing/office.ts';
import { officeBodies } from '../../testing/office-bodies.ts';
import { thirdParty } from '../../testing/third-party.ts';
import { twoCoops } from './testing/two-coops.ts';

const who: Identity = { memberNumber: '200017', accountNumber: '104471882' };
const names = Object.keys(officeOperations) as OfficeOperationName[];
const lines: string[] = [];
let pair: Awaited<ReturnType<typeof twoCoops>>;
let cookie: string;
let office: Awaited<ReturnType<typeof testOffice>>;

beforeAll(async () => {
  pair = await twoCoops({ say: (line) => void lines.push(line) });
  office = await testOffice(pair.north.at, { officeUrl: `https://${pair.north.officeHost}` });
  ({ cookie } = await office.hire('everything@north.example', roleNames));
});
afterAll(async () => {
  await office.close();
  await pair.close();
});

const askOffice = (coop: 'north' | 'south', name: OfficeOperationName, headers: Readonly<Record<string, string>>) => {
  const { method, path } = officeRowOf(name);
  const payload = officeBodies[name]?.();
  const origin = `https://${pair[coop].officeHost}`;
  return pair.askOffice(pair[coop].officeHost, {
    method,
    url: path.replace(/\{(\w+)\}/g, '1'),
    headers: { origin, 'sec-fetch-site': 'same-origin', ...headers },
    ...(payload && { payload }),
  });
};

/** Another each time. */
const withoutChallenge = (body: string) => body.replace(/"challenge":"[\w-]+"/, '');

describe('a session of one co-op’s office is none at another’s', () => {
  it('and is one at its own', async () => {
    const here = await askOffice('north', 'staff-session.me', { cookie });
    expect([here.status, here.body.includes('everything@north.example')]).toEqual([200, true]);
  });

  it.each(names)('%s', async (name) => {
    const [without, withIt] = [await askOffice('south', name, {}), await askOffice('south', name, { cookie })];
    expect([withIt.status, withoutChallenge(withIt.body)]).toEqual([without.status, withoutChallenge(without.body)]);
    expect(withIt.body).not.toMatch(/north/i);
    if (without.status < 400) expect(officeRowOf(name).access).toBe('visitor');
  });
});

it('a personal token reads Green Button data at its own co-op alone', async () => {
  const headers = await asMachine(pair.north.at, who);
  for (const url of ['/espi/1_1/resource/UsagePoint', '/espi/1_1/resource/ReadServiceStatus', '/v3/data/accounts']) {
    const [here, there] = [
      await pair.ask(pair.north.host, { url, headers }),
      await pair.ask(pair.south.host, { url, headers }),
    ];
    expect([url, here.status, there.status]).toEqual([url, 200, 401]);
  }
});

it('an app that one co-op has registered is a stranger to another’s authorization server', async () => {
  const app = await thirdParty(pair.north.at);
  const take = (host: string) =>
    pair.ask(host, {
      method: 'POST',
      url: '/oauth/token?grant_type=client_credentials',
      headers: { authorization: `Basic ${btoa(`${app.appId}:${app.secret}`)}` },
    });
  expect((await take(pair.south.host)).status).toBeGreaterThanOrEqual(400);
  const url = '/.well-known/oauth-authorization-server';
  for (const { host } of [pair.north, pair.south]) {
    const { issuer } = JSON.parse((await pair.ask(host, { url })).body);
    expect(issuer).toBe(`https://${host}`);
  }
  const keys = await Promise.all([pair.north, pair.south].map(({ host }) => pair.ask(host, { url: '/oauth/keys' })));
  expect(keys[0]?.body).not.toBe(keys[1]?.body);
});

it('each line of the log has its co-op’s name, and names no other', async () => {
  lines.length = 0;
  const headers = await asMember(pair.north.at, who);
  await pair.ask(pair.north.host, { url: `/v3/member/${who.memberNumber}/accounts`, headers });
  await pair.ask(pair.south.host, { url: `/v3/member/${who.memberNumber}/accounts`, headers });
  await pair.ask('nobody.example', { url: '/v3/outage/map' });
  await expect.poll(() => lines.length).toBeGreaterThanOrEqual(2);
  const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(told.map(({ coop }) => coop)).toEqual(['north', 'south']);
  expect(lines.join()).not.toContain('nobody.example');
});
