import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { settle } from '../../paying/payments/public.ts';
import { heldDrafts } from '../bank-file/public.ts';
import {
  bankOne,
  bankToken,
  bankTwo,
  day,
  morning,
  type PayingMembers,
  payingMembers,
} from './testing/paying-members.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now: Date;
let its: PayingMembers;

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
  its = await payingMembers(at, (instant) => {
    now = instant;
  });
});
afterAll(() => at.close());
beforeEach(() => its.clear());

/** A draft of the day that the bank has settled. */
async function settled(account: string): Promise<void> {
  await its.run(day);
  await its.take();
  await its.run(addDays(day, 1), morning);
  expect(await its.debits(account)).toEqual([5000]);
}

/** A second account of a member, owing 50 dollars on another day. */
async function another(member: string, dueDay = day): Promise<string> {
  const account = member.replace('94000', '94500');
  await its.accountOf(member, account);
  await its.bill(account, dueDay);
  return account;
}

describe('a stored bank account whose bank says that the authorization was revoked', () => {
  it('pays nothing more: auto pay, drafts and scheduled payments end, it is closed, and each end is told once', async () => {
    const member = await its.member();
    const [drafted, other] = [await another(member, '2027-07-08'), await its.member()];
    await its.autoPay(member, bankToken);
    await its.tokenDraft(drafted, bankToken);
    const scheduled = await its.scheduled(member, 1000, { token: bankToken, on: '2027-07-01' });
    await its.autoPay(other, bankToken);
    await its.run(day);
    expect([await its.taken(member), await its.balance(member)]).toEqual([[5000], 0]);
    const [{ trans_no: transNo }] = await its.query('select trans_no from requisitions where member_number = $1', [
      member,
    ]);
    await its.returned(transNo, 'R07', addDays(day, 2));
    for (const after of [2, 2, 3]) await its.run(addDays(day, after));
    expect([await its.balance(member), await its.dues(member)]).toEqual([5000, [['failed', 'R07', 5000]]]);
    const letters = await its.letters(member);
    expect(letters.map(({ kind }) => kind).sort()).toEqual(['due-payment-returned', 'plan-ended', 'plan-ended']);
    const said = letters.map(({ text }) => text).join();
    expect(said).toContain('Your bank says this payment was not authorized. You owe the amount again.');
    expect(said).toContain('We stopped your Auto Pay. If this is a mistake, set it up again or call us.');
    expect(said).toContain(`/pages/accountoverview?accountno=${member}`);
    expect(said).toContain(`Your automatic draft for account ${drafted} has ended`);
    expect(said).toContain(`Your scheduled payment for account ${member} has ended`);
    const closed = await its.query('select blocked_for from stored_payments where member_number = $1', [member]);
    expect(closed).toEqual([{ blocked_for: 'R07' }]);
    await its.bill(member, '2027-07-08', 'C');
    for (const on of ['2027-07-01', '2027-07-08', '2027-07-09']) await its.run(on);
    expect([await its.taken(member), await its.dues(scheduled), await its.dues(drafted)]).toEqual([[5000], [], []]);
    // The same token of another member’s is another way of paying.
    await its.bill(other, '2027-07-10', 'C');
    await its.owes(other, 9000);
    await its.run('2027-07-10');
    expect(await its.taken(other)).toEqual([5000, 4000]);
  });

  it.each(['R02', 'R05', 'R08', 'R10', 'R29'])('ends at %s too', async (code) => {
    const account = await its.member();
    await its.tokenDraft(account, bankToken);
    await its.run(day);
    const [{ trans_no: transNo }] = await its.query('select trans_no from requisitions where member_number = $1', [
      account,
    ]);
    await its.returned(transNo, code, addDays(day, 2));
    await its.run(addDays(day, 2));
    expect(await its.query('select 1 from drafts where account_number = $1', [account])).toEqual([]);
    expect(await its.told(account)).toEqual(['due-payment-returned']);
  });
});

it('a return of an entry of long ago leaves the draft that its member has at another bank since', async () => {
  const account = await its.member();
  await its.bankDraft(account, bankOne);
  await settled(account);
  const trace = await its.traceOf(account);
  await its.query('delete from drafts where account_number = $1', [account]);
  await its.bankDraft(account, bankTwo);
  await its.returned(trace, 'R10', addDays(day, 30));
  await its.run(addDays(day, 30));
  expect(await its.query('select last_four from drafts where account_number = $1', [account])).toEqual([
    { last_four: bankTwo.number.slice(-4) },
  ]);
  const [letter, ...more] = await its.letters(account);
  expect([letter?.kind, more]).toEqual(['due-payment-returned', []]);
  expect(letter?.text).not.toContain('removed');
  expect(await its.balance(account)).toBe(5000);
});

