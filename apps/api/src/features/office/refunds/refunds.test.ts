import { randomUUID } from 'node:crypto';
import { addDays, localTimeAt } from '@rochdale/domain/dates';
import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../testing/office.ts';
import { carryOutRefunds } from '../../paying/refunds/public.ts';
import { chargedPayment, postedBack } from '../../paying/refunds/testing/charged-payment.ts';
import { takeReturned } from '../../planned/returned-payments/public.ts';
import { writeExport } from '../exporting/public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let ike: Clerk;
let marta: Clerk;
let dana: Clerk;
const log = fastify({ logger: false }).log;

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  ike = await office.hire('ike@coop.example', ['billing']);
  marta = await office.hire('marta@coop.example', ['billing']);
  dana = await office.hire('dana@coop.example', ['clerk']);
});
afterAll(async () => {
  await office.close();
  await at.close();
});
beforeEach(async () => {
  await at.database.pool.query(
    'truncate requisitions, requisition_accounts, refunds, refund_parts, gateway_results, ledger, returned_payments, outgoing_messages, approvals, two_people_changes cascade',
  );
});

const rows = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const account = '104471882';
const asking = (amountCents: number, more: object = {}) => ({
  askId: randomUUID(),
  reason: 'Paid at the counter too',
  parts: [{ accountNumber: account, amountCents }],
  withFee: true,
  evenEarly: false,
  ...more,
});
const ask = (transNo: string, body: object, who = ike) =>
  office.call('refunds.ask', { params: { transNo }, body }, who);
const approve = (approvalId: string, who = marta) => office.call('approvals.approve', { params: { approvalId } }, who);
const see = async (transNo: string) => (await office.call('refunds.see', { params: { transNo } }, ike)).json();
const carryOut = () => carryOutRefunds({ ...at.services, log });
const today = () => localTimeAt(at.services.clock.now(), at.services.site().timeZone).day;
const takeReturns = () => takeReturned({ ...at.services, log }, today());
const books = async (transNo: string): Promise<number[]> =>
  (
    await rows('select amount_cents::int as cents from ledger where trans_no like $1 order by trans_no', `${transNo}%`)
  ).map(({ cents }) => cents);
const company = async (transNo: string) =>
  (await at.services.gateway.resultsOf(transNo)).map(({ status, refundedCents }) => [status, refundedCents ?? 0]);
/** Asked by one, approved by another, and carried out. */
async function given(transNo: string, amountCents: number, more: object = {}): Promise<void> {
  const { approvalId } = (await ask(transNo, asking(amountCents, more))).json();
  expect((await approve(approvalId)).statusCode).toBe(200);
  await carryOut();
}

