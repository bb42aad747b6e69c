import { createHash } from 'node:crypto';
import type { OperationName } from '@rochdale/contract/operations/operations';
import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock, todayAt } from '../../../platform/clock.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { type Parts, wireCallOf } from '../../../testing/well-formed-calls.ts';

/** A member with seven accounts, who lets others in. */
const memberNumber = '200017';
const accountNumber = '104471882';
const second = '104480316';
const password = 'Rochdale-demo-1!';
const made = { password: 'Maple-river-42!', cnfpassword: 'Maple-river-42!' };
const email = 'hollis@granger.example';
const today = todayAt(systemClock, 'America/Los_Angeles');
const code = 'A'.repeat(43);
const info = { params: { memberNumber, accountNumber } };
let at: Awaited<ReturnType<typeof testApp>>;
let holder: Awaited<ReturnType<typeof signedIn>>;

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const asNobody = (name: OperationName, parts: Parts) => at.app.inject(wireCallOf(name, parts));
const invitation = { email, scope: 'pay', accounts: [{ accountNumber }], endsOn: null, currentPassword: password };
const invite = (changed: Record<string, unknown> = {}) =>
  holder('delegates.invite', { params: { memberNumber }, body: { ...invitation, ...changed } });
/** Gives an invitation a code that the test knows. */
const coded = (delegationId: string) =>
  query(
    'update delegations set code_hash = $2 where delegation_id = $1',
    delegationId,
    createHash('sha256').update(code).digest(),
  );
/** Lets a person in who makes a login for it; answers the delegation and that person's calls. */
async function letIn(changed: Record<string, unknown> = {}, loginId = 'hollis.granger') {
  const { delegationId } = (await invite(changed)).json();
  await coded(delegationId);
  expect((await asNobody('delegates.join', { body: { code, loginId, ...made } })).statusCode).toBe(200);
  await query(
    'update logins set password_hash = (select password_hash from logins where login_key = $1) where login_key = $2',
    'marisol.okonkwo',
    loginId,
  );
  return { delegationId, call: await signedIn(at, loginId) };
}
const end = (call: typeof holder, delegationId: string) =>
  call('delegates.end', { params: { memberNumber, delegationId } });

beforeAll(async () => {
  at = await testApp();
  holder = await signedIn(at, 'marisol.okonkwo');
});
afterAll(() => at.close());
beforeEach(async () => {
  await query('delete from login_grants where delegation_id is not null');
  await query('delete from delegations');
  await query("delete from logins where login_key like 'hollis%'");
  await query('delete from attempts');
});

