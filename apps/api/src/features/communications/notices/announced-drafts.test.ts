import { addDays } from '@rochdale/domain/dates';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { requisitions } from '../../../tables/payments.ts';
import { draftPostingHook } from '../../planned/draft-payments/draft-posting-hook.ts';
import { runNotices } from './run-notices.ts';
import { toldOf } from './testing/notified-co-op.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now = new Date();
const password = 'Rochdale-demo-1!';
const greta = { username: 'greta.solheim', number: '200801', email: 'greta@solheim.example' };
const opal = { username: 'opal.lindqvist', number: '200701', email: 'opal@lindqvist.example' };
const [electric, water] = ['104508110', '104508111'] as const;
const [drafted, ownWay] = ['104507110', '104507111'] as const;
const [visa, bank] = ['S2008011', 'S2008014'] as const;
/** Far enough from today that nothing of the demo falls on it. */
const due = addDays(new Date().toISOString().slice(0, 10), 60);

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
});
afterAll(() => at.close());

const query = async (text: string, values: unknown[] = []) => (await at.database.pool.query(text, values)).rows;

/** Signs a member in, and calls what is theirs. */
async function as({ username, number }: { username: string; number: string }) {
  const payload = { username, password };
  const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
  return (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    at.app.inject({
      method,
      url: `/v3/member/${number}${path}`,
      headers: { authorization: `Bearer ${accessToken}` },
      ...(body && { payload: body }),
    });
}
const terms = (storedPaymentId: string) => ({ storedPaymentId, daysBefore: 0, ceiling: null, agreed: true });
const draftOf = (accountNumber: string) => ({
  accountNumber,
  action: 'ADD',
  draftMethod: 'DAY_OF_MONTH',
  draftDay: 15,
  draftStartDate: '2026-01-01',
});
/** Ways and days of "Draft coming" for an account. */
const chosen = async (accountNumber: string) => {
  const rows = await query(
    `select channel, value from notification_choices left join notification_thresholds using (account_number, member_number, topic)
     where account_number = $1 and topic = 'draftComing'`,
    [accountNumber],
  );
  return rows.map(({ channel, value }) => `${channel} ${value}`);
};
const noticeOf = async (call: Awaited<ReturnType<typeof as>>, path: string, number: string) => {
  const { accounts, results } = (await call('GET', path)).json();
  return (accounts ?? results).find((one: { accountNumber: string }) => one.accountNumber === number).draftNotice;
};
/** The morning's run, so many days before the payment is due. */
const morning = async (daysBefore: number): Promise<void> => {
  now = new Date(`${addDays(due, -daysBefore)}T17:00:00Z`);
  await runNotices({ ...at.services, log: fastify({ logger: false }).log });
};
const owes = (account: string, cents: number) =>
  query('update accounts set account_balance_cents = $2 where account_number = $1', [account, cents]);
const mailsOf = async (kind: string, recipient: string) =>
  (await sentMessages(at)).filter((one) => one.kind === kind && one.recipient === recipient).map(({ text }) => text);

it('auto pay by card chooses no notice; by a bank account it chooses one ten days before, by e-mail, and says so', async () => {
  const call = await as(greta);
  expect(await noticeOf(call, '/auto-pay', electric)).toBe('byEmail');
  const accounts = [electric, water].map((accountNumber) => ({ accountNumber }));
  expect((await call('POST', '/auto-pay', { ...terms(visa), accounts })).statusCode).toBe(200);
  expect([...(await chosen(electric)), ...(await chosen(water))]).toEqual([]);
  expect((await mailsOf('auto-pay-enrolled', greta.email)).join()).not.toContain('10 days before');

  expect((await call('PUT', `/auto-pay/${electric}`, terms(bank))).statusCode).toBe(200);
  expect(await chosen(electric)).toEqual(['email 10']);
  expect(await chosen(water)).toEqual([]);
  expect(await noticeOf(call, '/auto-pay', electric)).toBe('asChosen');
  expect((await mailsOf('auto-pay-changed', greta.email)).join()).toContain(
    `We email you the amount and the date 10 days before each payment for ${electric}, or as soon as it is billed.`,
  );
});

it('what it will take is e-mailed once ten days before, again when it is more, and of a card nothing', async () => {
  for (const account of [electric, water]) {
    await query('delete from bills where account_number = $1', [account]);
    await query(
      `insert into bills (account_number, bill_date, bill_number, bill_type, due_date, billed_cents, ending_balance_cents)
       values ($1, $2, 'B1', 'Regular', $3, 9210, 9210)`,
      [account, addDays(due, -20), due],
    );
    await owes(account, 9210);
  }
  const told: string[][] = [];
  for (const [daysBefore, cents] of [
    [11, 9210],
    [10, 9210],
    [9, 9210],
    [8, 12_000],
    [7, 5000],
    [6, 12_000],
    [0, 15_000],
  ] as const) {
    await owes(electric, cents);
    await morning(daysBefore);
    told.push((await mailsOf('notice-draftComing', greta.email)).map((text) => /\$[\d.]+/.exec(text)?.[0] ?? ''));
  }
  expect(told.map((mails) => mails.length)).toEqual([0, 1, 1, 2, 2, 2, 2]);
  expect(told.at(-1)).toEqual(['$120.00', '$92.10']);
  expect(await toldOf(at, electric)).toEqual([`draftComing ${due} 9210`, `draftComing ${due} 12000`]);
  expect(await toldOf(at, water)).toEqual([]);
});

it('nothing is foretold of auto pay whose way of paying was closed: nothing will be taken', async () => {
  const foretold = async (daysBefore: number) => {
    await morning(daysBefore);
    return (await mailsOf('notice-draftComing', greta.email)).length;
  };
  const before = (await mailsOf('notice-draftComing', greta.email)).length;
  await owes(electric, 15_000);
  await query('update stored_payments set blocked_at = now() where stored_payment_id = $1', [bank]);
  expect(await foretold(5)).toBe(before);
  await query('update stored_payments set blocked_at = null where stored_payment_id = $1', [bank]);
  expect(await foretold(4)).toBe(before + 1);
});

it('a notice that its member took back stays away while the bank account is the same', async () => {
  const call = await as(greta);
  await query('delete from notification_choices where account_number = $1', [electric]);
  expect((await call('PUT', `/auto-pay/${electric}`, { ...terms(bank), ceiling: 900 })).statusCode).toBe(200);
  expect(await chosen(electric)).toEqual([]);
});

it('a draft from a bank account chooses the notice as well, and leaves what its member has chosen already', async () => {
  const call = await as(opal);
  await query(
    `insert into notification_choices select member_number, account_number, 'draftComing', 'text', now()
     from accounts where account_number = $1`,
    [ownWay],
  );
  expect(await noticeOf(call, '/drafts', drafted)).toBe('byEmail');
  expect(await noticeOf(call, '/drafts', ownWay)).toBe('asChosen');
  const answer = await call('PUT', '/drafts', {
    memberNumber: opal.number,
    draftAccounts: [drafted, ownWay].map(draftOf),
    draftType: 'Savings',
    draftAuthorize: true,
    bankAccountNumber: '0099887766551234',
    routingNumber: '021000021',
    bankName: 'ALDER VALLEY COMMUNITY BANK',
  });
  expect(answer.statusCode).toBe(200);
  expect(await chosen(drafted)).toEqual(['email 10']);
  expect(await chosen(ownWay)).toEqual(['text null']);
  expect((await mailsOf('draft-set-up', opal.email)).join()).toContain(`before each payment for ${drafted}, or`);
});

it('a draft of a bank account that was entered on the payment company’s page chooses it, one of a card does not', async () => {
  await query('delete from drafts where member_number = $1', [opal.number]);
  await query('delete from notification_choices where member_number = $1', [opal.number]);
  const call = await as(opal);
  const page = { paymentType: 'DRAFT', amount: 0, removeDraft: false, draftOption: 'CC', draftAuthorize: true };
  expect((await call('POST', '/drafts/initiate', { ...page, accountsToDraft: [draftOf(drafted)] })).statusCode).toBe(
    200,
  );
  const [requisition] = await at.services.db.select().from(requisitions);
  if (!requisition) throw new Error('There is no requisition.');
  const enter = async (paymentType: 'cc' | 'echeck', token: string) => {
    const storedMethod = { token, paymentType, brand: 'Way', lastFour: token.slice(-4), expires: null };
    await at.services.db.transaction((tx) => draftPostingHook(at.services)(tx, { ...requisition, storedMethod }, now));
  };
  await enter('cc', 'TEST-CARD-1111');
  expect(await chosen(drafted)).toEqual([]);
  await query('delete from drafts where member_number = $1', [opal.number]);
  await enter('echeck', 'TEST-BANK-6789');
  expect(await chosen(drafted)).toEqual(['email 10']);
});
