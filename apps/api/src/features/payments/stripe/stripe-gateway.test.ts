import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeGateway, termsOf } from '../testing/gateway-conformance.ts';
import { stripeHarness } from '../testing/stripe-harness.ts';
import { checkoutTerms } from './checkout-terms.ts';

describeGateway('Stripe', () => stripeHarness());

describe('at Stripe', () => {
  let ahead = 0;
  let at: Awaited<ReturnType<typeof stripeHarness>>;
  beforeAll(async () => {
    at = await stripeHarness({ now: () => new Date(Date.now() + ahead) });
  });
  afterAll(() => at.close());
  const minutesAhead = async <T>(minutes: number, act: () => Promise<T>): Promise<T> => {
    ahead = minutes * 60_000;
    return act().finally(() => {
      ahead = 0;
    });
  };

  it('a page that has reached its end is closed when it is asked about, and opens no more', async () => {
    const terms = termsOf();
    const opened = await at.gateway.openPage(terms);
    const page = await at.browse(terms, opened);
    const results = await minutesAhead(31, () => at.gateway.resultsOf(terms.transNo));
    expect(results).toMatchObject([{ status: 'cancelled', amountCents: 14_200 }]);
    expect(await page?.pay('card')).toBeUndefined();
    expect(await minutesAhead(31, () => at.browse(terms, opened))).toBeUndefined();
  });

  it('a page that was paid stays paid, whoever leaves it afterwards', async () => {
    const terms = termsOf();
    const page = await at.browse(terms, await at.gateway.openPage(terms));
    const left = await page?.cancel();
    await page?.pay('card');
    expect(await at.gateway.readReturn(left?.searchParams ?? new URLSearchParams())).toMatchObject({
      status: 'approved',
    });
  });

  it('an event about something else is taken and is no result', async () => {
    const { gateway } = at;
    expect(await gateway.readPostback(at.event('customer.created', { id: 'cus_1', metadata: {} }))).toBe('notOurs');
    const other = at.event('payment_intent.succeeded', { id: 'pi_1', metadata: { transNo: 'OF-ANOTHER-SHOP' } });
    expect(await gateway.readPostback(other)).toBe('notOurs');
    const session = at.event('checkout.session.completed', { id: 'cs_1', client_reference_id: null, metadata: null });
    expect(await gateway.readPostback(session)).toBe('notOurs');
  });

  it('an event says only which requisition to ask about, and is refused when it is old', async () => {
    const terms = termsOf();
    await at.gateway.openPage(terms);
    const lie = at.event('payment_intent.succeeded', { amount: 1, metadata: { transNo: terms.transNo } });
    expect(await at.gateway.readPostback(lie)).toMatchObject({ status: 'pending', amountCents: 14_200 });
    expect(await minutesAhead(6, () => at.gateway.readPostback(lie))).toBeUndefined();
    expect(await at.gateway.readPostback({ ...lie, headers: {} })).toBeUndefined();
  });

  it('nothing is done twice after Stripe has dropped its idempotency keys', async () => {
    const { gateway } = at;
    const terms = termsOf({ purpose: 'store', amountCents: 0 });
    await (await at.browse(terms, await gateway.openPage(terms)))?.pay('card');
    const [stored] = await gateway.resultsOf(terms.transNo);
    const token = stored?.storedMethod?.token ?? '';
    const asked = { transNo: 'A-DAY-LATER', token, amountCents: 5000, accountNumber: '104471882' };
    const result = await gateway.charge(asked);
    at.dropKeys();
    expect(await gateway.charge(asked)).toEqual(result);
    expect(await at.timesCharged(asked.transNo)).toBe(1);
    await gateway.refund(result.reference);
    at.dropKeys();
    await gateway.refund(result.reference);
    expect(await gateway.charge(asked)).toMatchObject({ reference: result.reference, status: 'refunded' });
  });

  it('the same terms are the same parameters, in whichever order the accounts come', () => {
    const terms = termsOf({ accountNumber: '104471882,104471890' });
    const turned = { ...terms, accountNumber: '104471890,104471882' };
    const sign = (left: boolean) => String(left);
    expect(checkoutTerms(turned, sign)).toEqual(checkoutTerms(terms, sign));
  });

  it('a page takes what is allowed, and only cards that the co-op accepts', () => {
    const sign = (left: boolean) => String(left);
    expect(checkoutTerms(termsOf({ allowEcheck: false, cardTypes: 'VI,MC' }), sign)).toMatchObject({
      allowed_payment_method_types: ['card'],
      payment_method_options: {
        card: { restrictions: { brands_blocked: ['american_express', 'discover_global_network'] } },
      },
    });
    expect(checkoutTerms(termsOf({ allowCard: false }), sign)).toMatchObject({
      allowed_payment_method_types: ['us_bank_account'],
    });
  });
});
