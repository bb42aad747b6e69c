import type { ListedCharge } from '@rochdale/contract/hosted-payment/wire';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, movedClock, testOffice } from '../../../testing/office.ts';
import { findUnknown } from './find-unknown.ts';
import { giveBackCharges } from './give-back-charges.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let ike: Clerk;
let marta: Clerk;
let services: Awaited<ReturnType<typeof testApp>>['services'];
/** What the company has. */
let listed: ListedCharge[];
let refunded: string[];
let isAway: boolean;
const clock = movedClock();

const anHourAgo = () => new Date(clock.now().getTime() - 3_600_000).toISOString();
const charge = (reference: string, over: Partial<ListedCharge> = {}): ListedCharge => ({
  transNo: `LOST-${reference}`,
  reference,
  status: 'approved',
  amountCents: 4200,
  feeCents: 0,
  accountNumber: '',
  paymentType: 'cc',
  lastFour: '1111',
  confirmationNumber: 'NG-LOST',
  at: anHourAgo(),
  ...over,
});

beforeAll(async () => {
  at = await testApp({ clock });
  services = {
    ...at.services,
    gateway: {
      ...at.services.gateway,
      async *listCharges(from, until) {
        if (isAway) throw new Error('away');
        yield* listed.filter((one) => new Date(one.at) >= from && new Date(one.at) < until);
      },
      refund: async (reference) => {
        if (isAway) throw new Error('away');
        refunded.push(reference);
      },
    },
  };
  office = await testOffice({ ...at, services }, { clock });
  ike = await office.hire('ike@coop.example', ['billing']);
  marta = await office.hire('marta@coop.example', ['billing']);
});
afterAll(async () => {
  await office.close();
  await at.close();
});
beforeEach(async () => {
  await at.database.pool.query(
    'truncate unknown_charges, requisitions, requisition_accounts, ledger, gateway_results, approvals cascade',
  );
  [listed, refunded, isAway] = [[], [], false];
});

const find = () => findUnknown(services, 7);
const charges = async () => (await office.call('charges.list', {}, ike)).json().charges;
const ledger = async () =>
  (await at.database.pool.query('select account_number, trans_no, amount_cents::int from ledger')).rows;
const match = (reference: string, accountNumber = '104471882', who = ike) =>
  office.call('charges.match', { params: { reference }, body: { accountNumber, reason: 'said so on the phone' } }, who);
const giveBack = (reference: string, who = ike) =>
  office.call('charges.give-back', { params: { reference }, body: { reason: 'nobody knows it' } }, who);

it('what the company took and nobody knows is found once, and waits for nobody when the company gave it back', async () => {
  listed = [charge('A'), charge('B')];
  await find();
  await find();
  expect((await charges()).map(({ reference }: { reference: string }) => reference)).toEqual(['A', 'B']);
  listed = [charge('A'), charge('B', { status: 'refunded' })];
  await find();
  const states = (await charges()).map(({ reference, state }: { reference: string; state: string }) => [
    reference,
    state,
  ]);
  expect(states).toEqual([
    ['A', 'open'],
    ['B', 'gone'],
  ]);
});

it('matched by fifty at once it is posted once, to the account that was said, with who and why', async () => {
  listed = [charge('A')];
  await find();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_one, index) => match('A', '104471882', index % 2 === 0 ? ike : marta)),
  );
  expect(answers.map(({ statusCode }) => statusCode).filter((code) => code === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(49);
  expect(await ledger()).toEqual([{ account_number: '104471882', trans_no: 'LOST-A', amount_cents: 4200 }]);
  const entries = await at.database.pool.query(
    "select facts from audit where act = 'charge-matched' and subject_id = 'LOST-A'",
  );
  expect(entries.rows).toHaveLength(1);
  await find();
  expect((await charges())[0]).toMatchObject({
    state: 'matched',
    matchedTo: '104471882',
    reason: 'said so on the phone',
  });
});

it('is not posted to an account that is none, nor when the money is gone or the company silent', async () => {
  listed = [charge('A')];
  await find();
  expect((await match('A', '999999999')).json().message).toBe('There is no such account.');
  isAway = true;
  expect((await match('A')).json().message).toContain('does not answer');
  isAway = false;
  listed = [charge('A', { status: 'refunded' })];
  expect((await match('A')).json().message).toContain('no longer has this money');
  expect((await match('NONE')).statusCode).toBe(404);
  expect(await ledger()).toEqual([]);
});

it('goes back after two people, once, though the company’s answer was lost; then nobody matches it', async () => {
  listed = [charge('A')];
  await find();
  const { approvalId, state } = (await giveBack('A')).json();
  expect(state).toBe('waiting');
  expect(await giveBackCharges(services)).toBe(0);
  const approve = (who: Clerk) => office.call('approvals.approve', { params: { approvalId } }, who);
  expect((await approve(ike)).statusCode).not.toBe(200);
  expect((await approve(marta)).statusCode).toBe(200);
  expect((await match('A')).statusCode).toBe(409);
  isAway = true;
  expect(await giveBackCharges(services)).toBe(0);
  isAway = false;
  expect([await giveBackCharges(services), await giveBackCharges(services)]).toEqual([1, 0]);
  expect(refunded).toEqual(['A']);
  expect((await charges())[0]).toMatchObject({ state: 'given-back', reason: 'nobody knows it' });
});

it('a clerk who only reads payments settles nothing', async () => {
  const dana = await office.hire('dana@coop.example', ['clerk']);
  listed = [charge('A')];
  await find();
  expect((await match('A', '104471882', dana)).statusCode).toBe(403);
  expect((await giveBack('A', dana)).statusCode).toBe(403);
  expect((await office.call('books.compare', { body: { days: 7 } }, dana)).statusCode).toBe(403);
});

it('books that agree are compared and said to; the comparing is noted for Today', async () => {
  const compared = await office.call('books.compare', { body: { days: 7 } }, ike);
  expect(compared.json()).toEqual({ posted: 0, differences: [] });
  const { rows } = await at.database.pool.query("select count from watch_readings where kind = 'books-differ'");
  expect(rows).toEqual([{ count: 0 }]);
});
