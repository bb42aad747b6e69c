import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { english } from '@rochdale/domain/texts/english';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { unknownBrowser } from '../../../platform/testing/unknown-browser.ts';
import { delinquentsHandlers } from './delinquents-handlers.ts';

const hasPdfToText = spawnSync('pdftotext', ['-v'], { stdio: 'ignore' }).error === undefined;
const marisol = '104471882';
const della = '104500041';

let at: Awaited<ReturnType<typeof testApp>>;
let folder: string;
let later = 0;

beforeAll(async () => {
  at = await testApp({ clock: { now: () => new Date(systemClock.now().getTime() + later) } });
  folder = await mkdtemp(join(tmpdir(), 'delinquents-'));
});
afterAll(async () => {
  await at.close();
  await rm(folder, { recursive: true });
});

async function as(username: string) {
  const payload = { username, password: 'Rochdale-demo-1!' };
  const token = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
  return (url: string) => at.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
}
const listOf = (account: string, query = '') => `/v3/accounts/${account}/delinquents${query}`;
const documentOf = (account: string, url: string, rest = '') =>
  `/v3/accounts/${account}/delinquents/document?delinquentViewUrl=${url}${rest}`;

describe('delinquent records', () => {
  it('come in pages, the newest bill first, with sealed references that differ', async () => {
    const get = await as('marisol.okonkwo');
    const first = (await get(listOf(marisol))).json();
    expect([first.totalRecords, first.results.length]).toEqual([13, 10]);
    expect(first.results[0]).toMatchObject({ pastDue: 92, lateFee: 5 });
    const rest = (await get(listOf(marisol, '?limit=5&offset=10'))).json();
    expect(rest.results).toHaveLength(3);
    const all = [...first.results, ...rest.results];
    const days = all.map((one) => one.billDate);
    expect(days).toEqual([...days].sort().reverse());
    expect(new Set(all.map((one) => one.delinquentViewUrl)).size).toBe(13);
    expect((await get(listOf(marisol, '?limit=101'))).statusCode).toBe(400);
  });

  it('are none on an account that paid in time', async () => {
    const get = await as('walter.prine');
    expect((await get(listOf('104500017'))).json()).toEqual({ totalRecords: 0, results: [] });
  });
});

describe('a notice', () => {
  it('is drawn from its record, tagged, in reading order', async () => {
    const get = await as('marisol.okonkwo');
    const [record] = (await get(listOf(marisol))).json().results;
    const processed = `&delinquentProcessedDate=${record.delinquentProcessedDate}&ticks=638000000000000000`;
    const answer = (await get(documentOf(marisol, record.delinquentViewUrl, processed))).json();
    expect(answer.fileName).toBe(`Delinquent-${marisol}-${record.billDate}.pdf`);
    const bytes = Buffer.from(answer.delinquentViewUrlFileBytes, 'base64');
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(bytes.toString('latin1')).toContain('/StructTreeRoot');
    if (!hasPdfToText) return;
    const text = spawnSync('pdftotext', ['-raw', '-', '-'], { input: bytes, encoding: 'utf8' }).stdout;
    const order = ['Cedar Ridge Electric Cooperative', 'Past due notice', 'Marisol Okonkwo', marisol, 'Dear Marisol'];
    const places = [...order, '$92.00', '$5.00', '$97.00', 'If you cannot pay'].map((one) => text.indexOf(one));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect([...places].sort((one, other) => one - other)).toEqual(places);
  });

  it('opens for its own account and its own day alone, unaltered, and not for ever', async () => {
    const get = await as('marisol.okonkwo');
    const [record, other] = (await get(listOf(marisol))).json().results;
    const url = record.delinquentViewUrl;
    const refused = async (asked: string) => {
      const answer = await get(asked);
      return [answer.statusCode, answer.json().message];
    };
    const notFound = [404, 'Delinquent File not found.'];
    expect(await refused(documentOf('104471890', url))).toEqual(notFound);
    expect(await refused(documentOf(marisol, `${url.slice(0, -4)}AAAA`))).toEqual(notFound);
    expect(await refused(documentOf(marisol, '..%2F..%2Fetc%2Fpasswd'))).toEqual(notFound);
    const wrongDay = `&delinquentProcessedDate=${other.delinquentProcessedDate}`;
    expect(await refused(documentOf(marisol, url, wrongDay))).toEqual(notFound);
    later = 11 * 60_000;
    expect((await get(documentOf(marisol, url))).statusCode).toBe(200);
    later = 0;
    expect(at.services.sealer.open('delinquent-notice', url, new Date(Date.now() + 13 * 3_600_000))).toBeUndefined();
  });

  it('of another member is one of an account that does not exist', async () => {
    const [hers] = (await (await as('marisol.okonkwo'))(listOf(marisol))).json().results;
    const get = await as('walter.prine');
    const foreign = await get(documentOf(marisol, hers.delinquentViewUrl));
    const none = await get(documentOf('999999999', hers.delinquentViewUrl));
    expect([foreign.statusCode, foreign.json()]).toEqual([404, none.json()]);
    expect((await get(documentOf('104500017', hers.delinquentViewUrl))).json().message).toBe(
      'Delinquent File not found.',
    );
  });

  it('that names a file of the co-op is that file, or none', async () => {
    const get = await as('della.marsh');
    const [record] = (await get(listOf(della))).json().results;
    const missing = await get(documentOf(della, record.delinquentViewUrl));
    expect([missing.statusCode, missing.json().message]).toEqual([404, 'Delinquent File not found.']);
    const coopFolder = join(folder, 'coop');
    await cp(at.services.coopFolder, coopFolder, { recursive: true });
    await mkdir(join(coopFolder, 'documents/delinquents'), { recursive: true });
    await writeFile(join(coopFolder, 'documents/delinquents/scanned-notice.pdf'), '%PDF-own');
    const handlers = delinquentsHandlers({ ...at.services, coopFolder });
    const view = () =>
      handlers['delinquents.document']({
        params: { accountNumber: della },
        query: { delinquentViewUrl: record.delinquentViewUrl, delinquentProcessedDate: undefined, ticks: undefined },
        body: undefined,
        ...unknownBrowser,
        address: '',
        language: 'en' as const,
        text: english,
        caller: { memberNumber: '200058', token: '', idleMinutes: 20 },
      });
    const bytes = async () => Buffer.from((await view()).delinquentViewUrlFileBytes, 'base64').toString();
    expect(await bytes()).toBe('%PDF-own');
    // Nothing but an import writes the name; even so it never leaves its folder.
    await at.database.pool.query(
      "update delinquents set file_name = '../../site.yaml' where account_number = $1 and file_name is not null",
      [della],
    );
    await expect(view()).rejects.toThrow('delinquents.notFound');
  });
});

it('where notices are not shown, neither list nor document is there', async () => {
  const closed = await testApp({ coop: 'whetstone-hills' });
  const login = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
  const { accessToken } = (await closed.app.inject({ method: 'POST', url: '/v3/login', payload: login })).json();
  const answer = await closed.app.inject({
    url: listOf(marisol),
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(answer.statusCode).toBe(404);
  await closed.close();
});
