import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { nextDraftDaysOf } from '../draft-payments/public.ts';
import { billDaysOf } from '../due-payments/public.ts';
import { bankToken, day, type PayingMembers, payingMembers, visa } from '../payment-day/testing/paying-members.ts';
import { plannedOfMember } from './member-ahead.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now: Date;
let its: PayingMembers;
/** A Friday, with its bank file still to be written; what members owe is due on the Tuesday. */
const asked = '2027-06-04';

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
  its = await payingMembers(at, (instant) => {
    now = instant;
  });
});
afterAll(() => at.close());
beforeEach(() => its.clear());

const planned = async (memberNumber: string, today: LocalDay = asked) => {
  const { db, site, gateway } = at.services;
  const found = await plannedOfMember({
    db,
    site: site(),
    gateway,
    memberNumber,
    today,
    now: new Date(`${today}T15:00:00Z`),
  });
  return found.payments;
};
/** What the calendar says is taken, each with its day. */
const words = async (member: string, today?: LocalDay) =>
  (await planned(member, today)).map(({ day: on, kind, certainty, amount }) => [on, kind, certainty, amount]);

/** Runs a payment day each day, and answers what each took: of charges their day, of debits the day they settle. */
async function takenUntil(member: string, last: LocalDay, from: LocalDay = asked): Promise<[LocalDay, number][]> {
  const found: [LocalDay, number][] = [];
  for (let today = from; today <= last; today = addDays(today, 1)) {
    const before = (await its.taken(member)).length;
    await its.run(today);
    await its.take();
    found.push(...(await its.taken(member)).slice(before).map((cents): [LocalDay, number] => [today, cents]));
  }
  const debits = await its.query(
    "select effective_date::text as day, amount_cents from ach_entries where account_number = $1 and kind = 'debit'",
    [member],
  );
  return [...found, ...debits.map((row): [LocalDay, number] => [row.day, Number(row.amount_cents)])];
}

it.each<[string, (member: string) => Promise<unknown>]>([
  ['auto pay from a card', (member) => its.autoPay(member, visa)],
  ['auto pay from a bank account', (member) => its.autoPay(member, bankToken)],
  ['a draft from a card', (member) => its.tokenDraft(member, visa)],
  ['a draft in the bank file', (member) => its.bankDraft(member)],
  ['a draft whose bank account was never tried', (member) => its.bankDraft(member, undefined, { prenote: null })],
  [
    'a scheduled payment, and auto pay for the rest',
    async (member) => {
      await its.autoPay(member, visa);
      await its.scheduled(member, 3000);
    },
  ],
  ['a scheduled payment for the whole', (member) => its.scheduled(member, 5000, { on: '2027-06-09' })],
])('%s takes on its day what the calendar said', async (_what, setUp) => {
  const member = await its.member();
  await setUp(member);
  const said = (await planned(member)).flatMap(({ day: on, certainty, amount }) =>
    certainty === 'known' && amount !== null ? [[on, amount]] : [],
  );
  expect(said.length).toBeGreaterThan(0);
  expect(await takenUntil(member, '2027-06-14')).toEqual(said);
});

it('a bill above the limit is shown as not taken, and is not', async () => {
  const member = await its.member();
  await its.autoPay(member, visa, 4999);
  expect(await words(member)).toEqual([[day, 'auto-pay', 'none', 5000]]);
  expect(await takenUntil(member, '2027-06-09')).toEqual([]);
});

it('of more than is owed the calendar says the most', async () => {
  const member = await its.member();
  await its.scheduled(member, 9000);
  expect(await words(member)).toEqual([[day, 'scheduled-payment', 'most', 9000]]);
  expect(await takenUntil(member, '2027-06-09')).toEqual([[day, 5000]]);
  expect(await words(member, '2027-06-10')).toEqual([]);
});

it('a debit is in the calendar while the bank has it, though its draft is removed', async () => {
  const member = await its.member();
  await its.bankDraft(member);
  await its.run('2027-06-07');
  await its.take();
  await its.query('delete from drafts where account_number = $1', [member]);
  expect(await words(member, '2027-06-07')).toEqual([[day, 'draft', 'sent', 5000]]);
});

describe('the draft page says a draft’s day as the calendar does (planned-86)', () => {
  /** The next day of a member's draft, at the calendar and at the draft page. */
  const days = async (member: string, today: LocalDay) => {
    const { db } = at.services;
    const bills = (await billDaysOf(db, [member], addDays(today, -70))).get(member) ?? [];
    const next = await nextDraftDaysOf(db, member, [{ accountNumber: member, bills }], today);
    return [(await planned(member, today))[0]?.day, next.get(member)?.day];
  };

  it('due on a Saturday, the Monday after it', async () => {
    const member = await its.member(5000, '2027-06-12');
    await its.bankDraft(member);
    expect(await days(member, day)).toEqual(['2027-06-14', '2027-06-14']);
  });

  it('from a bank account that is being tried, after three banking days', async () => {
    const member = await its.member();
    await its.bankDraft(member, undefined, { prenote: asked });
    expect(await days(member, asked)).toEqual(['2027-06-09', '2027-06-09']);
  });

  it('in a file that the bank has not accepted by its day, today', async () => {
    const member = await its.member();
    await its.bankDraft(member);
    await its.run('2027-06-07');
    expect(await its.dues(member)).toEqual([['sent', null, 5000]]);
    expect(await days(member, '2027-06-10')).toEqual(['2027-06-10', '2027-06-10']);
  });

  it('come after today’s file, the day of the next one', async () => {
    const other = await its.member();
    await its.bankDraft(other);
    await its.run('2027-06-07');
    const member = await its.member(5000, '2027-06-07');
    await its.bankDraft(member);
    expect(await days(member, '2027-06-07')).toEqual(['2027-06-09', '2027-06-09']);
  });
});

it('a declined charge is shown on the day of its next try', async () => {
  const member = await its.member();
  await its.autoPay(member, 'TEST-CARD-0002');
  await its.run(day);
  expect(await words(member, day)).toEqual([[addDays(day, 1), 'auto-pay', 'known', 5000]]);
});

it('what is paused, held or another holder’s by now is not in it', async () => {
  const member = await its.member();
  await its.autoPay(member, visa);
  await its.query('update auto_pays set is_paused = true where account_number = $1', [member]);
  expect(await words(member)).toEqual([]);
  const held = await its.member();
  await its.bankDraft(held);
  await its.query("update drafts set held_at = now(), held_for = 'R01' where account_number = $1", [held]);
  expect(await words(held)).toEqual([]);
  const moved = await its.member();
  await its.autoPay(moved, visa);
  await its.query('update accounts set member_number = $2 where account_number = $1', [moved, held]);
  expect([await words(moved), await words(held)]).toEqual([[], []]);
});
