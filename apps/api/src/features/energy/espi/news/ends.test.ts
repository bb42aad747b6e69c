import { randomUUID } from 'node:crypto';
import { addDays, type LocalDay } from '@rochdale/domain/dates';
import * as client from 'openid-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../../../testing/signed-in.ts';
import { agreed } from '../../../../testing/third-party.ts';
import { endConnectionsOf } from '../../../identity/connected-apps/public.ts';
import { endDelegationsByRule } from '../../../identity/delegates/end-by-rule.ts';
import { endDelegation } from '../../../identity/delegates/public.ts';
import { newsBench, today } from './testing/news-bench.ts';

/** Who allows, and the holder who lets the other in. */
const [marisol, walter] = ['200017', '200025'];
const ofWalter = '104500017';
const reason = 'they asked on the phone';

let bench: Awaited<ReturnType<typeof newsBench>>;
beforeAll(async () => {
  bench = await newsBench();
}, 60_000);
afterAll(() => bench.close());
afterEach(() => bench.clear());

/** Which authorizations the company was told of, each time that it was told anything. */
const told = (): string[][] =>
  bench.came().map(({ addresses }) => addresses.map((one) => /Authorization\/([\da-f-]+)$/.exec(one)?.[1] ?? one));
const tells = async (): Promise<string[][]> => {
  for (const _ of [1, 2]) await bench.tells();
  return told();
};

/** Marisol acts for Walter, for good or until a day; answers what she allowed to a company of her own accounts and of his. */
async function delegated(appId: string, endsOn: LocalDay | null) {
  const delegationId = randomUUID();
  await bench.rows(
    `insert into delegations (delegation_id, member_number, account_numbers, scope, email, state, code_hash, invited_at, expires_at,
       accepted_at, login_key, ends_on)
     values ($1, $2, $3, 'manage', 'm@example.com', 'accepted', $5, now(), now(), now(), 'marisol.okonkwo', $4)`,
    ...[delegationId, walter, [ofWalter], endsOn, Buffer.from(delegationId)],
  );
  await bench.rows(
    `insert into login_grants (login_key, member_number, account_number, scope, given_by, delegation_id, ends_on)
     values ('marisol.okonkwo', $1, $2, 'manage', 'delegation', $3, $4)`,
    ...[walter, ofWalter, delegationId, endsOn],
  );
  const own = await bench.connection(appId);
  const ofOthers = await bench.connection(appId, ofWalter);
  await bench.rows("update connections set login_key = 'marisol.okonkwo' where connection_id = $1", ofOthers);
  return { delegationId, own, ofOthers };
}

describe('a company whose connection has ended (energy-99)', () => {
  it('is told so once, signed, by where the Authorization lies, which then says revoked', async () => {
    const company = await bench.company();
    const { back, kept, member } = await agreed(bench.at, company);
    await company.take(back, kept);
    const [{ connection_id: connectionId }] = await bench.rows('select connection_id from connections');
    for (const _ of [1, 2]) await member.end(connectionId);
    expect(await tells()).toEqual([[connectionId]]);
    const [came] = bench.came();
    expect(came?.type).toBe('application/atom+xml; charset=utf-8');
    expect(came?.signature).toMatch(/^t=\d+,v1=\w+$/);
    const { pathname } = new URL(came?.addresses[0] ?? '');
    const { access_token: token } = await client.clientCredentialsGrant(company.config, { scope: 'FB=4_15' });
    const headers = { authorization: `Bearer ${token}` };
    const authorization = await bench.at.app.inject({ url: pathname, headers });
    expect(authorization.body).toContain('<status>0</status>');
  });

  it('by the office, which signs the login out everywhere', async () => {
    const company = await bench.company();
    const connectionId = await bench.connection(company.appId);
    const clerk = await bench.bench.office.hire('clerk-of-ends@coop.example', ['clerk']);
    const body = { reason };
    const params = { memberNumber: marisol };
    const done = await bench.bench.office.call('logins.sign-out', { params, body }, clerk);
    expect([done.statusCode, done.body]).toEqual([200, expect.anything()]);
    expect(await tells()).toEqual([[connectionId]]);
  });

  it('with the password that its member replaces, and what was read was the last', async () => {
    const company = await bench.company();
    const one = await bench.connection(company.appId);
    const two = await bench.connection(company.appId);
    const call = await signedIn(bench.at, 'marisol.okonkwo');
    const changed = {
      password: 'Rochdale-demo-9!',
      cnfpassword: 'Rochdale-demo-9!',
      currentPassword: 'Rochdale-demo-1!',
    };
    const done = await call('my-profile.update', { params: { memberNumber: marisol }, body: changed });
    expect([done.statusCode, done.body]).toEqual([200, expect.anything()]);
    expect((await tells()).map((each) => each.toSorted())).toEqual([[one, two].toSorted()]);
  });

  it('with the delegation by which its member opened the account, and not while another account is left', async () => {
    const company = await bench.company();
    const { delegationId, own, ofOthers } = await delegated(company.appId, null);
    const end = { by: 'holder', at: bench.bench.clock.now() } as const;
    await bench.at.services.db.transaction((tx) => endDelegation(tx, delegationId, end));
    expect(await tells()).toEqual([[ofOthers]]);
    const left = await bench.rows('select connection_id from connections where ended_at is null');
    expect(left).toEqual([{ connection_id: own }]);
  });

  it('with the last day of that delegation, and not before', async () => {
    const company = await bench.company();
    const { delegationId, own, ofOthers } = await delegated(company.appId, today);
    await endDelegationsByRule(bench.services);
    expect(await tells()).toEqual([]);
    for (const table of ['delegations', 'login_grants'])
      await bench.rows(`update ${table} set ends_on = $1 where delegation_id = $2`, addDays(today, -1), delegationId);
    await Promise.all([endDelegationsByRule(bench.services), endDelegationsByRule(bench.services)]);
    expect(await tells()).toEqual([[ofOthers]]);
    const left = await bench.rows('select connection_id from connections where ended_at is null');
    expect(left).toEqual([{ connection_id: own }]);
  });

  it('with the login that its member closes, though nothing of the connection is left', async () => {
    const company = await bench.company();
    const [{ memberNumber: hollis, account }] = await bench.rows(
      `select member_number as "memberNumber", account_number as account from logins join accounts using (member_number)
       where login_key = 'hollis.granger' order by account_number limit 1`,
    );
    const connectionId = await bench.connection(company.appId, account);
    const call = await signedIn(bench.at, 'hollis.granger');
    const body = { currentPassword: 'Rochdale-demo-1!', agreed: true };
    const done = await call('my-record.close', { params: { memberNumber: hollis }, body });
    expect([done.statusCode, done.body]).toEqual([200, expect.anything()]);
    expect(await bench.rows('select 1 from connections')).toEqual([]);
    expect(await tells()).toEqual([[connectionId]]);
  });
});

