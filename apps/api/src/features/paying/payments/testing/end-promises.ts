import { expect, it } from 'vitest';
import { MethodRefused } from '../company/gateway.ts';
import { type GatewayActs, newNumber, type PayersMethod, termsOf } from './gateway-harness.ts';

/** Promises of docs/payments.md about how a charge ends, at once and later. */
export function endPromises({ at, opened, paid, tokenOf, charged, statusesOf, postbackOf }: GatewayActs): void {
  it('17. a decline says why, and whether the same way of paying may be tried again', async () => {
    const stolen = await charged(await tokenOf('stolen'));
    expect(stolen).toMatchObject({ status: 'declined', decline: { isFinal: true, code: 'stolen_card' } });
    const poor = await charged(await tokenOf('declining'));
    expect(poor).toMatchObject({ status: 'declined', decline: { isFinal: false, code: 'insufficient_funds' } });
    expect(await at().gateway.resultsOf(stolen.transNo)).toEqual([stolen]);
    const terms = termsOf();
    await (await opened(terms)).pay('stolen');
    expect(await at().gateway.resultsOf(terms.transNo)).toMatchObject([{ decline: { isFinal: true } }]);
    expect((await charged(await tokenOf())).decline).toBeUndefined();
  });

  it('18. a card that holds less is approved for what it holds, and said so, or declined', async () => {
    const result = await charged(await tokenOf('prepaid'));
    const taken = await at().taken(result.transNo);
    if (result.status === 'declined') return expect(taken).toEqual([]);
    expect(result).toMatchObject({ status: 'approved' });
    expect(result.amountCents).toBeLessThan(5000);
    expect(taken).toEqual([result.amountCents]);
    expect(await at().gateway.resultsOf(result.transNo)).toEqual([result]);
    expect(await charged(await tokenOf('prepaid'), { transNo: result.transNo })).toEqual(result);
    await at().gateway.refund(result.reference);
    expect(await statusesOf(result.transNo)).toEqual(['refunded']);
    const terms = termsOf();
    const back = await paid(terms, 'prepaid');
    expect(await at().gateway.readReturn(back.searchParams)).toMatchObject({ amountCents: 7_100 });
  });

  it('19. a way of paying that the company will never charge is refused, and that is neither silence nor a decline', async () => {
    const token = await tokenOf();
    const transNo = newNumber();
    await at().gateway.forget(token);
    for (const gone of [token, 'card:cus_none:pm_none', 'OF-ANOTHER-COMPANY']) {
      await expect(charged(gone, { transNo })).rejects.toThrow(MethodRefused);
      expect(await at().gateway.resultsOf(transNo)).toEqual([]);
    }
    await at().gateway.forget('OF-ANOTHER-COMPANY');
    const other = await tokenOf();
    for (const mode of ['refuses', 'losesAnswers', 'leadsAway'] as const) {
      const asked = at().relay.during(mode, () => charged(other));
      await expect(asked).rejects.not.toThrow(MethodRefused);
    }
    const { transNo: known } = await charged(other);
    await expect(charged(other, { transNo: known, amountCents: 5001 })).rejects.not.toThrow(MethodRefused);
  });

  it('20. a charge that wants its holder, who is not there, is declined and not under way for ever', async () => {
    const result = await charged(await tokenOf('askingHolder'));
    expect(result).toMatchObject({ status: 'declined', decline: { isFinal: false } });
    expect(await statusesOf(result.transNo)).toEqual(['declined']);
  });

  it.each<[PayersMethod, string]>([
    ['bouncing', 'returned'],
    ['contested', 'disputed'],
  ])('21. money that is taken back of a %s method is told as %s, under its own reference', async (method, status) => {
    const charge = await charged(await tokenOf(method));
    expect(charge).toMatchObject({ status: 'approved', amountCents: 5000 });
    const terms = termsOf();
    await paid(terms, method);
    for (const transNo of [charge.transNo, terms.transNo]) {
      const told = await at().gateway.readPostback(await postbackOf(transNo, status));
      expect(await at().gateway.resultsOf(transNo)).toEqual([told]);
    }
    const { at: moment, reference } = charge;
    expect(await at().gateway.resultsOf(charge.transNo)).toMatchObject([
      {
        status,
        reference,
        at: moment,
        amountCents: 5000,
        ...(status === 'returned' && { decline: { isFinal: false } }),
      },
    ]);
    expect(await charged('any', { transNo: charge.transNo })).toMatchObject({ status, reference });
  });

  it('22. a charge bears the marks of a stored credential, and a card answers the number of its network', async () => {
    const token = await tokenOf();
    const first = await charged(token, { initiatedBy: 'merchant', sequence: 'first' });
    expect(first.networkTransactionId).toMatch(/^\w+$/);
    const { networkTransactionId } = first;
    const later = await charged(token, { sequence: 'later', ...(networkTransactionId && { networkTransactionId }) });
    expect(later).toMatchObject({ status: 'approved' });
    expect((await charged(await tokenOf('bankAccount'))).networkTransactionId).toBeUndefined();
  });
}
