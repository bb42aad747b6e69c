import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeGateway } from '../../testing/gateway-conformance.ts';
import { settled, termsOf } from '../../testing/gateway-harness.ts';
import { stripeHarness } from '../../testing/stripe-harness.ts';
import { MethodRefused, ReturnUnread } from '../gateway.ts';
import { checkoutTerms } from './checkout-terms.ts';
import { accountsOf, metadataOf } from './stripe-metadata.ts';

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

  it('a page that is called off while it is being opened is closed before anybody sees it', async () => {
    const terms = termsOf();
    const { opening } = await at.relay.during(
      'arrivesLate',
      async () => {
        const opening = at.gateway.openPage(terms).catch(() => 'rejected');
        await expect.poll(() => at.relay.travelling()).toBeGreaterThan(0);
        expect(await at.gateway.voidCharge(terms.transNo)).toBeUndefined();
        return { opening };
      },
      /sessions$/,
    );
    expect(await opening).toBe('rejected');
    const sessions = at.company.books.list('checkout.session');
    expect(sessions.filter(({ client_reference_id: of }) => of === terms.transNo)).toMatchObject([
      { status: 'expired' },
    ]);
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

  it('a return of which Stripe can’t be asked says whose it is, and a forged one says nothing', async () => {
    const terms = termsOf();
    const page = await at.browse(terms, await at.gateway.openPage(terms));
    const returns = [await page?.cancel(), await page?.pay('card')].map((url) => url?.searchParams);
    for (const query of returns) {
      const asked = at.relay.during('refuses', () => at.gateway.readReturn(query ?? new URLSearchParams()));
      await expect(asked).rejects.toThrow(ReturnUnread);
      await expect(asked).rejects.toMatchObject({ transNo: terms.transNo });
    }
    const forged = new URLSearchParams({ payment: `${returns[0]?.get('payment')}x` });
    expect(await at.relay.during('refuses', () => at.gateway.readReturn(forged))).toBeUndefined();
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
    at.company.dropKeys();
    expect(await gateway.charge(asked)).toEqual(result);
    expect(await at.taken(asked.transNo)).toEqual([5000]);
    await gateway.refund(result.reference);
    at.company.dropKeys();
    await gateway.refund(result.reference);
    expect(await gateway.charge(asked)).toMatchObject({ reference: result.reference, status: 'refunded' });
  });

  const storedToken = async (): Promise<string> => {
    const terms = termsOf({ purpose: 'store', amountCents: 0 });
    await (await at.browse(terms, await at.gateway.openPage(terms)))?.pay('bankAccount');
    const [stored] = await at.gateway.resultsOf(terms.transNo);
    return stored?.storedMethod?.token ?? '';
  };
  const terms = { amountCents: 5000, accountNumber: '104471882' };

  it('an e-check whose account waits for its small deposits is declined, and nobody can go on with it', async () => {
    const token = await storedToken();
    at.company.books.change(token.split(':')[2] ?? '', { isUnverified: true });
    const asked = { ...terms, transNo: 'SMALL-DEPOSITS', token };
    expect(await at.gateway.charge(asked)).toMatchObject({
      status: 'declined',
      decline: { isFinal: false, code: 'authentication_required' },
    });
    expect(await at.gateway.charge(asked)).toMatchObject({ status: 'declined' });
    const intents = at.company.books
      .list('payment_intent')
      .filter(({ metadata }) => transNoOf(metadata) === asked.transNo);
    expect(intents).toMatchObject([{ status: 'canceled' }]);
  });

  it('a bank account that Stripe has blocked is refused, and one that is asked about with the wrong key is not', async () => {
    const token = await storedToken();
    const method = token.split(':')[2] ?? '';
    const { us_bank_account: account } = at.company.books.read(method, 'payment_method');
    const blocked = { reason: 'bank_account_closed', network_code: 'R02' };
    at.company.books.change(method, { us_bank_account: { ...Object(account), status_details: { blocked } } });
    for (const _time of ['first', 'again'])
      await expect(at.gateway.charge({ ...terms, transNo: 'BLOCKED', token })).rejects.toThrow(MethodRefused);
    expect(await at.taken('BLOCKED')).toEqual([]);
    const live = token.replace(method, 'pm_of_live_mode');
    const asked = at.gateway.charge({ ...terms, transNo: 'OTHER-KEY', token: live });
    await expect(asked).rejects.toThrow('exists in live mode');
    await expect(asked).rejects.not.toThrow(MethodRefused);
  });

  it('a dispute takes the money away until it is won', async () => {
    const { gateway, company } = at;
    const paidTerms = termsOf();
    await (await at.browse(paidTerms, await gateway.openPage(paidTerms)))?.pay('contested');
    const now = async () => (await gateway.resultsOf(paidTerms.transNo)).map(({ status }) => status);
    await expect.poll(now, { timeout: 5000 }).toEqual(['disputed']);
    const dispute = company.books.list('dispute').find(({ payment_intent: of }) => {
      const intent = company.books.read(of, 'payment_intent');
      return transNoOf(intent.metadata) === paidTerms.transNo;
    });
    const won = company.books.change(dispute?.id ?? '', { status: 'won' });
    expect(await gateway.readPostback(at.event('charge.dispute.closed', won))).toMatchObject({ status: 'approved' });
    const inquiry = company.books.change(dispute?.id ?? '', { status: 'warning_needs_response' });
    expect(await gateway.readPostback(at.event('charge.dispute.created', inquiry))).toMatchObject({
      status: 'approved',
    });
    const strange = company.books.make('pi', 'payment_intent', { metadata: {} });
    const other = at.event('charge.dispute.created', { ...won, payment_intent: strange.id });
    expect(await gateway.readPostback(other)).toBe('notOurs');
  });

  it('a payout is named once its reconciliation is completed, never when made by hand, and says when the bank refused it', async () => {
    const { company, gateway } = at;
    const terms = termsOf();
    await (await at.browse(terms, await gateway.openPage(terms)))?.pay('card');
    const payout = company.payOut()?.id ?? '';
    const standing = async () => (await settled(gateway)).find(({ settlementId }) => settlementId === payout)?.status;
    expect(await standing()).toBe('paid');
    for (const reconciliation_status of ['in_progress', 'not_applicable']) {
      company.books.change(payout, { reconciliation_status });
      expect(await standing()).toBeUndefined();
    }
    company.books.change(payout, { reconciliation_status: 'completed', status: 'failed' });
    expect(await standing()).toBe('failed');
  });

  it('however many accounts a payment is for, its metadata names them all', () => {
    const accounts = Array.from({ length: 200 }, (_one, index) => `${100_000_000 + index}`).join(',');
    const metadata = metadataOf('T-1', accounts);
    expect(Object.values(metadata).every((value) => value.length <= 500)).toBe(true);
    expect(accountsOf(metadata)).toBe(accounts);
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

const transNoOf = (metadata: unknown): unknown => Object(metadata).transNo;
