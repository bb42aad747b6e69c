import { expect, it } from 'vitest';
import { RefundRefused } from '../company/gateway.ts';
import { type GatewayActs, newNumber } from './gateway-harness.ts';

/** Promises of docs/payments.md about giving back in parts. */
export function refundPromises({ at, tokenOf, charged, postbackOf }: GatewayActs): void {
  const givenBack = async (reference: string) =>
    (await at().gateway.refundsOf(reference)).map(({ refundNumber, amountCents, status }) => [
      refundNumber,
      amountCents,
      status,
    ]);

  it('26. parts of a charge are given back, each number once though twenty ask at once, and never more than was taken', async () => {
    const { gateway } = at();
    const { transNo, reference } = await charged(await tokenOf());
    const first = { refundNumber: `${transNo}-R1`, reference, amountCents: 2000 };
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => gateway.giveBack(first)));
    const answers = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) expect(answer).toMatchObject({ refundNumber: first.refundNumber, amountCents: 2000 });
    expect(await gateway.giveBack(first)).toEqual(answers[0]);
    expect(new Set(answers.map((one) => one.reference)).size).toBe(1);
    await expect(gateway.giveBack({ ...first, amountCents: 2001 })).rejects.not.toThrow(RefundRefused);
    const tooMuch = { refundNumber: `${transNo}-R2`, reference, amountCents: 3001 };
    await expect(gateway.giveBack(tooMuch)).rejects.toThrow(RefundRefused);
    const rest = { refundNumber: `${transNo}-R3`, reference, amountCents: 3000 };
    expect(await gateway.giveBack(rest)).toMatchObject({ amountCents: 3000 });
    await expect(gateway.giveBack({ ...rest, refundNumber: `${transNo}-R4`, amountCents: 1 })).rejects.toThrow(
      RefundRefused,
    );
    expect(await givenBack(reference)).toEqual([
      [first.refundNumber, 2000, 'done'],
      [rest.refundNumber, 3000, 'done'],
    ]);
  });

  it('26. many parts asked at once give back what is left and no more', async () => {
    const { gateway } = at();
    const { transNo, reference } = await charged(await tokenOf());
    const asked = Array.from({ length: 12 }, (_one, index) =>
      gateway.giveBack({ refundNumber: `${transNo}-R${index + 1}`, reference, amountCents: 900 }),
    );
    const ends = await Promise.allSettled(asked);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await givenBack(reference)).toHaveLength(5);
  });

  it('27. when the answer to a refund is lost it rejects, the company tells what became of it, and asking again is one refund', async () => {
    const { gateway, relay } = at();
    const { transNo, reference } = await charged(await tokenOf());
    const terms = { refundNumber: `${transNo}-R1`, reference, amountCents: 1500 };
    const lost = relay.during('losesAnswers', () => gateway.giveBack(terms), /refunds$/);
    await expect(lost).rejects.not.toThrow(RefundRefused);
    for (const mode of ['refuses', 'leadsAway', 'hangs'] as const) {
      const silent = relay.during(mode, () => gateway.giveBack(terms));
      await expect(silent).rejects.not.toThrow(RefundRefused);
    }
    expect(await givenBack(reference)).toEqual([[terms.refundNumber, 1500, 'done']]);
    expect(await gateway.giveBack(terms)).toMatchObject({ refundNumber: terms.refundNumber });
    expect(await givenBack(reference)).toHaveLength(1);
    await expect(relay.during('refuses', () => gateway.refundsOf(reference))).rejects.toThrow();
  });

  it('28. what was given back is told with the charge, whoever gave it, until nothing is left and it is refunded', async () => {
    const { gateway } = at();
    const charge = await charged(await tokenOf());
    const { transNo, reference } = charge;
    const standing = async () =>
      (await gateway.resultsOf(transNo)).map(({ status, amountCents, refundedCents }) => [
        status,
        amountCents,
        refundedCents,
      ]);
    expect(await standing()).toEqual([['approved', 5000, undefined]]);
    await gateway.giveBack({ refundNumber: `${transNo}-R1`, reference, amountCents: 1200 });
    expect(await standing()).toEqual([['approved', 5000, 1200]]);
    await at().atDesk(reference, 800);
    expect(await standing()).toEqual([['approved', 5000, 2000]]);
    expect(await givenBack(reference)).toEqual([
      [`${transNo}-R1`, 1200, 'done'],
      ['', 800, 'done'],
    ]);
    await gateway.giveBack({ refundNumber: `${transNo}-R2`, reference, amountCents: 3000 });
    expect(await standing()).toEqual([['refunded', 5000, 5000]]);
    const told = await gateway.readPostback(await postbackOf(transNo, 'refunded'));
    expect(await gateway.resultsOf(transNo)).toEqual([told]);
  });

  it('29. what was given, sent or taken back is refused, and silence or a charge that nobody knows is no refusal', async () => {
    const { gateway } = at();
    const whole = await charged(await tokenOf());
    await gateway.refund(whole.reference);
    const contested = await charged(await tokenOf('contested'));
    await postbackOf(contested.transNo, 'disputed');
    for (const { transNo, reference } of [whole, contested]) {
      const asked = gateway.giveBack({ refundNumber: `${transNo}-R1`, reference, amountCents: 1 });
      await expect(asked).rejects.toThrow(RefundRefused);
    }
    const nobodys = gateway.giveBack({ refundNumber: `${newNumber()}-R1`, reference: 'ch_none', amountCents: 1 });
    await expect(nobodys).rejects.not.toThrow(RefundRefused);
    expect((await gateway.refundsOf(whole.reference)).map(({ amountCents }) => amountCents)).toEqual([5000]);
  });
}
