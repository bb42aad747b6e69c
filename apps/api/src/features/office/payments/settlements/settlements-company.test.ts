import { sign } from '@rochdale/contract/hosted-payment/signing';
import { expect, it } from 'vitest';
import { chargedPayment } from '../../../paying/refunds/testing/charged-payment.ts';
import { settlementsBench } from './testing/settlements-bench.ts';

const { at, office, ike, query, list, lines, differing } = settlementsBench();

/** Somebody at the payment company does something. */
async function atDesk(path: string, desk: string): Promise<void> {
  const signed = sign('query', { desk, at: Math.floor(Date.now() / 1000) }, at().secret);
  const headers = { authorization: `Signed ${signed}` };
  expect((await fetch(`${at().sandboxUrl}/v1/${path}`, { method: 'POST', headers })).status).toBe(200);
}
const move = (reference: string, to: string) =>
  atDesk(`transactions/${reference}/desk-dispute/${to}`, `${reference} ${to}`);
const ask = () => office().call('settlements.ask', {}, ike());
/** By the real company, a settlement that was not there before. */
async function paidOut(): Promise<{ settlementId: string; netCents: number; differences: number }> {
  const before = new Set((await list()).map(({ settlementId }: { settlementId: string }) => settlementId));
  await atDesk('desk-settle', 'settle');
  expect((await ask()).statusCode).toBe(200);
  return (await list()).find(({ settlementId }: { settlementId: string }) => !before.has(settlementId));
}
const heard = (text: string, reference: string) =>
  expect.poll(async () => (await query(text, [reference])).rows.length).toBe(1);

it('a payment, its dispute, what is won of it later and what nobody knows, as the real company pays them out', async () => {
  const [plain, contested] = [await chargedPayment(at()), await chargedPayment(at(), { amount: 3000 })];
  const bounced = await chargedPayment(at(), { amount: 2000, token: 'TEST-BANK-0044' });
  await at().services.gateway.charge({
    transNo: 'ELSEWHERE',
    token: 'TEST-CARD-1111',
    amountCents: 700,
    accountNumber: '104471882',
  });
  await move(contested.reference, 'open');
  await heard('select 1 from disputes where reference = $1', contested.reference);
  await heard("select 1 from gateway_results where reference = $1 and status = 'returned'", bounced.reference);

  const first = await paidOut();
  expect(first).toMatchObject({ netCents: 5000 + 3000 + 2000 + 700 - 3000 - 1500 - 2000, differences: 1 });
  expect(Object.values(await differing(first.settlementId))).toEqual(['unknown']);
  const found: { payment: { transNo: string } | null; kind: string; difference: string | null }[] = await lines(
    first.settlementId,
  );
  expect(found.filter(({ payment }) => payment?.transNo === plain.transNo)).toMatchObject([
    { kind: 'payment', difference: null },
  ]);

  await move(contested.reference, 'won');
  await heard("select 1 from disputes where reference = $1 and state = 'won'", contested.reference);
  const refunded = await at().services.gateway.giveBack({
    refundNumber: `${plain.transNo}-R1`,
    reference: plain.reference,
    amountCents: 3200,
  });
  const second = await paidOut();
  // The part that somebody gave back at the company our books learn of later.
  expect(await differing(second.settlementId)).toEqual({ [refunded.reference]: 'unknown' });
  expect(second).toMatchObject({ netCents: 3000 - 3200, differences: 1 });
  expect(await list()).toHaveLength(2);
});

it('what the company told before it was away is kept, and the clerk is told that it was', async () => {
  await chargedPayment(at());
  await atDesk('desk-settle', 'settle');
  const { gateway } = at().services;
  const { listSettlements } = gateway;
  gateway.listSettlements = async function* (from, to) {
    yield* listSettlements(from, to);
    throw new Error('away');
  };
  const answer = await ask();
  gateway.listSettlements = listSettlements;
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    expect.stringContaining('ask again within the hour'),
  ]);
  expect((await list()).map(({ lines }: { lines: number }) => lines)).toContain(1);
});