describe('an invitation (identity-91)', () => {
  it('is sent by whoever knows the login’s password, to an address and for accounts that are theirs', async () => {
    expect((await invite({ currentPassword: 'wrong' })).json().errors?.[0]?.field ?? 'currentPassword').toBe(
      'currentPassword',
    );
    expect((await invite({ currentPassword: 'wrong' })).statusCode).toBe(400);
    expect((await invite({ accounts: [] })).statusCode).toBe(400);
    expect((await invite({ email: 'no address' })).statusCode).toBe(400);
    expect((await invite({ endsOn: addDays(today, -1) })).statusCode).toBe(400);
    expect((await invite({ accounts: [{ accountNumber: '104508110' }] })).statusCode).toBe(404);
    expect(await query('select 1 from delegations')).toEqual([]);
    expect((await invite()).statusCode).toBe(200);
    const kept = await query('select email, state from delegations');
    expect(kept).toEqual([{ email, state: 'invited' }]);
  });

  it('is answered alike whether the address has a login', async () => {
    const [{ email: known }] = await query("select email from logins where login_key = 'walter.prine'");
    const [unknown, has] = [await invite(), await invite({ email: known })];
    expect(Object.keys(has.json())).toEqual(Object.keys(unknown.json()));
    expect(has.statusCode).toBe(unknown.statusCode);
  });

  it('is accepted once, of fifty at the same time', async () => {
    await coded((await invite()).json().delegationId);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        asNobody('delegates.join', { body: { code, loginId: `hollis.${index}`, ...made } }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await query("select 1 from logins where login_key like 'hollis%'")).toHaveLength(1);
    expect(await query('select account_number from login_grants where delegation_id is not null')).toEqual([
      { account_number: accountNumber },
    ]);
  });

  it('opens to nobody after its days, once taken back, or by an older link', async () => {
    const { delegationId } = (await invite()).json();
    await coded(delegationId);
    const seen = async () => (await asNobody('delegates.see-invitation', { body: { code } })).statusCode;
    expect(await seen()).toBe(200);
    await query("update delegations set expires_at = now() - interval '1 second'");
    expect(await seen()).toBe(404);
    await holder('delegates.send-again', { params: { memberNumber, delegationId } });
    expect(await seen()).toBe(404);
    await coded(delegationId);
    expect(await seen()).toBe(200);
    await end(holder, delegationId);
    expect(await seen()).toBe(404);
    expect((await asNobody('delegates.join', { body: { code, loginId: 'hollis', ...made } })).statusCode).toBe(404);
  });

  it('is accepted by the login of the invited address alone', async () => {
    await coded((await invite()).json().delegationId);
    const walter = await signedIn(at, 'walter.prine');
    expect((await walter('delegates.accept', { body: { code } })).statusCode).toBe(409);
    const [{ email: known }] = await query("select email from logins where login_key = 'walter.prine'");
    await query('delete from delegations');
    await coded((await invite({ email: known })).json().delegationId);
    expect((await walter('delegates.accept', { body: { code } })).json()).toEqual({ memberNumber });
    expect((await walter('accounts.info', info)).statusCode).toBe(200);
    expect((await walter('delegates.list', { params: { memberNumber: '200025' } })).json().received).toMatchObject([
      { memberNumber, scope: 'pay', accounts: [accountNumber] },
    ]);
  });

  it('is one of ten that are open at once, however many are sent at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => invite({ email: `friend${index}@example.com` })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect(await query("select 1 from delegations where state = 'invited'")).toHaveLength(10);
  });

  it('is sent again while it is open, and once it ran out only where fewer than ten are', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 11; index += 1) {
      if (index === 1) await query("update delegations set expires_at = now() - interval '1 second'");
      ids.push((await invite({ email: `friend${index}@example.com` })).json().delegationId);
    }
    const [late = '', open = ''] = ids;
    const again = (delegationId: string) => holder('delegates.send-again', { params: { memberNumber, delegationId } });
    const refused = await again(late);
    expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('10 open invitations')]);
    expect((await again(open)).statusCode).toBe(200);
    await end(holder, open);
    expect((await again(late)).statusCode).toBe(200);
  });

  it('opens to nobody, and is not sent again, once the last day that was agreed is over', async () => {
    const { delegationId } = (await invite({ endsOn: today })).json();
    await coded(delegationId);
    await query('update delegations set ends_on = $1', addDays(today, -1));
    expect((await asNobody('delegates.see-invitation', { body: { code } })).statusCode).toBe(404);
    expect((await asNobody('delegates.join', { body: { code, loginId: 'hollis', ...made } })).statusCode).toBe(404);
    const again = await holder('delegates.send-again', { params: { memberNumber, delegationId } });
    expect(again.statusCode).toBe(404);
    const [{ state }] = (await holder('delegates.list', { params: { memberNumber } })).json().given;
    expect(state).toBe('withdrawn');
  });

  it('is limited: ten are open at once', async () => {
    for (let sent = 0; sent < 10; sent += 1)
      expect((await invite({ email: `a${sent}@example.com` })).statusCode).toBe(200);
    expect((await invite()).statusCode).toBe(409);
  });
});