describe('money is given back', () => {
  it('by two people, to the card it came from, with the fee; books, company, member and billing system agree', async () => {
    const { transNo } = await chargedPayment(at, { amount: 5000, fee: 275 });
    const asked = (await ask(transNo, asking(5000))).json();
    expect(asked.state).toBe('waiting');
    expect(await company(transNo)).toEqual([['approved', 0]]);
    expect((await see(transNo)).asked).toMatchObject([{ isOwn: true, parts: [{ amountCents: 5000 }], feeCents: 275 }]);
    expect((await approve(asked.approvalId, ike)).statusCode).toBe(403);
    expect((await approve(asked.approvalId, dana)).statusCode).toBe(404);
    expect((await approve(asked.approvalId)).statusCode).toBe(200);
    expect((await see(transNo)).refunds).toMatchObject([{ refundNumber: `${transNo}-R1`, state: 'approved' }]);
    await carryOut();
    expect(await company(transNo)).toEqual([['refunded', 5275]]);
    expect(await books(transNo)).toEqual([5000, -5000]);
    const [told] = (await sentMessages(at)).filter(({ kind }) => kind === 'payment-refunded');
    expect(told?.text).toMatch(/We gave \$52\.75 of your payment of .* back to your card ending in 1111\./);
    expect(told?.text).toContain('The convenience fee of $2.75 is part of it.');
    const seen = (await office.call('payments.see', { params: { transNo } }, ike)).json();
    expect(seen.standing).toBe('back');
    const trail = seen.trail.map(({ what }: { what: string }) => what);
    expect(trail.slice(trail.indexOf('refund-approved'))).toEqual(
      expect.arrayContaining(['refund-approved', 'refund-sent', 'refund-done', 'booked-back']),
    );
    const noted = await rows(
      "select staff_id, approval_id, facts::json as facts from audit where act = 'refund-approved'",
    );
    expect(noted).toMatchObject([
      { staff_id: ike.staffId, approval_id: asked.approvalId, facts: { amountCents: 5000, feeCents: 275 } },
    ]);
    const file = await writeExport({ ...at.services, timeZone: at.services.site().timeZone }, 'payments');
    const line = file?.body.split('\n').find((one) => one.startsWith(`${transNo}-R1,`));
    expect(line).toContain(',-50.00,Credit Card,member,1111,');
    expect(line?.trim().endsWith(',-2.75')).toBe(true);
    expect((await ask(transNo, asking(1))).json().message).toBe('Nothing of this payment is left to give back.');
  });

  it('in parts, without the fee, and never more than was taken, in flight or not, however many decide at once', async () => {
    const { transNo } = await chargedPayment(at, { amount: 5000, fee: 275 });
    await given(transNo, 1000, { withFee: false });
    expect(await company(transNo)).toEqual([['approved', 1000]]);
    expect((await see(transNo)).left).toEqual({
      parts: [{ accountNumber: account, amountCents: 4000 }],
      feeCents: 275,
    });
    expect((await ask(transNo, asking(4001))).json().message).toContain('At most $40.00');
    const approvals = await Promise.all(
      Array.from({ length: 4 }, async () => (await ask(transNo, asking(1500, { withFee: false }))).json().approvalId),
    );
    const decided = await Promise.all(approvals.map((one) => approve(one)));
    expect(decided.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409]);
    await Promise.all([carryOut(), carryOut(), carryOut()]);
    expect(await company(transNo)).toEqual([['approved', 4000]]);
    expect(await books(transNo)).toEqual([5000, -1000, -1500, -1500]);
  });

  it('of several accounts, as the clerk says for each', async () => {
    const second = '104471890';
    const { transNo } = await chargedPayment(at, {
      parts: [
        { accountNumber: account, amount: 3000 },
        { accountNumber: second, amount: 2000 },
      ],
    });
    const parts = [
      { accountNumber: account, amountCents: 1000 },
      { accountNumber: second, amountCents: 2000 },
    ];
    await given(transNo, 0, { parts });
    const booked = await rows(
      'select account_number, amount_cents::int as cents from ledger where amount_cents < 0 order by account_number',
    );
    expect(booked).toEqual([
      { account_number: account, cents: -1000 },
      { account_number: second, cents: -2000 },
    ]);
    expect(await company(transNo)).toEqual([['approved', 3000]]);
    expect((await ask(transNo, asking(0, { parts }))).statusCode).toBe(409);
  });

  it('not without the permission, not twice approved, and alone only while the line is off or within an own limit', async () => {
    const { transNo } = await chargedPayment(at);
    expect((await ask(transNo, asking(100), dana)).statusCode).toBe(403);
    await rows('update staff set refund_limit_cents = 1000 where staff_id = $1', ike.staffId);
    expect((await ask(transNo, asking(600))).json().state).toBe('done');
    expect((await ask(transNo, asking(401))).json().state).toBe('waiting');
    expect((await ask(transNo, asking(400))).json().state).toBe('done');
    await rows('update staff set refund_limit_cents = 0 where staff_id = $1', ike.staffId);
    await rows(
      "insert into two_people_changes (line, is_on, from_at, changed_at, by_name) values ('refund', false, now() - interval '1 minute', now(), 'Ann')",
    );
    expect((await ask(transNo, asking(700))).json().state).toBe('done');
    const echeck = await chargedPayment(at, { token: 'TEST-BANK-6789' });
    expect((await ask(echeck.transNo, asking(700, { evenEarly: true }))).json().state).toBe('waiting');
  });

  it('of an e-check only when its window has passed, or by two people who know that it has not', async () => {
    const { transNo } = await chargedPayment(at, { token: 'TEST-BANK-6789' });
    const refused = await ask(transNo, asking(5000));
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining('The bank may still send this e-check back, until '),
    ]);
    expect((await see(transNo)).earlyUntil > today()).toBe(true);
    await given(transNo, 5000, { evenEarly: true });
    expect(await rows('select is_early, state from refunds')).toEqual([{ is_early: true, state: 'done' }]);
    const old = new Date(`${addDays(today(), -12)}T20:00:00Z`);
    const older = await chargedPayment(at, { token: 'TEST-BANK-6789', now: old });
    expect((await ask(older.transNo, asking(5000))).json().state).toBe('waiting');
  });
});

