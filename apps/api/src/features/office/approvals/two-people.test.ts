import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, movedClock, testOffice } from '../../../testing/office.ts';

const clock = movedClock();
let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let ann: Clerk;
let bob: Clerk;
let clerk: Clerk;

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at, { clock });
  ann = await office.hire('ann@coop.example', ['admin']);
  bob = await office.hire('bob@coop.example', ['admin']);
  clerk = await office.hire('clerk@coop.example', ['clerk']);
});
afterAll(async () => {
  await office.close();
  await at.close();
});

const rows = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const reason = 'it is needed';
let invited = 0;
const ask = async (who: Clerk): Promise<string> => {
  invited += 1;
  const body = { email: `new-${invited}@coop.example`, name: 'New', roles: ['clerk'], reason };
  return (await office.call('staff.invite', { body }, who)).json().approvalId;
};
const approve = (who: Clerk, approvalId: string) => office.call('approvals.approve', { params: { approvalId } }, who);
const refuse = (who: Clerk, approvalId: string) =>
  office.call('approvals.refuse', { params: { approvalId }, body: { reason } }, who);

describe('what takes two people', () => {
  it('is not done until another person approves it, and then once, however many do at once', async () => {
    const approvalId = await ask(ann);
    expect(await rows('select 1 from staff where email = $1', 'new-1@coop.example')).toEqual([]);
    const { approvals } = (await office.call('approvals.list', {}, bob)).json();
    expect(approvals).toMatchObject([{ approvalId, operation: 'staff.invite', askedBy: 'ann', isOwn: false, reason }]);
    expect((await office.call('approvals.list', {}, clerk)).json().approvals).toEqual([]);
    const all = await Promise.all(Array.from({ length: 50 }, () => approve(bob, approvalId)));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(all.filter(({ statusCode }) => statusCode === 409)).toHaveLength(49);
    expect(await rows('select 1 from staff where email = $1', 'new-1@coop.example')).toHaveLength(1);
    const kept = await rows('select act, staff_id from audit where approval_id = $1 order by audit_id', approvalId);
    expect(kept).toEqual([
      { act: 'approval-asked', staff_id: ann.staffId },
      { act: 'approval-given', staff_id: bob.staffId },
      { act: 'staff-invited', staff_id: ann.staffId },
    ]);
    const sent = await rows(
      "select 1 from outgoing_messages where kind = 'staff-invitation' and recipient = $1",
      'new-1@coop.example',
    );
    expect(sent).toHaveLength(1);
  });

  it('is not approved by who asked, nor by whoever may not ask for it', async () => {
    const approvalId = await ask(ann);
    expect((await approve(ann, approvalId)).json().code).toBe(4035);
    expect((await approve(clerk, approvalId)).statusCode).toBe(404);
    expect((await refuse(clerk, approvalId)).statusCode).toBe(404);
    expect((await refuse(bob, approvalId)).statusCode).toBe(200);
    expect((await approve(bob, approvalId)).statusCode).toBe(409);
    const own = await ask(bob);
    expect((await refuse(bob, own)).statusCode).toBe(200);
  });

  it('is not approved by the same person’s other account, nor by one whom the first has let in or raised', async () => {
    const twin = await office.hire('Ann+second@coop.example', ['admin']);
    const approvalId = await ask(ann);
    expect((await approve(twin, approvalId)).json().message).toContain('you are the one who asked');
    const helper = await office.hire('helper@coop.example', ['clerk']);
    const params = helper;
    const raised = await office.call('staff.change-roles', { params, body: { roles: ['admin'], reason } }, ann);
    expect((await approve(bob, raised.json().approvalId)).statusCode).toBe(200);
    expect((await approve(helper, approvalId)).json().message).toContain('in the last 7 days');
    expect((await approve(helper, await ask(bob))).json().code).toBe(4035);
    clock.move(20);
    await office.call('staff-session.prove', { body: { code: office.codeOf(ann) } }, ann);
    await office.call('staff-session.prove', { body: { code: office.codeOf(bob) } }, bob);
    expect((await approve(bob, approvalId)).statusCode).toBe(200);
  });

  it('what is wrong is said when it is asked, and nothing of it stays', async () => {
    const before = await rows('select count(*) from outgoing_messages');
    const body = { email: bob.email, name: 'Bob', roles: ['clerk'], reason };
    const taken = await office.call('staff.invite', { body }, ann);
    expect([taken.statusCode, taken.json().message]).toEqual([409, expect.stringContaining('already')]);
    const self = await office.call('staff.change-roles', { params: ann, body: { roles: [], reason } }, ann);
    expect(self.statusCode).toBe(400);
    const ofAuditors = { params: { role: 'auditor' }, body: { permissions: ['staff.change'], reason } };
    expect((await office.call('staff-roles.change', ofAuditors, ann)).json()[0].field).toBe('permissions');
    expect(await rows('select count(*) from outgoing_messages')).toEqual(before);
  });

  it('falls when who asked may no longer ask, and waits three days at most', async () => {
    const gone = await office.hire('gone@coop.example', ['admin']);
    const asked = await ask(gone);
    await office.call('staff.disable', { params: gone, body: { reason } }, ann);
    expect((await approve(bob, asked)).json().message).toContain('can no longer be done');
    expect(await rows('select state from approvals where approval_id = $1', asked)).toEqual([{ state: 'asked' }]);
    const late = await ask(ann);
    clock.move(3 * 24 * 60 + 1);
    const anew = await office.hire('anew@coop.example', ['admin']);
    expect((await approve(anew, late)).statusCode).toBe(409);
  });
});

describe('the rule itself', () => {
  it('is switched off by two people alone; then one does, and everybody was told', async () => {
    const [one, two] = [
      await office.hire('one@coop.example', ['admin']),
      await office.hire('two@coop.example', ['admin']),
    ];
    const params = { line: 'staff' };
    const off = await office.call('two-people.change', { params, body: { isOn: false, reason } }, one);
    expect(off.json().state).toBe('waiting');
    expect((await approve(two, off.json().approvalId)).statusCode).toBe(200);
    const { lines } = (await office.call('two-people.list', {}, one)).json();
    expect(lines.find(({ line }: { line: string }) => line === 'staff').isOn).toBe(false);
    const told = await rows(
      "select count(distinct recipient)::int as n from outgoing_messages where kind = 'staff-rule'",
    );
    const [{ n }] = await rows(
      'select count(*)::int as n from staff where joined_at is not null and disabled_at is null',
    );
    expect(told).toEqual([{ n }]);
    const body = { email: 'alone@coop.example', name: 'Alone', roles: ['clerk'], reason };
    expect((await office.call('staff.invite', { body }, one)).json()).toEqual({ state: 'done', approvalId: null });
    const other = await office.call('staff.change-roles', { params: clerk, body: { roles: ['site'], reason } }, one);
    expect(other.json().state).toBe('waiting');
    const again = await office.call('two-people.change', { params, body: { isOn: false, reason } }, two);
    expect(again.statusCode).toBe(409);
  });
});