describe('a delegate (identity-89)', () => {
  it('sees the chosen accounts and no other, and pays where that was given', async () => {
    const { call } = await letIn();
    const { results } = (await call('accounts.list', { params: { memberNumber }, query: {} })).json();
    expect(results.map((one: { accountNumber: string }) => one.accountNumber)).toEqual([accountNumber]);
    expect((await call('accounts.info', { params: { memberNumber, accountNumber: second } })).statusCode).toBe(404);
    expect((await call('member-pay.amounts', info)).statusCode).toBe(200);
    expect((await call('account-names.set', { ...info, body: { nickname: 'Mine' } })).statusCode).toBe(404);
    for (const name of ['payment-profile.list', 'notifications.contacts', 'planned-payments.list'] as const)
      expect((await call(name, { params: { memberNumber } })).statusCode, name).toBe(404);
    const own = (await call('delegates.list', { params: { memberNumber } })).json();
    expect(own).toMatchObject({ given: [], received: [{ memberNumber, scope: 'pay' }] });
  });

  it('lets nobody else in', async () => {
    const { call } = await letIn({ scope: 'manage' });
    const further = await call('delegates.invite', {
      params: { memberNumber },
      body: { ...invitation, email: 'x@example.com' },
    });
    expect(further.statusCode).toBe(404);
  });

  it.each(['holder', 'delegate'] as const)(
    'is out at the next call when the %s ends it, and both are told',
    async (side) => {
      const { delegationId, call } = await letIn({ endsOn: addDays(today, 30) });
      expect((await call('accounts.info', info)).statusCode).toBe(200);
      const told = async () => (await query("select 1 from outgoing_messages where kind = 'delegate-ended'")).length;
      const before = await told();
      await Promise.all([1, 2, 3].map(() => end(side === 'holder' ? holder : call, delegationId)));
      expect((await call('accounts.info', info)).statusCode).toBe(404);
      expect(await told()).toBe(before + 2);
      const [one] = (await holder('delegates.list', { params: { memberNumber } })).json().given;
      expect(one).toMatchObject({ state: 'ended', endedBy: side });
    },
  );

  it('is out after the last day, and of an account that its holder has no more', async () => {
    const { call } = await letIn();
    await query("update accounts set member_number = '200025' where account_number = $1", accountNumber);
    expect((await call('accounts.info', info)).statusCode).toBe(404);
    await query('update accounts set member_number = $2 where account_number = $1', accountNumber, memberNumber);
    expect((await call('accounts.info', info)).statusCode).toBe(200);
    await query('update login_grants set ends_on = $1 where delegation_id is not null', addDays(today, -1));
    expect((await call('accounts.info', info)).statusCode).toBe(404);
  });

  it('whose last day is over is let in again at once', async () => {
    const { delegationId, call } = await letIn({ endsOn: today });
    for (const table of ['delegations', 'login_grants'])
      await query(`update ${table} set ends_on = $1 where delegation_id = $2`, addDays(today, -1), delegationId);
    expect((await call('accounts.info', info)).statusCode).toBe(404);
    await query("update delegations set code_hash = 'another'");
    await coded((await invite({ endsOn: addDays(today, 7) })).json().delegationId);
    expect((await call('delegates.accept', { body: { code } })).json()).toEqual({ memberNumber });
    expect((await call('accounts.info', info)).statusCode).toBe(200);
    const states = await query('select state, ended_by from delegations order by invited_at');
    expect(states).toEqual([
      { state: 'ended', ended_by: 'rule' },
      { state: 'accepted', ended_by: null },
    ]);
  });

  it('does what its holder reads', async () => {
    const { call } = await letIn({ scope: 'manage' });
    expect((await call('account-names.set', { ...info, body: { nickname: 'Mill' } })).statusCode).toBe(200);
    const [one] = (await holder('delegates.list', { params: { memberNumber } })).json().given;
    expect(one.acts.map(({ kind }: { kind: string }) => kind)).toContain('account-named');
  });

  it('does what its holder reads after taking another username, which whoever has it next did not do', async () => {
    const { call } = await letIn({ scope: 'manage' });
    await call('account-names.set', { ...info, body: { nickname: 'Mill' } });
    const [{ member_number: own }] = await query("select member_number from logins where login_key = 'hollis.granger'");
    const renamed = await call('my-profile.update', { params: { memberNumber: own }, body: { loginId: 'hollis.new' } });
    expect(renamed.statusCode).toBe(200);
    const acts = async () => {
      const { given } = (await holder('delegates.list', { params: { memberNumber } })).json();
      return given.map((one: { email: string; acts: { kind: string }[] }) => [
        one.email,
        one.acts.some(({ kind }) => kind === 'account-named'),
      ]);
    };
    expect(await acts()).toEqual([[email, true]]);
    await query("update delegations set code_hash = 'another'");
    await letIn({ email: 'next@example.com' });
    expect(await acts()).toEqual([
      ['next@example.com', false],
      [email, true],
    ]);
    const { entries } = (await holder('my-record.list', { params: { memberNumber } })).json();
    expect(entries.find(({ kind }: { kind: string }) => kind === 'account-named')).toMatchObject({ byName: email });
  });

  it('is ended by nobody else', async () => {
    const { delegationId, call } = await letIn();
    const walter = await signedIn(at, 'walter.prine');
    const other = await walter('delegates.end', { params: { memberNumber: '200025', delegationId } });
    expect(other.statusCode).toBe(404);
    expect((await call('accounts.info', info)).statusCode).toBe(200);
  });
});
