import { expect, it } from 'vitest';
import type { RelayMode } from './company-relay.ts';
import { type GatewayActs, listed, newNumber, settled, today } from './gateway-harness.ts';

const unwell: readonly RelayMode[] = ['refuses', 'hangs', 'leadsAway'];

/** Promises of docs/payments.md about stored ways of paying, and about a company that is silent. */
export function chargePromises({ at, stored, tokenOf, charged, statusesOf }: GatewayActs): void {
  const moneyStep = () => at().chargeSteps.at(-1);

  it('10. a way of paying is stored without a charge, and charged later', async () => {
    const card = await stored();
    expect(card).toMatchObject({ status: 'approved', amountCents: 0, feeCents: 0, paymentType: 'cc' });
    expect(card.storedMethod).toMatchObject({ paymentType: 'cc', brand: 'Visa' });
    expect(card.storedMethod?.expires).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    expect(await at().gateway.resultsOf(card.transNo)).toEqual([card]);
    const bank = (await stored('bankAccount')).storedMethod;
    expect(bank).toMatchObject({ paymentType: 'echeck', brand: '', expires: null });
    for (const method of [card.storedMethod, bank]) {
      const result = await charged(method?.token ?? '');
      const { paymentType, lastFour } = method ?? {};
      expect(result).toMatchObject({ status: 'approved', amountCents: 5000, paymentType, lastFour });
      expect(await at().gateway.resultsOf(result.transNo)).toEqual([result]);
    }
  });

  it('11. a requisition is charged once though it is asked twenty times at once', async () => {
    const token = await tokenOf();
    const transNo = newNumber();
    const results = await Promise.all(Array.from({ length: 20 }, () => charged(token, { transNo })));
    expect(new Set(results.map(({ reference, status }) => `${reference} ${status}`)).size).toBe(1);
    expect(await at().gateway.resultsOf(transNo)).toEqual([results[0]]);
    expect(await at().taken(transNo)).toEqual([5000]);
  });

  it('12. a charge that was declined is an answer, and stays declined', async () => {
    const token = await tokenOf('declining');
    const transNo = newNumber();
    const results = await Promise.all([charged(token, { transNo }), charged(token, { transNo })]);
    results.push(await charged(token, { transNo }));
    expect(results.map(({ status }) => status)).toEqual(['declined', 'declined', 'declined']);
    expect(await statusesOf(transNo)).toEqual(['declined']);
    await expect(at().gateway.refund(results[0]?.reference ?? '')).rejects.toThrow();
  });

  it('13. a requisition that was opened for one amount is not charged another', async () => {
    const token = await tokenOf();
    const { transNo } = await charged(token);
    await expect(charged(token, { transNo, amountCents: 5001 })).rejects.toThrow();
    expect(await at().gateway.resultsOf(transNo)).toMatchObject([{ status: 'approved', amountCents: 5000 }]);
  });

  it('14. a charge whose answer was lost rejects; asked later, the company tells', async () => {
    const token = await tokenOf();
    const transNo = newNumber();
    await expect(at().relay.during('losesAnswers', () => charged(token, { transNo }), moneyStep())).rejects.toThrow();
    expect(await at().gateway.resultsOf(transNo)).toMatchObject([{ status: 'approved', amountCents: 5000 }]);
    const again = await charged(token, { transNo });
    expect(await at().gateway.resultsOf(transNo)).toEqual([again]);

    const other = newNumber();
    await expect(at().relay.during('losesAnswers', () => charged(token, { transNo: other }))).rejects.toThrow();
    expect(await charged(token, { transNo: other })).toMatchObject({ status: 'approved' });
    for (const number of [transNo, other]) expect(await at().taken(number)).toEqual([5000]);
  });

  it.each(unwell)('15. a company that %s makes every question reject', async (mode) => {
    const token = await tokenOf();
    const [one] = await at().gateway.resultsOf((await charged(token)).transNo);
    await at().relay.during(mode, async () => {
      const { gateway } = at();
      const transNo = one?.transNo ?? '';
      const asked = [charged(token), gateway.resultsOf(transNo), gateway.refund(one?.reference ?? '')];
      const others = [gateway.voidCharge(transNo), gateway.companyTime(), listed(gateway, ...today())];
      const paidOut = [settled(gateway), gateway.forget(token)];
      const ends = await Promise.allSettled([...asked, ...others, ...paidOut]);
      expect(ends.map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
    });
    expect(await at().gateway.resultsOf(one?.transNo ?? '')).toEqual([one]);
  });

  it('16. what was forgotten, or never stored, is not charged; what it paid stays', async () => {
    const token = await tokenOf();
    const before = await charged(token);
    await at().gateway.forget(token);
    await at().gateway.forget(token);
    const transNo = newNumber();
    await expect(charged(token, { transNo })).rejects.toThrow();
    await expect(charged('card:cus_none:pm_none')).rejects.toThrow();
    expect((await statusesOf(transNo)).filter((status) => status === 'approved')).toEqual([]);
    expect(await charged(token, { transNo: before.transNo })).toEqual(before);
  });
}
