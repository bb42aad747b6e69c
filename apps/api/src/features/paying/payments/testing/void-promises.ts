import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type GatewayActs, newNumber, termsOf } from './gateway-harness.ts';

/** Promises of docs/payments.md about calling a requisition off. */
export function voidPromises({ at, opened, paid, tokenOf, charged, statusesOf }: GatewayActs): void {
  it('23. a requisition that was called off is never charged, though it was unknown before', async () => {
    const token = await tokenOf();
    const transNo = newNumber();
    expect(await at().gateway.voidCharge(transNo)).toBeUndefined();
    await expect(charged(token, { transNo })).rejects.toThrow();
    await expect(charged(token, { transNo })).rejects.toThrow();
    expect(await at().gateway.voidCharge(transNo)).toBeUndefined();
    expect(await at().taken(transNo)).toEqual([]);
    expect((await statusesOf(transNo)).filter((status) => status !== 'cancelled')).toEqual([]);
  });

  it('23. calling off answers what was charged or declined before, and changes nothing of it', async () => {
    const { gateway } = at();
    for (const method of ['card', 'declining', 'bankAccount'] as const) {
      const result = await charged(await tokenOf(method));
      expect(await gateway.voidCharge(result.transNo)).toEqual(result);
      expect(await gateway.voidCharge(result.transNo)).toEqual(result);
      expect(await gateway.resultsOf(result.transNo)).toEqual([result]);
    }
    const terms = termsOf();
    await paid(terms);
    expect(await gateway.voidCharge(terms.transNo)).toMatchObject({ status: 'approved' });
  });

  it('23. a page that was called off takes nothing more', async () => {
    const terms = termsOf();
    const page = await opened(terms);
    expect(await at().gateway.voidCharge(terms.transNo)).toBeUndefined();
    await page.pay('card');
    expect(await statusesOf(terms.transNo)).toEqual(['cancelled']);
    const tried = termsOf();
    const declining = await opened(tried);
    await declining.pay('declining');
    expect(await at().gateway.voidCharge(tried.transNo)).toMatchObject({ status: 'declined' });
    await declining.pay('card');
    for (const { transNo } of [terms, tried]) expect(await at().taken(transNo)).toEqual([]);
    const early = termsOf();
    await at().gateway.voidCharge(early.transNo);
    const page2 = await at()
      .gateway.openPage(early)
      .then(
        (open) => at().browse(early, open),
        () => undefined,
      );
    expect(page2).toBeUndefined();
  });

  it('23. a charge that is still travelling when it is called off takes nothing when it arrives', async () => {
    const token = await tokenOf();
    for (const step of at().chargeSteps) {
      const transNo = newNumber();
      const asked = await at().relay.during(
        'arrivesLate',
        async () => {
          const travelling = charged(token, { transNo }).catch(() => 'rejected');
          await expect.poll(() => at().relay.travelling()).toBeGreaterThan(0);
          expect(await at().gateway.voidCharge(transNo)).toBeUndefined();
          return { travelling };
        },
        step,
      );
      expect(await asked.travelling).toBe('rejected');
      // A call whose answer nobody waits for arrives all the same.
      await pause(300);
      await expect(charged(token, { transNo })).rejects.toThrow();
      expect(await at().taken(transNo)).toEqual([]);
      expect(await at().gateway.voidCharge(transNo)).toBeUndefined();
    }
  });

  it('23. asked at once to charge and to call off, either it was charged and is told, or it never is', async () => {
    const token = await tokenOf();
    for (const _round of Array(6)) {
      const transNo = newNumber();
      const [charge, told] = await Promise.allSettled([charged(token, { transNo }), at().gateway.voidCharge(transNo)]);
      const taken = await at().taken(transNo);
      if (charge.status === 'fulfilled') expect(taken).toEqual([5000]);
      if (told.status === 'fulfilled' && told.value === undefined) expect(taken).toEqual([]);
      if (told.status === 'fulfilled' && told.value) expect(taken).toEqual([5000]);
      expect((await at().gateway.voidCharge(transNo))?.status).toBe(taken.length > 0 ? 'approved' : undefined);
    }
  });
}
