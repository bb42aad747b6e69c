import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeTry } from '../../../platform/limits/limits-store.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../testing/office.ts';
import { limitsOf } from '../../paying/payments/public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let dana: Clerk;
const params = { memberNumber: '200017' };
const reason = 'the family called';

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  dana = await office.hire('dana@coop.example', ['clerk']);
});
afterAll(async () => {
  await office.close();
  await at.close();
});

const rows = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
interface Why {
  readonly label: string;
  readonly isOpen: boolean;
  readonly reads: string | null;
  readonly by: string | null;
}
interface Screen {
  readonly standing: string;
  readonly reasons: readonly Why[];
  readonly accounts: readonly {
    readonly accountNumber: string;
    readonly standing: string;
    readonly reasons: readonly Why[];
  }[];
}
async function why(name: string, whose = params, headers: Record<string, string> = {}): Promise<Screen> {
  const answer = await office.call('members.explain', { params: whose }, dana, { ...office.own, ...headers });
  return answer.json().screens.find((one: { name: string }) => one.name === name);
}

it('says which account is closed, by what, in the sentence that the member reads; reading is an entry, and no event', async () => {
  const drafts = await why('draft-payments');
  const past = drafts.accounts.find(({ accountNumber }) => accountNumber === '104471882');
  expect(past?.reasons).toContainEqual({
    label: 'Draft from a bank account',
    isOpen: false,
    reads: 'Pay the past due amount first, then set up a draft.',
    by: null,
  });
  expect(drafts.standing).toBe('narrowed');
  expect(await rows("select count(*)::int as count from audit where act = 'member-explained'")).toEqual([{ count: 1 }]);
  const { entries } = (await office.call('members.timeline', { params }, dana)).json();
  expect(entries.map(({ what }: { what: string }) => what)).not.toContain('member-explained');
});

it('speaks the clerk’s language', async () => {
  const drafts = await why('draft-payments', params, { 'accept-language': 'es' });
  expect(drafts.accounts[0]?.reasons[0]?.label).toMatch(/Débito/);
});

it('knows a locked login', async () => {
  expect((await why('billpayments/auto-pay')).reasons.map(({ label }) => label)).not.toContain('The login');
  for (let n = 0; n < 10; n += 1)
    await at.app.inject({
      method: 'POST',
      url: '/v3/login',
      payload: { username: 'marisol.okonkwo', password: 'wrong' },
      headers: { 'application-id': at.services.site().config.applicationIdWeb },
    });
  const screen = await why('billpayments/auto-pay');
  expect(screen.standing).toBe('closed');
  expect(screen.reasons[0]?.reads).toMatch(/until|after|locked/i);
  await rows('delete from attempts');
});

it('knows a limit that is spent, and for whom', async () => {
  const [limit] = limitsOf({ flow: 'member', memberNumber: '200017', accounts: [] });
  if (!limit) throw new Error('no limit');
  for (let n = 0; n < limit.tries; n += 1) await takeTry(at.services.db, limit, new Date());
  const screen = await why('billpayments/pay-multiple');
  expect(screen).toMatchObject({ standing: 'closed' });
  expect(screen.reasons.find(({ label }) => label === 'Too many tries')?.by).toMatch(
    /^60 in 60 minutes; open again in \d+ minutes$/,
  );
  expect((await why('quick-pay')).reasons.map(({ label }) => label)).not.toContain('Too many tries');
  await rows('delete from attempts');
});

it('knows a dead card, which closes no more than itself', async () => {
  await rows(
    `insert into stored_payments (member_number, stored_payment_id, payment_type, brand, last_four, token, blocked_at)
     values ('200017', 'DEAD', 'Credit', 'Visa', '0002', 'T', now())`,
  );
  const screen = await why('billpayments/pay-multiple');
  expect(screen.reasons).toContainEqual({
    label: 'Way of paying on file',
    isOpen: false,
    reads: 'This card or bank account can no longer be charged. To use it, add it again.',
    by: 'Visa ending in 0002',
  });
  expect(screen.standing).toBe('narrowed');
});

it('knows a login that the office has closed, in words that name no death', async () => {
  const walter = {
    memberNumber: (await rows("select member_number from logins where login_key = 'walter.prine'"))[0].member_number,
  };
  await office.call('member-marks.deceased', { params: walter, body: { reason } }, dana);
  const screen = await why('billpayments/auto-pay', walter);
  expect(screen.standing).toBe('closed');
  expect(screen.reasons[0]?.reads).toMatch(/^This login is closed\./);
  expect((await office.call('members.explain', { params: { memberNumber: '999' } }, dana)).statusCode).toBe(404);
});