describe('whatever goes wrong, the co-op is out of its money once', () => {
  const returned = { status: 'returned', decline: { isFinal: false, code: 'R01' } } as const;

  it('when the e-check comes back after it was given back: nothing more is booked', async () => {
    const { transNo } = await chargedPayment(at, { token: 'TEST-BANK-6789' });
    await given(transNo, 2000, { evenEarly: true });
    await postedBack(at, transNo, returned);
    await takeReturns();
    expect(await books(transNo)).toEqual([5000, -3000, -2000]);
    const whole = await chargedPayment(at, { token: 'TEST-BANK-6789' });
    await given(whole.transNo, 5000, { evenEarly: true });
    await postedBack(at, whole.transNo, returned);
    await takeReturns();
    expect(await books(whole.transNo)).toEqual([5000, -5000]);
  });

  it('when it was sent back before it could be given back: it is refused, asked or approved', async () => {
    const { transNo } = await chargedPayment(at, { token: 'TEST-BANK-6789' });
    const waiting = (await ask(transNo, asking(2000, { evenEarly: true }))).json();
    await given(transNo, 100, { evenEarly: true });
    const early = (await ask(transNo, asking(500, { evenEarly: true }))).json();
    await approve(early.approvalId);
    await postedBack(at, transNo, returned);
    expect((await ask(transNo, asking(10, { evenEarly: true }))).json().message).toContain('coming back already');
    expect((await approve(waiting.approvalId)).statusCode).toBe(409);
    await takeReturns();
    await carryOut();
    expect(await rows('select state, refusal from refunds order by refund_number')).toEqual([
      { state: 'done', refusal: null },
      { state: 'refused', refusal: 'came-back' },
    ]);
    expect(await books(transNo)).toEqual([5000, -4900, -100]);
    expect((await see(transNo)).closed).toBe('Nothing of this payment is left to give back.');
  });

  it('when a dispute overtakes a refund that is on its way', async () => {
    const { transNo } = await chargedPayment(at);
    const { approvalId } = (await ask(transNo, asking(2000))).json();
    await approve(approvalId);
    const gateway = {
      ...at.services.gateway,
      // The company gives it back, and its answer comes after the dispute was booked.
      giveBack: async (terms: Parameters<typeof at.services.gateway.giveBack>[0]) => {
        const said = await at.services.gateway.giveBack(terms);
        await postedBack(at, transNo, { status: 'disputed' });
        await takeReturns();
        return said;
      },
    };
    await carryOutRefunds({ ...at.services, gateway, log });
    expect(await books(transNo)).toEqual([5000, -5000]);
    expect(await rows('select state, booked_cents::int as booked from refunds')).toEqual([
      { state: 'done', booked: 0 },
    ]);
  });

  it('when answers are lost, and whoever asks again asks for the same', async () => {
    const { transNo } = await chargedPayment(at);
    const { approvalId } = (await ask(transNo, asking(2000))).json();
    await approve(approvalId);
    let calls = 0;
    const gateway = {
      ...at.services.gateway,
      giveBack: async (terms: Parameters<typeof at.services.gateway.giveBack>[0]) => {
        calls += 1;
        const said = await at.services.gateway.giveBack(terms);
        if (calls < 3) throw new Error('The answer was lost.');
        return said;
      },
    };
    for (const _time of [1, 2, 3, 4]) {
      // The database's clock tells parts of a millisecond that ours leaves out.
      await rows("update refunds set ask_at = now() - interval '1 second' where ask_at is not null");
      await carryOutRefunds({ ...at.services, gateway, log });
    }
    expect(await company(transNo)).toEqual([['approved', 2000]]);
    expect(await books(transNo)).toEqual([5000, -2000]);
  });

  it('when the company refuses: nothing is booked or told, and others may have what it held', async () => {
    const { transNo, reference } = await chargedPayment(at, { amount: 5000 });
    const { approvalId } = (await ask(transNo, asking(5000))).json();
    await approve(approvalId);
    await at.services.gateway.giveBack({ refundNumber: 'of-another', reference, amountCents: 1 });
    await carryOut();
    expect((await see(transNo)).refunds[0]).toMatchObject({
      state: 'refused',
      refusal: 'So much is not left of this charge.',
    });
  });

  it('when a part is given back at the company itself: it is booked and told once', async () => {
    const { transNo, reference } = await chargedPayment(at, { amount: 5000, fee: 275 });
    await at.services.gateway.giveBack({ refundNumber: 'at-the-desk', reference, amountCents: 1234 });
    await expect
      .poll(async () => (await rows('select compare_refunds_at as at from requisitions'))[0].at)
      .not.toBeNull();
    await Promise.all([carryOut(), carryOut()]);
    await postedBack(at, transNo, {});
    await carryOut();
    expect(await books(transNo)).toEqual([5000, -1234]);
    expect((await see(transNo)).refunds).toMatchObject([{ isOfCompany: true, state: 'done', feeCents: 0 }]);
    expect((await sentMessages(at)).filter(({ kind }) => kind === 'payment-refunded')).toHaveLength(1);
    await given(transNo, 3766);
    expect(await company(transNo)).toEqual([['refunded', 5275]]);
    await carryOut();
    expect(await books(transNo)).toEqual([5000, -1234, -3766]);
    expect(await rows('select 1 from returned_payments')).toEqual([]);
  });

  it('while anything holds: nothing is decided or sent', async () => {
    const { transNo } = await chargedPayment(at);
    const { approvalId } = (await ask(transNo, asking(2000))).json();
    await approve(approvalId);
    await rows("insert into holds (kind, detail, began_at) values ('restore', 'restored', now())");
    expect(await carryOut()).toBe(0);
    expect((await ask(transNo, asking(100))).json().message).toContain('Money is held');
    await rows('truncate holds');
    await carryOut();
    expect(await books(transNo)).toEqual([5000, -2000]);
  });
});
