import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readEnvironment } from '../../../platform/environment.ts';
import { readFolder } from '../../website/site/co-op-folder.ts';
import { demoLeftovers, exampleAddresses } from '../../website/site/demo-leftovers.ts';
import { productionRefusals } from './production-refusals.ts';

const cedarRidge = fileURLToPath(new URL('../../../../../../coops/cedar-ridge', import.meta.url));
const own = { NODE_ENV: 'production', COOP: 'blue-mesa', GATEWAY_URL: 'https://pay.bluemesa.coop' };
const demo = { immediateDestinationName: 'FIRST DEMO BANK' };
const refused = (change: Record<string, string>, leftovers: Partial<Parameters<typeof productionRefusals>[0]> = {}) =>
  productionRefusals({
    environment: readEnvironment({ ...own, ...change }),
    bank: undefined,
    exampleKeys: [],
    ...leftovers,
  });

it('a co-op’s own settings start', () => {
  expect(refused({})).toEqual([]);
  expect(refused({}, { bank: { immediateDestinationName: 'MESA DEMOCRATIC CU' } })).toEqual([]);
});

it.each([
  ['no payment company', { GATEWAY_URL: '' }, {}, 'GATEWAY_URL is not set'],
  ['no co-op', { COOP: '' }, {}, 'COOP is not set'],
  ['a company on this machine', { GATEWAY_URL: 'http://localhost:3001' }, {}, 'leads to localhost:3001'],
  ['a company of .example', { GATEWAY_URL: 'https://pay.example' }, {}, 'leads to pay.example'],
  ['the bank of the demo', {}, { bank: demo }, 'FIRST DEMO BANK, which is no bank'],
  ['members on a wire', { PUBLIC_URL: 'http://members.bluemesa.coop' }, {}, 'PUBLIC_URL reaches members.bluemesa.coop'],
  ['a database on a wire', { DATABASE_URL: 'postgres://a:b@db.bluemesa.coop/a' }, {}, 'say sslmode=verify-full'],
  ['texts on a wire', { SMS_URL: 'http://sms.bluemesa.coop' }, {}, 'SMS_URL reaches sms.bluemesa.coop without TLS'],
  ['addresses that lead nowhere', {}, { exampleKeys: ['a', 'b', 'c', 'd', 'e'] }, 'a, b, c and 2 more lead to'],
])('production with %s does not start', (_what, change, leftovers, sentence) => {
  const said = refused(change, leftovers);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(sentence);
});

it('machines of one’s own network may be named, each', () => {
  const plain = { DATABASE_URL: 'postgres://a:b@pgbouncer:6432/a', SMS_URL: 'http://texts:8080' };
  expect(refused({ ...plain, PLAIN_HOSTS: 'pgbouncer, texts' })).toEqual([]);
  expect(refused({ ...plain, PLAIN_HOSTS: 'pgbouncer' })).toHaveLength(1);
});

it('a trial in production may use the sandbox and the demo’s folder, named', () => {
  const allowed = { ALLOW_SANDBOX: 'yes', GATEWAY_URL: 'http://localhost:3001' };
  expect(refused(allowed, { bank: demo, exampleKeys: ['a'] })).toEqual([]);
  expect(refused({ ...allowed, GATEWAY_URL: '', COOP: '' })).toHaveLength(2);
  expect(refused({ NODE_ENV: 'development', GATEWAY_URL: '', COOP: '' })).toEqual([]);
});

it('what a copied folder still says of the demo is found', async () => {
  const folder = await readFolder(cedarRidge);
  expect(exampleAddresses(folder)).toContain('site.yaml settings.email');
  const lines = demoLeftovers(folder).join('\n');
  for (const sign of ['leads nowhere', 'rings nowhere', 'the name of a demo']) expect(lines).toContain(sign);
});
