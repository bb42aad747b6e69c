import type { Settlement, SettlementLine } from '@rochdale/contract/hosted-payment/wire';
import { expect, it } from 'vitest';
import { type GatewayActs, settled } from './gateway-harness.ts';

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of list) found.push(one);
  return found;
}

/** Promises of docs/payments.md about what the company pays out. */
export function settlementPromises({ at, tokenOf, charged, postbackOf }: GatewayActs): void {
  const settlements = () => settled(at().gateway);
  const linesOf = ({ settlementId }: Settlement): Promise<SettlementLine[]> =>
    all(at().gateway.settlementLines(settlementId));
  /** What is paid out now, and its lines. */
  const paidOut = async () => {
    const before = new Set((await settlements()).map(({ settlementId }) => settlementId));
    await at().payOut();
    const [made, ...more] = (await settlements()).filter(({ settlementId }) => !before.has(settlementId));
    if (!made || more.length > 0) throw new Error('One settlement was to be made.');
    return { made, lines: await linesOf(made) };
  };
  const of = (lines: readonly SettlementLine[], { transNo }: { transNo: string }) =>
    lines
      .filter((line) => line.transNo === transNo && line.kind !== 'fee')
      .map(({ kind, reference, chargeReference, grossCents }) => ({ kind, reference, chargeReference, grossCents }))
      .sort((one, other) => (one.kind < other.kind ? -1 : 1));
  const adds = ({ netCents, status }: Settlement, lines: readonly SettlementLine[]): void => {
    expect(status).toBe('paid');
    expect(lines.reduce((sum, line) => sum + line.netCents, 0)).toBe(netCents);
    for (const line of lines) expect(line.grossCents - line.feeCents).toBe(line.netCents);
  };

  it('31. a settlement names each charge, refund and dispute with its numbers, and its lines add up to what was paid', async () => {
    const { gateway } = at();
    const [token, bank] = [await tokenOf(), await tokenOf('bankAccount')];
    const many: Awaited<ReturnType<typeof charged>>[] = [];
    while (many.length < 120)
      many.push(...(await Promise.all(Array.from({ length: 5 }, () => charged(token, { amountCents: 100 })))));
    const [plain, echeck, back, contested] = [
      await charged(token),
      await charged(bank),
      await charged(token),
      await charged(token),
    ];
    const refund = await gateway.giveBack({
      refundNumber: `${back.transNo}-R1`,
      reference: back.reference,
      amountCents: 1200,
    });
    await at().dispute(contested.reference, 'open');
    const declined = await charged(await tokenOf('declining'));
    const { made, lines } = await paidOut();

    adds(made, lines);
    expect(made.day).toBe(new Date().toISOString().slice(0, 10));
    const payment = ({ reference }: { reference: string }) => ({
      ...{ kind: 'payment', reference, chargeReference: reference, grossCents: 5000 },
    });
    for (const charge of [plain, echeck]) expect(of(lines, charge)).toEqual([payment(charge)]);
    const given = { kind: 'refund', reference: refund.reference, grossCents: -1200 };
    expect(of(lines, back)).toEqual([payment(back), { ...given, chargeReference: back.reference }]);
    const [result] = await gateway.resultsOf(contested.transNo);
    const held = { kind: 'dispute', reference: result?.disputes?.[0]?.disputeId, grossCents: -5000 };
    expect(of(lines, contested)).toEqual([{ ...held, chargeReference: contested.reference }, payment(contested)]);
    expect(of(lines, declined)).toEqual([]);
    for (const charge of many) expect(of(lines, charge)).toHaveLength(1);
    expect(new Set(lines.map(({ lineId }) => lineId)).size).toBe(lines.length);

    expect(await linesOf(made)).toEqual(lines);
    expect((await settlements()).filter(({ settlementId }) => settlementId === made.settlementId)).toEqual([made]);
    const longAgo = await all(gateway.listSettlements('2020-01-01', '2020-01-31'));
    expect(longAgo).toEqual([]);
    const away = { ...made, settlementId: 'of-nobody' };
    await expect(linesOf(away)).rejects.toThrow();
    for (const mode of ['refuses', 'leadsAway'] as const) {
      const midway = at().relay.during(mode, () => linesOf(made), /after=[^&]/);
      await expect(midway).rejects.toThrow();
      await expect(at().relay.during(mode, settlements)).rejects.toThrow();
    }
  });

  it('31. what comes later is in a later one, below nothing where more goes back, and what was paid out stays as it was', async () => {
    const token = await tokenOf();
    const [contested, back] = [await charged(token, { amountCents: 3000 }), await charged(token)];
    const bounced = await charged(await tokenOf('bouncing'));
    await at().dispute(contested.reference, 'open');
    const { made: first, lines: before } = await paidOut();
    await postbackOf(bounced.transNo, 'returned');
    await at().gateway.refund(back.reference);
    await at().dispute(contested.reference, 'won');
    const { made, lines } = await paidOut();
    adds(made, lines);
    expect(made.netCents).toBeLessThan(0);
    expect(of(lines, back)).toMatchObject([{ kind: 'refund', grossCents: -5000, chargeReference: back.reference }]);
    expect(of(lines, contested)).toMatchObject([{ kind: 'dispute-won', grossCents: 3000 }]);
    expect([...of(before, bounced), ...of(lines, bounced)]).toMatchObject([
      { kind: 'payment', reference: bounced.reference, grossCents: 5000 },
      { kind: 'return', reference: bounced.reference, grossCents: -5000 },
    ]);
    expect(await linesOf(first)).toEqual(before);
    const numbers = new Set(before.map(({ lineId }) => lineId));
    expect(lines.filter(({ lineId }) => numbers.has(lineId))).toEqual([]);
  });
}
