import { randomBytes } from 'node:crypto';
import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AmountNotTaken, type PageTerms, type PaymentGateway, type Postback } from '../gateway.ts';
import type { RelayMode } from './company-relay.ts';

/** A way of paying that a payer has. `declining`: a card that can be stored, and is declined whenever it is charged. */
export type PayersMethod = 'card' | 'declining' | 'bankAccount';

/** A company's page before the payer's eyes. Each act answers where the browser was sent back to, if it was. */
export interface OpenPage {
  pay(method: PayersMethod): Promise<URL | undefined>;
  cancel(): Promise<URL | undefined>;
}

/** One company, ready to be tried. */
export interface GatewayHarness {
  readonly gateway: PaymentGateway;
  /** The same company as another merchant would reach it: every secret is another. */
  readonly stranger: PaymentGateway;
  /** Posts the hosted form as the browser does and follows where it leads; undefined when there is no page. */
  browse(terms: PageTerms, opened: { actionUrl: string; securityToken: string }): Promise<OpenPage | undefined>;
  /** How often the company took money for a requisition, by its own books. */
  timesCharged(transNo: string): Promise<number>;
  /** Everything that the company posted back so far. */
  readonly postbacks: readonly Postback[];
  /** Does something while calls to the company, of some paths, fare so. */
  during<T>(mode: RelayMode, act: () => Promise<T>, paths?: RegExp): Promise<T>;
  /** The calls with which a stored way of paying is charged. */
  readonly chargePath: RegExp;
  close(): Promise<void>;
}

const unwell: readonly RelayMode[] = ['refuses', 'hangs', 'leadsAway'];

