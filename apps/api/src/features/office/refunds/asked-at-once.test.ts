import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../testing/office.ts';
import { chargedPayment } from '../../paying/refunds/testing/charged-payment.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let ike: Clerk;
let marta: Clerk;

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  ike = await office.hire('ike@coop.example', ['billing']);
  marta = await office.hire('marta@coop.example', ['billing']);
});
afterAll(async () => {
  await office.close();
  await at.close();
});
beforeEach(async () => {
  await at.database.pool.query(
    'truncate requisitions, requisition_accounts, refunds, refund_parts, gateway_results, ledger, approvals cascade',
  );
  await limitOf(ike, 0);
  await limitOf(marta, 0);
});

const rows = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const limitOf = ({ staffId }: Clerk, cents: number) =>
  rows('update staff set refund_limit_cents = $2 where staff_id = $1', staffId, cents);
const asking = (amountCents: number, more: object = {}) => ({
  askId: randomUUID(),
  reason: 'Paid at the counter too',
  parts: [{ accountNumber: '104471882', amountCents }],
  withFee: true,
  evenEarly: false,
  ...more,
});
const ask = (transNo: string, body: object, who = ike) =>
  office.call('refunds.ask', { params: { transNo }, body }, who);
const approve = (approvalId: string) => office.call('approvals.approve', { params: { approvalId } }, marta);
const given = async (): Promise<number[]> =>
  (await rows('select amount_cents::int as cents from refunds order by refund_number')).map(({ cents }) => cents);

describe('a refund that is asked for again, because its answer was lost', () => {
  it('within an own limit is given once, whether the second comes later or at the same time', async () => {
    const { transNo } = await chargedPayment(at, { amount: 5000, fee: 275 });
    await limitOf(ike, 10_000);
    const body = asking(1000);
    const answers = await Promise.all([ask(transNo, body), ask(transNo, body), ask(transNo, body)]);
    answers.push(await ask(transNo, body));
    expect(answers.map((one) => one.json())).toEqual(Array(4).fill({ state: 'done', approvalId: null }));
    expect(await given()).toEqual([1000]);
    await ask(transNo, asking(1000, { withFee: false }));
    expect(await given()).toEqual([1000, 1000]);
  });

  it('waits once for its second person, and is done once when they have approved it', async () => {
    const { transNo } = await chargedPayment(at, { amount: 5000, fee: 275 });
    const body = asking(1000);
    const [first, second] = await Promise.all([ask(transNo, body), ask(transNo, body)]);
    const { approvalId } = first.json();
    expect([first.json(), second.json()]).toEqual(Array(2).fill({ state: 'waiting', approvalId }));
    expect(
      await rows("select 1 from audit where act = 'approval-asked' and approval_id = $1", approvalId),
    ).toHaveLength(1);
    expect((await approve(approvalId)).statusCode).toBe(200);
    expect((await ask(transNo, body)).json()).toEqual({ state: 'done', approvalId: null });
    expect(await given()).toEqual([1000]);
    const refused = asking(700);
    await ask(transNo, refused);
    await office.call(
      'approvals.refuse',
      { params: { approvalId: refused.askId }, body: { reason: 'Paid once already' } },
      marta,
    );
    expect((await ask(transNo, refused)).json().message).toBe('This was decided already, or it waited too long.');
    expect(await given()).toEqual([1000]);
  });

  it('is refused when it is changed, or of another payment or person: nobody is told of money that does not go', async () => {
    const { transNo } = await chargedPayment(at, { amount: 5000, fee: 275 });
    const other = await chargedPayment(at, { amount: 5000, fee: 275 });
    await limitOf(ike, 10_000);
    await limitOf(marta, 10_000);
    const done = asking(1000);
    await ask(transNo, done);
    await limitOf(ike, 0);
    const waiting = asking(500);
    await ask(transNo, waiting);
    for (const body of [done, waiting]) {
      const changed = { ...body, parts: [{ accountNumber: '104471882', amountCents: 600 }] };
      const answers = [
        await ask(transNo, changed),
        await ask(transNo, { ...body, withFee: !body.withFee }),
        await ask(other.transNo, body),
        await ask(transNo, body, marta),
      ];
      expect(answers.map((one) => [one.statusCode, one.json().message])).toEqual(
        Array(4).fill([
          409,
          'This form has asked for a refund already, and for another one. Close it and see what the payment says.',
        ]),
      );
    }
    expect(await given()).toEqual([1000]);
  });
});

it('ten refunds that are asked for at once are within an own limit together', async () => {
  const { transNo } = await chargedPayment(at, { amount: 50_000 });
  await limitOf(ike, 2500);
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(transNo, asking(1000))));
  expect(answers.map((one) => one.json().state).sort()).toEqual(['done', 'done', ...Array(8).fill('waiting')]);
  expect(await given()).toEqual([1000, 1000]);
});
