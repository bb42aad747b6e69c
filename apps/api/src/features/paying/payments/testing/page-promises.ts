import { expect, it } from 'vitest';
import { AmountNotTaken } from '../company/gateway.ts';
import { type GatewayActs, newNumber, termsOf } from './gateway-harness.ts';

/** Promises of docs/payments.md about pages, and what is told of them. */
export function pagePromises({ at, opened, paid, charged, statusesOf, postbackOf }: GatewayActs): void {
  it.each([1, 999_999_999_999])('1. %d cents are taken, or refused before anything is opened', async (amountCents) => {
    const { minCents, maxCents } = at().gateway.limits;
    const terms = termsOf({ amountCents });
    if (amountCents < minCents || amountCents > maxCents) {
      await expect(at().gateway.openPage(terms)).rejects.toThrow(AmountNotTaken);
      await expect(charged('any', { amountCents })).rejects.toThrow(AmountNotTaken);
      expect(await at().gateway.resultsOf(terms.transNo)).toEqual([]);
      return;
    }
    await paid(terms);
    expect(await at().gateway.resultsOf(terms.transNo)).toMatchObject([{ status: 'approved', amountCents }]);
  });

  it('1. both limits themselves are taken', async () => {
    for (const amountCents of [at().gateway.limits.minCents, at().gateway.limits.maxCents]) {
      const terms = termsOf({ amountCents });
      await paid(terms);
      expect(await at().gateway.resultsOf(terms.transNo)).toMatchObject([{ status: 'approved', amountCents }]);
    }
  });

  it('2. a token that was altered or has reached its end opens no page', async () => {
    const terms = termsOf();
    const page = await at().gateway.openPage(terms);
    const securityToken = `${page.securityToken.slice(0, -4)}AAAA`;
    expect(await at().browse(terms, { ...page, securityToken })).toBeUndefined();
    expect(await at().browse(terms, page)).toBeDefined();
  });

  it('3. a page that was paid says so by return, by postback and when asked', async () => {
    for (const [method, paymentType] of [
      ['card', 'cc'],
      ['bankAccount', 'echeck'],
    ] as const) {
      const terms = termsOf();
      const back = await paid(terms, method);
      expect(back.href.startsWith(terms.returnUrl)).toBe(true);
      const returned = await at().gateway.readReturn(back.searchParams);
      expect(returned).toMatchObject({
        transNo: terms.transNo,
        status: 'approved',
        amountCents: 14_200,
        paymentType,
      });
      expect(returned?.lastFour).toMatch(/^\d{4}$/);
      expect(returned?.confirmationNumber).not.toBe('');
      expect(await at().gateway.readPostback(await postbackOf(terms.transNo, 'approved'))).toEqual(returned);
      expect(await at().gateway.resultsOf(terms.transNo)).toEqual([returned]);
    }
  });

  it('4. a page is opened once and charged once, however often it is asked', async () => {
    const terms = termsOf();
    const [first, second] = await Promise.all([opened(terms), opened(terms)]);
    const again = await at().gateway.openPage(terms);
    await Promise.all([first.pay('card'), second.pay('card'), first.pay('card')]);
    await (await at().browse(terms, again))?.pay('card');
    expect(await statusesOf(terms.transNo)).toEqual(['approved']);
    expect(await at().taken(terms.transNo)).toEqual([14_200]);
  });

  it('5. a declined card takes nothing, is told, and another card may follow', async () => {
    const terms = termsOf();
    const page = await opened(terms);
    expect(await page.pay('declining')).toBeUndefined();
    expect(await statusesOf(terms.transNo)).toEqual(['declined']);
    await postbackOf(terms.transNo, 'declined');
    await page.pay('card');
    expect((await statusesOf(terms.transNo)).filter((status) => status === 'approved')).toHaveLength(1);
  });

  it('6. a page that was left is cancelled and takes nothing more', async () => {
    const terms = termsOf();
    const page = await opened(terms);
    expect(await statusesOf(terms.transNo)).toEqual(['pending']);
    const back = await page.cancel();
    expect(back?.href.startsWith(terms.cancelUrl)).toBe(true);
    const returned = await at().gateway.readReturn(back?.searchParams ?? new URLSearchParams());
    expect(returned).toMatchObject({ transNo: terms.transNo, status: 'cancelled', amountCents: 14_200 });
    await page.pay('card');
    expect(await statusesOf(terms.transNo)).toEqual(['cancelled']);
  });

  it('7. what the company did not sign is no result', async () => {
    const terms = termsOf();
    const back = await paid(terms);
    const postback = await postbackOf(terms.transNo, 'approved');
    const { gateway, stranger } = at();
    for (const [key, value] of back.searchParams) {
      const halves = value.split('.');
      for (const altered of ['', 'x', `${value}x`, `x${value}`, `${value.slice(0, -3)}AAA`, halves[0] ?? ''])
        expect(await gateway.readReturn(new URLSearchParams({ [key]: altered }))).toBeUndefined();
    }
    expect(await gateway.readReturn(new URLSearchParams())).toBeUndefined();
    expect(await stranger.readReturn(back.searchParams)).toBeUndefined();
    const rawBody = postback.rawBody;
    for (const altered of ['', '{}', 'x', rawBody.replace(terms.transNo, newNumber()).slice(0, -9), `${rawBody} x`])
      expect(await gateway.readPostback({ ...postback, rawBody: altered })).toBeUndefined();
    expect(await stranger.readPostback(postback)).toBeUndefined();
  });

  it('8. a requisition that was never opened has no results', async () => {
    expect(await at().gateway.resultsOf(newNumber())).toEqual([]);
  });

  it('9. a charge is given back once, though it is asked twice at once and later', async () => {
    const terms = termsOf();
    await paid(terms);
    const [result] = await at().gateway.resultsOf(terms.transNo);
    const reference = result?.reference ?? '';
    await Promise.all([at().gateway.refund(reference), at().gateway.refund(reference)]);
    await at().gateway.refund(reference);
    expect(await at().gateway.resultsOf(terms.transNo)).toMatchObject([{ reference, status: 'refunded' }]);
    await expect(at().gateway.refund('ch_unknown')).rejects.toThrow();
  });
}