/** Tries an adapter against docs/payments.md: the number of a test is the number of the promise there. */
export function describeGateway(name: string, makeHarness: () => Promise<GatewayHarness>): void {
  describe(`${name} keeps its promises`, () => {
    let at: GatewayHarness;
    beforeAll(async () => {
      at = await makeHarness();
    });
    afterAll(() => at.close());

    const opened = async (terms: PageTerms): Promise<OpenPage> => {
      const page = await at.browse(terms, await at.gateway.openPage(terms));
      if (!page) throw new Error('There is no page.');
      return page;
    };
    const paid = async (terms: PageTerms, method: PayersMethod = 'card'): Promise<URL> => {
      const back = await (await opened(terms)).pay(method);
      if (!back) throw new Error('The page did not send the browser back.');
      return back;
    };
    const stored = async (method: PayersMethod = 'card'): Promise<TransactionResult> => {
      const back = await paid(termsOf({ purpose: 'store', amountCents: 0 }), method);
      const result = await at.gateway.readReturn(back.searchParams);
      if (!result?.storedMethod) throw new Error('Nothing was stored.');
      return result;
    };
    const tokenOf = async (method?: PayersMethod) => (await stored(method)).storedMethod?.token ?? '';
    const charged = (token: string, over: { transNo?: string; amountCents?: number } = {}) =>
      at.gateway.charge({ transNo: newNumber(), amountCents: 5000, accountNumber: '104471882', token, ...over });
    const statusesOf = async (transNo: string) => (await at.gateway.resultsOf(transNo)).map(({ status }) => status);
    const postbackOf = async (transNo: string, status: string): Promise<Postback> => {
      let found: Postback | undefined;
      await expect
        .poll(async () => {
          for (const postback of [...at.postbacks].reverse()) {
            const read = await at.gateway.readPostback(postback);
            if (typeof read === 'object' && read.transNo === transNo && read.status === status) found = postback;
          }
          return found !== undefined;
        })
        .toBe(true);
      if (!found) throw new Error('No postback.');
      return found;
    };

    it.each([1, 999_999_999_999])(
      '1. %d cents are taken, or refused before anything is opened',
      async (amountCents) => {
        const { minCents, maxCents } = at.gateway.limits;
        const terms = termsOf({ amountCents });
        if (amountCents < minCents || amountCents > maxCents) {
          await expect(at.gateway.openPage(terms)).rejects.toThrow(AmountNotTaken);
          await expect(charged('any', { amountCents })).rejects.toThrow(AmountNotTaken);
          expect(await at.gateway.resultsOf(terms.transNo)).toEqual([]);
          return;
        }
        await paid(terms);
        expect(await at.gateway.resultsOf(terms.transNo)).toMatchObject([{ status: 'approved', amountCents }]);
      },
    );

    it('1. both limits themselves are taken', async () => {
      for (const amountCents of [at.gateway.limits.minCents, at.gateway.limits.maxCents]) {
        const terms = termsOf({ amountCents });
        await paid(terms);
        expect(await at.gateway.resultsOf(terms.transNo)).toMatchObject([{ status: 'approved', amountCents }]);
      }
    });

    it('2. a token that was altered or has reached its end opens no page', async () => {
      const terms = termsOf();
      const page = await at.gateway.openPage(terms);
      const securityToken = `${page.securityToken.slice(0, -4)}AAAA`;
      expect(await at.browse(terms, { ...page, securityToken })).toBeUndefined();
      expect(await at.browse(terms, page)).toBeDefined();
    });

    it('3. a page that was paid says so by return, by postback and when asked', async () => {
      for (const [method, paymentType] of [
        ['card', 'cc'],
        ['bankAccount', 'echeck'],
      ] as const) {
        const terms = termsOf();
        const back = await paid(terms, method);
        expect(back.href.startsWith(terms.returnUrl)).toBe(true);
        const returned = await at.gateway.readReturn(back.searchParams);
        expect(returned).toMatchObject({
          transNo: terms.transNo,
          status: 'approved',
          amountCents: 14_200,
          paymentType,
        });
        expect(returned?.lastFour).toMatch(/^\d{4}$/);
        expect(returned?.confirmationNumber).not.toBe('');
        expect(await at.gateway.readPostback(await postbackOf(terms.transNo, 'approved'))).toEqual(returned);
        expect(await at.gateway.resultsOf(terms.transNo)).toEqual([returned]);
      }
    });

    it('4. a page is opened once and charged once, however often it is asked', async () => {
      const terms = termsOf();
      const [first, second] = await Promise.all([opened(terms), opened(terms)]);
      const again = await at.gateway.openPage(terms);
      await Promise.all([first.pay('card'), second.pay('card'), first.pay('card')]);
      await (await at.browse(terms, again))?.pay('card');
      expect(await statusesOf(terms.transNo)).toEqual(['approved']);
      expect(await at.timesCharged(terms.transNo)).toBe(1);
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
      const returned = await at.gateway.readReturn(back?.searchParams ?? new URLSearchParams());
      expect(returned).toMatchObject({ transNo: terms.transNo, status: 'cancelled', amountCents: 14_200 });
      await page.pay('card');
      expect(await statusesOf(terms.transNo)).toEqual(['cancelled']);
    });

    it('7. what the company did not sign is no result', async () => {
      const terms = termsOf();
      const back = await paid(terms);
      const postback = await postbackOf(terms.transNo, 'approved');
      const { gateway, stranger } = at;
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
      expect(await at.gateway.resultsOf(newNumber())).toEqual([]);
    });

    it('9. a charge is given back once, though it is asked twice at once and later', async () => {
      const terms = termsOf();
      await paid(terms);
      const [result] = await at.gateway.resultsOf(terms.transNo);
      const reference = result?.reference ?? '';
      await Promise.all([at.gateway.refund(reference), at.gateway.refund(reference)]);
      await at.gateway.refund(reference);
      expect(await at.gateway.resultsOf(terms.transNo)).toMatchObject([{ reference, status: 'refunded' }]);
      await expect(at.gateway.refund('ch_unknown')).rejects.toThrow();
    });

    it('10. a way of paying is stored without a charge, and charged later', async () => {
      const card = await stored();
      expect(card).toMatchObject({ status: 'approved', amountCents: 0, feeCents: 0, paymentType: 'cc' });
      expect(card.storedMethod).toMatchObject({ paymentType: 'cc', brand: 'Visa' });
      expect(card.storedMethod?.expires).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
      expect(await at.gateway.resultsOf(card.transNo)).toEqual([card]);
      const bank = (await stored('bankAccount')).storedMethod;
      expect(bank).toMatchObject({ paymentType: 'echeck', brand: '', expires: null });
      for (const method of [card.storedMethod, bank]) {
        const result = await charged(method?.token ?? '');
        const { paymentType, lastFour } = method ?? {};
        expect(result).toMatchObject({ status: 'approved', amountCents: 5000, paymentType, lastFour });
        expect(await at.gateway.resultsOf(result.transNo)).toEqual([result]);
      }
    });

    it('11. a requisition is charged once though it is asked twenty times at once', async () => {
      const token = await tokenOf();
      const transNo = newNumber();
      const results = await Promise.all(Array.from({ length: 20 }, () => charged(token, { transNo })));
      expect(new Set(results.map(({ reference, status }) => `${reference} ${status}`)).size).toBe(1);
      expect(await at.gateway.resultsOf(transNo)).toEqual([results[0]]);
      expect(await at.timesCharged(transNo)).toBe(1);
    });

    it('12. a charge that was declined is an answer, and stays declined', async () => {
      const token = await tokenOf('declining');
      const transNo = newNumber();
      const results = await Promise.all([charged(token, { transNo }), charged(token, { transNo })]);
      results.push(await charged(token, { transNo }));
      expect(results.map(({ status }) => status)).toEqual(['declined', 'declined', 'declined']);
      expect(await statusesOf(transNo)).toEqual(['declined']);
      await expect(at.gateway.refund(results[0]?.reference ?? '')).rejects.toThrow();
    });

    it('13. a requisition that was opened for one amount is not charged another', async () => {
      const token = await tokenOf();
      const { transNo } = await charged(token);
      await expect(charged(token, { transNo, amountCents: 5001 })).rejects.toThrow();
      expect(await at.gateway.resultsOf(transNo)).toMatchObject([{ status: 'approved', amountCents: 5000 }]);
    });

    it('14. a charge whose answer was lost rejects; asked later, the company tells', async () => {
      const token = await tokenOf();
      const transNo = newNumber();
      await expect(at.during('losesAnswers', () => charged(token, { transNo }), at.chargePath)).rejects.toThrow();
      expect(await at.gateway.resultsOf(transNo)).toMatchObject([{ status: 'approved', amountCents: 5000 }]);
      const again = await charged(token, { transNo });
      expect(await at.gateway.resultsOf(transNo)).toEqual([again]);

      const other = newNumber();
      await expect(at.during('losesAnswers', () => charged(token, { transNo: other }))).rejects.toThrow();
      expect(await charged(token, { transNo: other })).toMatchObject({ status: 'approved' });
      for (const number of [transNo, other]) expect(await at.timesCharged(number)).toBe(1);
    });

    it.each(unwell)('15. a company that %s makes every question reject', async (mode) => {
      const token = await tokenOf();
      const [one] = await at.gateway.resultsOf((await charged(token)).transNo);
      await at.during(mode, async () => {
        const { gateway } = at;
        const asked = [charged(token), gateway.resultsOf(one?.transNo ?? ''), gateway.refund(one?.reference ?? '')];
        const ends = await Promise.allSettled([...asked, gateway.forget(token)]);
        expect(ends.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
      });
      expect(await at.gateway.resultsOf(one?.transNo ?? '')).toEqual([one]);
    });

    it('16. what was forgotten, or never stored, is not charged; what it paid stays', async () => {
      const token = await tokenOf();
      const before = await charged(token);
      await at.gateway.forget(token);
      await at.gateway.forget(token);
      const transNo = newNumber();
      await expect(charged(token, { transNo })).rejects.toThrow();
      await expect(charged('card:cus_none:pm_none')).rejects.toThrow();
      expect((await statusesOf(transNo)).filter((status) => status === 'approved')).toEqual([]);
      expect(await charged(token, { transNo: before.transNo })).toEqual(before);
    });
  });
}

const newNumber = () => `20261121-${randomBytes(6).toString('hex').toUpperCase()}`;

/** Terms of a page for a requisition of its own. */
export function termsOf(over: Partial<PageTerms> = {}): PageTerms {
  return {
    purpose: 'payment',
    transNo: newNumber(),
    amountCents: 14_200,
    accountNumber: '104471882',
    allowCard: true,
    allowEcheck: true,
    cardTypes: 'VI,MC,DI',
    cardFee: true,
    echeckFee: true,
    returnUrl: 'https://portal.example/PaymentCallback/member/success',
    cancelUrl: 'https://portal.example/PaymentCallback/member/cancel',
    expiresAt: Math.floor(Date.now() / 1000) + 1800,
    ...over,
  };
}
