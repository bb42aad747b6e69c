import { expect, it } from 'vitest';
import type { GatewayActs } from './gateway-harness.ts';

const weekMs = 7 * 86_400_000;

/** Promises of docs/payments.md about contested charges. */
export function disputePromises({ at, tokenOf, charged, postbackOf }: GatewayActs): void {
  const standing = async (transNo: string) => (await at().gateway.resultsOf(transNo))[0];

  it.each(['won', 'lost'] as const)(
    '30. a dispute is told with its number, reason, amount and last day, and that it was %s',
    async (end) => {
      const { transNo, reference } = await charged(await tokenOf());
      expect((await standing(transNo))?.disputes).toBeUndefined();
      await at().dispute(reference, 'open');
      const told = await at().gateway.readPostback(await postbackOf(transNo, 'disputed'));
      const opened = await standing(transNo);
      expect(told).toEqual(opened);
      const [dispute, ...more] = opened?.disputes ?? [];
      expect(more).toEqual([]);
      expect(dispute).toMatchObject({ state: 'open', reason: 'fraudulent', amountCents: 5000, isTaken: true });
      expect(Math.abs(Date.parse(dispute?.evidenceBy ?? '') - Date.now() - weekMs)).toBeLessThan(60_000);
      await at().dispute(reference, 'answer');
      expect((await standing(transNo))?.disputes).toEqual([{ ...dispute, evidenceBy: null }]);
      await at().dispute(reference, end);
      const isTaken = end === 'lost';
      expect(await standing(transNo)).toMatchObject({
        status: isTaken ? 'disputed' : 'approved',
        reference,
        amountCents: 5000,
        disputes: [{ ...dispute, state: end, isTaken, evidenceBy: null }],
      });
    },
  );

  it('30. while the company only asks, the charge stays approved; a second dispute has a number of its own', async () => {
    const { transNo, reference } = await charged(await tokenOf());
    await at().dispute(reference, 'ask');
    expect(await standing(transNo)).toMatchObject({
      status: 'approved',
      disputes: [{ state: 'open', isTaken: false }],
    });
    await at().dispute(reference, 'won');
    await at().dispute(reference, 'open');
    const after = await standing(transNo);
    expect(after).toMatchObject({
      status: 'disputed',
      disputes: [
        { state: 'won', isTaken: false },
        { state: 'open', isTaken: true },
      ],
    });
    expect(new Set(after?.disputes?.map(({ disputeId }) => disputeId)).size).toBe(2);
  });
}
