import { expect, it } from 'vitest';
import { type GatewayActs, listed, termsOf, today } from './gateway-harness.ts';

/** Promises of docs/payments.md about the company's own books and clock. */
export function companyPromises({ at, paid, tokenOf, charged }: GatewayActs): void {
  it('24. what was taken in a span is listed, each charge once, whether or not the portal asks by its number', async () => {
    const { gateway } = at();
    const token = await tokenOf();
    const terms = termsOf({ accountNumber: '104471882,104471890' });
    await paid(terms, 'bankAccount');
    const charge = await charged(token, { accountNumber: '104471899' });
    const back = await charged(token);
    await gateway.refund(back.reference);
    const declined = await charged(await tokenOf('declining'));
    const many: string[] = [];
    while (many.length < 110) {
      const some = await Promise.all(Array.from({ length: 5 }, () => charged(token, { amountCents: 100 })));
      many.push(...some.map(({ transNo }) => transNo));
    }
    const all = await listed(gateway, ...today());
    const of = ({ transNo }: { transNo: string }) => all.filter((one) => one.transNo === transNo);

    const { reference, amountCents, feeCents, paymentType, lastFour, confirmationNumber, at: moment } = charge;
    const same = { reference, amountCents, feeCents, paymentType, lastFour, confirmationNumber, at: moment };
    expect(of(charge)).toEqual([{ ...same, transNo: charge.transNo, status: 'approved', accountNumber: '104471899' }]);
    expect(of(terms)).toMatchObject([
      { status: 'approved', paymentType: 'echeck', amountCents: 14_200, accountNumber: '104471882,104471890' },
    ]);
    expect(of(back)).toMatchObject([{ status: 'refunded', reference: back.reference }]);
    expect(of(declined)).toEqual([]);
    for (const transNo of many) expect(of({ transNo })).toHaveLength(1);
    // Storing a way of paying takes nothing, and is not in the list.
    for (const { amountCents: cents } of all) expect(cents).toBeGreaterThan(0);

    const before = new Date(new Date(charge.at).getTime() - 86_400_000);
    expect(await listed(gateway, before, new Date(before.getTime() + 3_600_000))).toEqual([]);
  });

  it('25. the company says what time it is', async () => {
    const time = await at().gateway.companyTime();
    expect(Math.abs((time?.getTime() ?? 0) - Date.now())).toBeLessThan(10_000);
  });
}
