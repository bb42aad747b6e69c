import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@rochdale/domain/dates';
import { sharedData } from '@rochdale/test-kit/data-of-others';
import * as client from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { movedClock } from '../../../testing/office.ts';
import { agreed, thirdParty } from '../../../testing/third-party.ts';

const clock = movedClock();
const root = '/espi/1_1/resource';
const schema = sharedData('green-button/schema');
const hasXmllint = spawnSync('xmllint', ['--version'], { stdio: 'ignore' }).error === undefined;
/** As apps ask for it that register and read in bulk (NAESB REQ.21). */
const ownScope = 'FB=34_35';

let at: Awaited<ReturnType<typeof testApp>>;
let party: Awaited<ReturnType<typeof thirdParty>>;
let other: Awaited<ReturnType<typeof thirdParty>>;
let own: string;
const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const get = (path: string, token: string) =>
  at.app.inject({
    url: path.startsWith('/') ? path : `${root}/${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
const ownToken = async (from: typeof party) =>
  (await client.clientCredentialsGrant(from.config, { scope: ownScope })).access_token;
const connected = async (from: typeof party, accountNumber = '104471882') => {
  const { back, kept, member } = await agreed(at, from, { changed: { accounts: [{ accountNumber }] } });
  const tokens = await from.take(back, kept);
  const connectionId = String(tokens.resourceURI).split('/').at(-1) ?? '';
  return { connectionId, token: tokens.access_token, authorizationUri: String(tokens.authorizationURI), member };
};
const selfs = (xml: string) =>
  [...xml.matchAll(/<entry[^>]*>.*?<link rel="self" href="([^"]+)"/gs)].map(([, href = '']) => new URL(href).pathname);

beforeAll(async () => {
  at = await testApp({ clock });
  const registered = { functionBlocks: [1, 3, 4, 5, 7, 15, 34, 35] };
  party = await thirdParty(at, registered);
  other = await thirdParty(at, { ...registered, name: 'Mallory Meters' });
}, 60_000);
afterAll(() => at.close());
beforeEach(async () => {
  await query('delete from connections');
  await query('delete from oauth_tokens');
  await query('delete from attempts');
  own = await ownToken(party);
});

describe('what is an app’s own (energy-94)', () => {
  it('is read by its own token: what it is registered with, without a secret', async () => {
    const answer = await get(`ApplicationInformation/${party.appId}`, own);
    expect(answer.statusCode).toBe(200);
    for (const told of [party.appId, 'Brightside Solar', `${root}/Batch/Bulk/${party.appId}`, '/oauth/token'])
      expect(answer.body).toContain(told);
    expect(answer.body).toContain('<client_secret></client_secret>');
    expect(selfs((await get('ApplicationInformation', own)).body)).toEqual([
      `${root}/ApplicationInformation/${party.appId}`,
    ]);
  });

  it('each authorization lies where the answer to the code said, and says what may be read and until when', async () => {
    const { connectionId, token, authorizationUri } = await connected(party);
    const path = new URL(authorizationUri).pathname;
    expect(path).toBe(`${root}/Authorization/${connectionId}`);
    for (const by of [own, token]) {
      const { body } = await get(path, by);
      expect(body).toContain('<status>1</status>');
      expect(body).toContain('HistoryLength=12</scope>');
      expect(body).toContain(`/Batch/Subscription/${connectionId}</resourceURI>`);
      expect(selfs((await get('Authorization', by)).body)).toEqual([path]);
    }
  });

  it('that has ended is told as revoked, and in the list no more', async () => {
    const { connectionId, token, member } = await connected(party);
    await member.end(connectionId);
    expect((await get(`Authorization/${connectionId}`, own)).body).toContain('<status>0</status>');
    expect(selfs((await get('Authorization', own)).body)).toEqual([]);
    expect((await get(`Authorization/${connectionId}`, token)).statusCode).toBe(401);
  });

  it('is 404 for any other app, like what does not exist, and for a token of one connection what is another’s', async () => {
    const mine = await connected(party);
    const second = await connected(party, '104480316');
    const theirs = await ownToken(other);
    const absent = '0c5f7a52-54c8-4c39-9d5e-0f5a3ef4a6b2';
    const paths = (id: string, appId: string) => [
      `Authorization/${id}`,
      `ApplicationInformation/${appId}`,
      `Batch/Bulk/${appId}`,
    ];
    const answers = [
      ...(await Promise.all(paths(mine.connectionId, party.appId).map((path) => get(path, theirs)))),
      ...(await Promise.all(paths(absent, absent).map((path) => get(path, own)))),
      ...(await Promise.all(paths(second.connectionId, party.appId).map((path) => get(path, mine.token)))),
      ...(await Promise.all([`Authorization/x'--`, 'Batch/Bulk/%00', 'Batch/Bulk/..'].map((path) => get(path, own)))),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 12 }, () => 404));
    expect(new Set(answers.slice(0, 9).map(({ body }) => body.replace(/"id":"[^"]*"/, ''))).size).toBe(1);
    const { connectionId, token } = await connected(other);
    expect((await get(`Batch/Subscription/${connectionId}`, token)).statusCode).toBe(200);
    expect((await get(`Batch/Subscription/${connectionId}`, mine.token)).statusCode).toBe(404);
  });

  it('and nothing of it without a token, with a personal one, or while the app is stopped', async () => {
    const paths = ['Authorization', `ApplicationInformation/${party.appId}`, `Batch/Bulk/${party.appId}`];
    for (const path of paths) expect((await get(path, 'nobody')).statusCode).toBe(401);
    await query('update third_parties set suspended_at = now() where app_id = $1', party.appId);
    for (const path of paths) expect((await get(path, own)).statusCode).toBe(401);
    await query('update third_parties set suspended_at = null');
  });

  it('the app’s own token reads no member’s resource by itself', async () => {
    const { connectionId } = await connected(party);
    for (const path of [
      'UsagePoint',
      'ReadingType',
      `Subscription/${connectionId}`,
      `Batch/Subscription/${connectionId}`,
    ])
      expect([path, (await get(path, own)).statusCode]).toEqual([path, 401]);
    expect((await get('ReadServiceStatus', own)).body).toContain('<currentStatus>1<');
  });
});

describe('all that members allowed, in one feed (energy-95)', () => {
  // Feeds rest as they go: of two months they are read in time on a busy machine too.
  const recent = `?published-min=${addDays(new Date().toISOString().slice(0, 10), -60)}`;
  const bulk = (search = recent, token = own) => get(`Batch/Bulk/${party.appId}${search}`, token);

  it('has each authorization’s data beneath its own subscription, and what is common once', async () => {
    const [one, two] = [await connected(party), await connected(party)];
    await connected(other);
    const { body } = await bulk();
    const paths = selfs(body);
    expect(new Set(paths).size).toBe(paths.length);
    const subscriptions = paths.flatMap((path) => /Subscription\/([^/]+)/.exec(path)?.[1] ?? []);
    expect(new Set(subscriptions)).toEqual(new Set([one.connectionId, two.connectionId]));
    expect(paths.filter((path) => path.includes('/LocalTimeParameters/'))).toHaveLength(1);
    for (const { connectionId, token } of [one, two]) {
      const alone = selfs((await get(`Batch/Subscription/${connectionId}${recent}`, token)).body);
      expect(paths.filter((path) => path.includes(connectionId))).toEqual(
        alone.filter((path) => path.includes(connectionId)),
      );
      const block = alone.find((path) => path.includes('/IntervalBlock/')) ?? '';
      expect((await get(block, token)).statusCode).toBe(200);
    }
  });

  it('tells what has changed since, and counts as a read of each member’s', async () => {
    const { connectionId } = await connected(party);
    const before = new Date(Date.now() + 3_600_000).toISOString();
    expect((await bulk(`?updated-min=${before}`)).body).not.toContain('IntervalBlock>');
    await query(`update usage_days set changed_at = now() where (meter_number, day) in (select meter_number, day from usage_days
      join meters using (meter_number) where account_number = '104471882' order by day desc limit 1)`);
    expect((await bulk(`?updated-min=${before}`)).body).toContain('IntervalBlock');
    const [{ reads }] = await query('select reads from connections where connection_id = $1', connectionId);
    expect(reads).toBe(2);
  });

  it('leaves out what has ended, what a locked login allowed, and accounts that are the member’s no more', async () => {
    const { connectionId, member } = await connected(party);
    expect((await bulk()).body).toContain(connectionId);
    await query("update logins set locked_at = now() where login_key = 'marisol.okonkwo'");
    expect((await bulk()).body).not.toContain(connectionId);
    await query('update logins set locked_at = null');
    await query("update accounts set member_number = '200025' where account_number = '104471882'");
    expect((await bulk()).body).not.toContain(connectionId);
    await query("update accounts set member_number = '200017' where account_number = '104471882'");
    expect((await bulk()).body).toContain(connectionId);
    await member.end(connectionId);
    expect((await bulk()).body).not.toContain(connectionId);
  });

  it('takes places of the app’s own, and leaves some to others', async () => {
    const { connectionId, token } = await connected(other);
    await connected(party);
    const [answers, theirs] = await Promise.all([
      Promise.all(Array.from({ length: 12 }, () => bulk())),
      get(`Batch/Subscription/${connectionId}`, token),
    ]);
    const busy = answers.filter(({ statusCode }) => statusCode === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]?.headers['retry-after']).toBe('30');
    expect(theirs.statusCode).toBe(200);
    expect((await bulk()).statusCode).toBe(200);
  });
});

const reason = hasXmllint ? '' : ' (skipped where xmllint is not installed)';
describe.skipIf(schema.isSkipped || !hasXmllint)(schema.named(`ESPI 4.0${reason}`), () => {
  it('holds for what is an app’s own, alone and in feeds', async () => {
    const { connectionId, member } = await connected(party);
    await connected(party, '104480316');
    await member.end(connectionId);
    const paths = [
      ...['ApplicationInformation', `ApplicationInformation/${party.appId}`, 'Authorization'],
      ...[`Authorization/${connectionId}`, `Batch/Bulk/${party.appId}`],
    ];
    const folder = mkdtempSync(join(tmpdir(), 'espi-'));
    const files: string[] = [];
    for (const [index, path] of paths.entries()) {
      const file = join(folder, `${index}.xml`);
      writeFileSync(file, (await get(path, own)).body);
      files.push(file);
    }
    const args = ['--nonet', '--noout', '--schema', schema.file('wrap40.xsd'), ...files];
    const found = spawnSync('xmllint', args, { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(found.stderr.trim().split('\n')).toEqual(files.map((file) => `${file} validates`));
  });
});
