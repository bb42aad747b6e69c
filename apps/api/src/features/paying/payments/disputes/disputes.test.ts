import { randomUUID } from 'node:crypto';
import { sign } from '@rochdale/contract/hosted-payment/signing';
import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sentMessages } from '../../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { takeReturned } from '../../../planned/returned-payments/public.ts';
import { createRequisition } from '../requisition/requisition-store.ts';
import { settle } from '../settle.ts';
import { askOfDisputes } from './ask-of-disputes.ts';
import { tellOfDisputes } from './tell-of-disputes.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now: Date;
const clock = { now: () => now };
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};

beforeAll(async () => {
  now = new Date();
  at = await testApp({ clock });
});
afterAll(() => at.close());
beforeEach(async () => {
  await at.database.pool.query(
    'truncate requisitions, requisition_accounts, gateway_results, disputes, ledger, returned_payments, attempts, outgoing_messages cascade',
  );
});

const charge = (transNo: string, amountCents: number, reference: string): TransactionResult => ({
  transNo,
  reference,
  status: 'approved',
  amountCents,
  feeCents: 0,
  paymentType: 'cc',
  lastFour: '1111',
  confirmationNumber: 'NG-TEST',
  message: '',
  at: now.toISOString(),
});

const postback = (result: TransactionResult) =>
  at.app.inject({
    method: 'POST',
    url: '/v3/hosted-payment/postback',
    payload: { result: sign('postback', result, at.secret) },
  });

async function posted(amount: number, reference: string): Promise<string> {
  const { transNo } = await createRequisition(at.services.db, {
    transNo: randomUUID(),
    flow: 'member',
    purpose: 'payment',
    memberNumber: '200017',
    amount,
    fingerprint: randomUUID(),
    createdAt: now,
    expiresAt: new Date(now.getTime() + 1_800_000),
    accounts: [{ accountNumber: '104471882', amount }],
  });
  await postback(charge(transNo, amount, reference));
  return transNo;
}

const told = async (kind: string) => (await sentMessages(at)).filter((message) => message.kind === kind);

async function ledgerSum(): Promise<number> {
  const found = await at.database.pool.query('select coalesce(sum(amount_cents), 0)::int as sum from ledger');
  return found.rows[0]?.sum;
}

const dispute = (state: 'open' | 'won' | 'lost', over = {}) => ({
  disputeId: 'D1',
  state,
  reason: 'fraudulent',
  amountCents: 5000,
  isTaken: state !== 'won',
  evidenceBy: state === 'open' ? '2030-01-01T00:00:00.000Z' : null,
  openedAt: now.toISOString(),
  ...over,
});
const contested = (transNo: string, ...disputes: ReturnType<typeof dispute>[]) =>
  ({
    ...charge(transNo, 5000, 'A1'),
    status: disputes.some(({ isTaken }) => isTaken) ? 'disputed' : 'approved',
    disputes,
  }) as const;
const rows = async () =>
  (await at.database.pool.query('select trans_no, amount_cents from ledger order by trans_no')).rows.map((row) => [
    row.trans_no,
    Number(row.amount_cents),
  ]);
const bookBack = () => takeReturned(at.services, '2030-01-01');

it('a contested payment is booked back and, once it is won, booked again: each once, in whatever order it is told', async () => {
  const transNo = await posted(5000, 'A1');
  const [open, won] = [contested(transNo, dispute('open')), contested(transNo, dispute('won'))];
  for (const told of [open, open]) await postback(told);
  for (const _again of [1, 2]) await bookBack();
  expect(await ledgerSum()).toBe(0);
  for (const told of [won, open, won, open]) await postback(told);
  await bookBack();
  const booked = [
    [transNo, 5000],
    [`${transNo}-R`, -5000],
    [`${transNo}-W`, 5000],
  ];
  expect(await rows()).toEqual(booked);
  for (const _again of [1, 2]) await tellOfDisputes(at.services);
  expect(await told('payment-counts-again')).toHaveLength(1);
  // A second contest of the same payment is left to a person.
  await postback(contested(transNo, dispute('won'), dispute('open', { disputeId: 'D2' })));
  await bookBack();
  expect(await rows()).toEqual(booked);
  const left = await at.database.pool.query('select dispute_id from disputes where left_at is not null order by 1');
  expect(left.rows).toEqual([{ dispute_id: 'D1' }, { dispute_id: 'D2' }]);
});

it('a dispute whose end is told first, or before the worker came to it, moves nothing', async () => {
  const [early, quick] = [await posted(5000, 'A1'), await posted(4000, 'A2')];
  await postback(contested(early, dispute('won')));
  await postback(contested(early, dispute('open')));
  const other = (state: 'open' | 'won') => ({
    ...contested(quick, dispute(state, { disputeId: 'D2', amountCents: 4000 })),
    amountCents: 4000,
    reference: 'A2',
  });
  await postback(other('open'));
  await postback(other('won'));
  await bookBack();
  expect((await rows()).map(([, cents]) => Number(cents)).sort()).toEqual([4000, 5000]);
});

it('a dispute that only asks, or is of a part, books nothing back', async () => {
  const transNo = await posted(5000, 'A1');
  await postback(contested(transNo, dispute('open', { isTaken: false })));
  await postback(contested(transNo, dispute('open', { amountCents: 2000 })));
  await bookBack();
  expect(await rows()).toEqual([[transNo, 5000]]);
  const { rows: kept } = await at.database.pool.query('select amount_cents, left_at is not null as left from disputes');
  expect(kept).toEqual([{ amount_cents: '2000', left: true }]);
});

it('news of a dispute that were lost are asked for the day after, whoever told of it first', async () => {
  const transNo = await posted(5000, 'A1');
  await postback(contested(transNo, dispute('open')));
  await bookBack();
  const company = { ...at.services.gateway, resultsOf: async () => [contested(transNo, dispute('won'))] };
  const ask = () => askOfDisputes({ ...at.services, gateway: company, log: at.app.log });
  expect(await ask()).toBe(0);
  later(25);
  expect(await ask()).toBe(1);
  expect(await ledgerSum()).toBe(5000);
  later(25);
  expect(await ask()).toBe(0);
});

it('told at fifty sides at once that it is open and that it was won, a payment is booked back and again once', async () => {
  const transNo = await posted(5000, 'A1');
  await postback(contested(transNo, dispute('open')));
  const all = Array.from({ length: 50 }, (_one, index) =>
    contested(transNo, dispute(index % 2 === 0 ? 'open' : 'won')),
  );
  await Promise.all([bookBack(), ...all.map((told) => settle(at.services, told)), bookBack()]);
  await settle(at.services, contested(transNo, dispute('won')));
  expect(await ledgerSum()).toBe(5000);
  expect((await rows()).filter(([number]) => String(number).endsWith('-W')).length).toBeLessThanOrEqual(1);
});