describe('a company is told nothing', () => {
  const ends = (by: 'member' | 'app' = 'member') =>
    bench.at.services.db.transaction((tx) => endConnectionsOf(tx, marisol, { by, at: bench.bench.clock.now() }));

  it('of an end that was taken back with its transaction', async () => {
    const company = await bench.company();
    await bench.connection(company.appId);
    const taken = bench.at.services.db.transaction(async (tx) => {
      await endConnectionsOf(tx, marisol, { by: 'member', at: bench.bench.clock.now() });
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    expect(await tells()).toEqual([]);
  });

  it('of what it gave back itself, never took up, or before its secret was shown', async () => {
    const company = await bench.company();
    await bench.connection(company.appId);
    await ends('app');
    const never = await bench.connection(company.appId);
    await bench.rows('update connections set taken_up_at = null where connection_id = $1', never);
    await ends();
    const waiting = await bench.company({ isTaken: false });
    await bench.connection(waiting.appId);
    await ends();
    await waiting.takeSecret();
    expect(await tells()).toEqual([]);
  });

  it('of another company’s', async () => {
    const [one, other] = [await bench.company(), await bench.company()];
    const ofOne = await bench.connection(one.appId);
    const ofOther = await bench.connection(other.appId);
    await ends();
    expect((await tells()).toSorted()).toEqual([[ofOne], [ofOther]].toSorted());
  });
});

it('a company that does not take it is tried for a week; what ends meanwhile follows in one piece', async () => {
  const company = await bench.company();
  const ends = () =>
    bench.at.services.db.transaction((tx) =>
      endConnectionsOf(tx, marisol, { by: 'member', at: bench.bench.clock.now() }),
    );
  const first = await bench.connection(company.appId);
  bench.bench.answers((response) => void response.writeHead(503).end());
  await ends();
  await bench.tells();
  const later = [await bench.connection(company.appId), await bench.connection(company.appId)];
  await ends();
  await bench.tells();
  const isOff = async () =>
    (await bench.rows('select 1 from webhooks where switched_off_at is not null and ended_at is null')).length > 0;
  const began = bench.bench.clock.now().getTime();
  for (let tries = 0; tries < 60 && !(await isOff()); tries += 1) {
    bench.bench.clock.move(6 * 60 + 1);
    await bench.tells();
  }
  expect((bench.bench.clock.now().getTime() - began) / 86_400_000).toBeCloseTo(7, 0);
  expect(new Set(told().flat())).toEqual(new Set([first]));
  bench.bench.answers((response) => void response.writeHead(204).end());
  bench.bench.forgetCame();
  const [admin] = await bench.bench.twoAdmins();
  const what = {
    from: new Date(began - 60_000).toISOString(),
    to: bench.bench.clock.now().toISOString(),
    only: 'given-up',
  };
  const again = { params: company.params, body: { what, reason: 'they are back' } };
  expect((await bench.bench.office.call('webhooks.send-again', again, admin)).statusCode).toBe(200);
  expect((await tells()).map((each) => each.toSorted())).toEqual([[first], later.toSorted()]);
});
