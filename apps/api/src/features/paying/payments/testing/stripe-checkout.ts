import type { z } from 'zod';
import type { PayersMethod } from './gateway-harness.ts';
import type { Fields, Tell } from './stripe-fields.ts';
import type { payersAccount } from './stripe-later.ts';
import { type StripeBooks, type StripeObject, StripeRefusal } from './stripe-objects.ts';
import { groupOf, type stripePayments } from './stripe-payments.ts';

const nextYears = { exp_month: 8, exp_year: 2039 };
const card = (last4: string, does: z.input<typeof payersAccount> = {}) => ({
  type: 'card',
  card: { brand: 'visa', last4, ...nextYears, network_transaction_id: `1000${last4}` },
  ...does,
});
const bankAccount = (last4: string, does: z.input<typeof payersAccount> = {}) => ({
  type: 'us_bank_account',
  us_bank_account: { last4, bank_name: 'STRIPE TEST BANK', status_details: null },
  ...does,
});
const methods: Record<PayersMethod, Record<string, unknown>> = {
  card: card('4242'),
  declining: card('0341', { decline: { decline_code: 'insufficient_funds' } }),
  stolen: card('9979', { decline: { decline_code: 'stolen_card', advice_code: 'do_not_try_again' } }),
  // Approved in part only where the merchant asks for it, which the adapter does not.
  prepaid: card('0028', { decline: { decline_code: 'insufficient_funds' } }),
  askingHolder: card('3184', { asksHolder: true }),
  contested: card('0259', { contests: true }),
  bankAccount: bankAccount('6789'),
  bouncing: bankAccount('1116', { bounces: true }),
};

/** Checkout Sessions and the page that each one is. */
export function stripeCheckout(
  books: StripeBooks,
  payments: ReturnType<typeof stripePayments>,
  tell: Tell,
  pageUrl: () => string,
) {
  const refuse = (param: string) => new StripeRefusal(400, 'invalid_request_error', { param, message: param });

  const pay = (session: StripeObject, method: StripeObject): boolean => {
    const intent =
      session.payment_intent === null
        ? books.make('pi', 'payment_intent', {
            amount: session.amount_total,
            amount_received: 0,
            currency: 'usd',
            cancellation_reason: null,
            metadata: session.intent_metadata,
            latest_charge: null,
            last_payment_error: null,
          })
        : books.read(session.payment_intent, 'payment_intent');
    books.change(session.id, { payment_intent: intent.id });
    return payments.attempt(intent, method).last_payment_error === null;
  };

  const store = (session: StripeObject, method: StripeObject): void => {
    const customer = books.make('cus', 'customer', {});
    books.change(method.id, { customer: customer.id });
    const intent = books.make('seti', 'setup_intent', {
      status: 'succeeded',
      customer: customer.id,
      payment_method: method.id,
      metadata: session.intent_metadata,
    });
    books.change(session.id, { setup_intent: intent.id, customer: customer.id });
  };

  return {
    create: (fields: Fields): StripeObject => {
      if ([...fields.keys()].some((name) => name.startsWith('payment_method_types')))
        throw new StripeRefusal(400, 'invalid_request_error', { code: 'payment_method_types_no_longer_supported' });
      const mode = fields.get('mode') ?? '';
      if (mode !== 'payment' && mode !== 'setup') throw refuse('mode');
      const amount = Number(fields.get('line_items[0][price_data][unit_amount]') ?? 0);
      if (mode === 'setup' && fields.get('currency') !== 'usd') throw refuse('currency');
      if (mode === 'payment' && !(amount >= 50 && amount <= 99_999_999)) throw refuse('line_items');
      const minutes = (Number(fields.get('expires_at')) - Date.now() / 1000) / 60;
      if (!(minutes >= 30 && minutes <= 24 * 60)) throw refuse('expires_at');
      if ((fields.get('client_reference_id') ?? '').length > 200) throw refuse('client_reference_id');
      const session = books.make('cs_test', 'checkout.session', {
        mode,
        status: 'open',
        payment_status: mode === 'payment' ? 'unpaid' : 'no_payment_required',
        client_reference_id: fields.get('client_reference_id') ?? null,
        metadata: groupOf(fields, 'metadata'),
        intent_metadata: groupOf(
          fields,
          mode === 'payment' ? 'payment_intent_data[metadata]' : 'setup_intent_data[metadata]',
        ),
        amount_total: mode === 'payment' ? amount : null,
        currency: 'usd',
        customer: null,
        payment_intent: null,
        setup_intent: null,
        success_url: fields.get('success_url'),
        cancel_url: fields.get('cancel_url') ?? null,
      });
      return books.change(session.id, { url: `${pageUrl()}/c/pay/${session.id}` });
    },
    expire: (id: string): StripeObject => {
      if (books.read(id, 'checkout.session').status !== 'open')
        throw new StripeRefusal(400, 'invalid_request_error', { message: 'Only open sessions can be expired.' });
      const expired = books.change(id, { status: 'expired', url: null });
      tell('checkout.session.expired', expired);
      return expired;
    },
    /** The payer fills the page in: where the browser goes, if it goes. */
    submit: (id: string, way: PayersMethod): string | undefined => {
      const session = books.read(id, 'checkout.session');
      if (session.status !== 'open') return undefined;
      const method = books.make('pm', 'payment_method', { ...methods[way], customer: null });
      if (session.mode === 'setup') store(session, method);
      else if (!pay(session, method)) return undefined;
      const done = books.change(id, { status: 'complete', url: null });
      tell('checkout.session.completed', done);
      return String(done.success_url);
    },
    /** Leaving the page tells nobody: the session stays open. */
    leave: (id: string): string => String(books.read(id, 'checkout.session').cancel_url),
  };
}