it('a bank account that the bank does not know when it is tried ends its draft, and its member is told once', async () => {
  const account = await its.member(5000, null);
  await its.bankDraft(account, bankOne, { prenote: null });
  await its.run(day);
  await its.take();
  await its.returned(await its.traceOf(account), 'R03', addDays(day, 2));
  for (const after of [2, 3]) await its.run(addDays(day, after), morning);
  expect(await its.query('select 1 from drafts where account_number = $1', [account])).toEqual([]);
  const [letter, ...more] = await its.letters(account);
  expect([letter?.kind, more]).toEqual(['prenote-returned', []]);
  expect(letter?.text).toContain(
    'Your bank could not find the account. We removed the draft, and nothing was charged.',
  );
});

it.each(['R15', 'R06', 'R11', 'R14', 'R17'])(
  'after %s nothing more is drafted until the office has decided, and the draft is on its list',
  async (code) => {
    const account = await its.member();
    await its.bankDraft(account);
    await settled(account);
    await its.returned(await its.traceOf(account), code, addDays(day, 2));
    await its.run(addDays(day, 2), morning);
    const letters = (await its.letters(account)).map(({ text }) => text);
    // A family may open that mail: a person calls.
    if (code === 'R14' || code === 'R15') expect(letters).toEqual([]);
    else expect(letters.join()).toMatch(/Your bank .+\. You owe the amount again\.\n\n.*until our office has looked/);
    expect(await heldDrafts(at.services.db)).toMatchObject([{ accountNumber: account, heldFor: code }]);
    await its.bill(account, '2027-07-08', 'C');
    for (const on of ['2027-07-07', '2027-07-08', '2027-07-09']) await its.run(on);
    expect(await its.debits(account)).toEqual([5000]);
  },
);

it('one return that is named by its trace number and by its payment is booked and told once', async () => {
  const account = await its.member();
  await its.bankDraft(account);
  await settled(account);
  const [{ trans_no: transNo }] = await its.query('select trans_no from requisitions where member_number = $1', [
    account,
  ]);
  await its.returned(await its.traceOf(account), 'R01', addDays(day, 2));
  await its.returned(transNo, 'R01', addDays(day, 2));
  for (const after of [2, 3]) await its.run(addDays(day, after), morning);
  expect([await its.balance(account), await its.told(account)]).toEqual([5000, ['due-payment-returned']]);
  expect(await its.dues(account)).toEqual([['returned', 'R01', 5000]]);
  expect(await its.query('select declines from due_payments where plan_key = $1', [account])).toEqual([
    { declines: 1 },
  ]);
});

it('a payment that a member made by hand and the bank sent back is owed again, and told once', async () => {
  now = new Date(`${day}T18:00:00Z`);
  const account = await its.member();
  const transNo = await its.opensPage(account, 5000, `${day}T18:00:00Z`);
  const terms = { transNo, token: bankToken, amountCents: 5000, accountNumber: account };
  await settle(at.services, await at.services.gateway.charge(terms));
  expect(await its.balance(account)).toBe(0);
  await its.returned(transNo, 'R01', addDays(day, 2));
  for (const after of [2, 3]) await its.run(addDays(day, after));
  const [letter, ...more] = await its.letters(account);
  expect([letter?.kind, more, await its.balance(account)]).toEqual(['payment-returned', [], 5000]);
  expect(letter?.text).toContain('Your payment of $50.00 on June 8, 2027 came back. Your bank says');
});

it('a bank account that is closed is not tried again for the member’s other accounts', async () => {
  const account = await its.member();
  const second = await another(account, addDays(day, 7));
  await its.bankDraft(account);
  await its.bankDraft(second);
  await settled(account);
  await its.returned(await its.traceOf(account), 'R02', addDays(day, 2));
  for (const after of [2, 6, 7]) await its.run(addDays(day, after));
  expect(await its.debits(second)).toEqual([]);
  const letters = await its.letters(account);
  expect(letters.map(({ kind }) => kind).sort()).toEqual(['due-payment-returned', 'plan-ended']);
  expect(letters.map(({ text }) => text).join()).toContain(`account ${second} has ended`);
});
