import type { Fields, Tell } from './stripe-fields.ts';
import { failLater, payersAccount } from './stripe-later.ts';
import { type StripeBooks, type StripeObject, StripeRefusal } from './stripe-objects.ts';

/** The fields of one bracketed group: `metadata[transNo]` of `metadata`. */
export function groupOf(fields: Fields, group: string): Record<string, string> {
  const start = `${group}[`;
  const inside = [...fields].filter(
    ([name]) => name.startsWith(start) && name.indexOf(']', start.length) === name.length - 1,
  );
  return Object.fromEntries(inside.map(([name, value]) => [name.slice(start.length, -1), value]));
}

const unexpectedState = (intent: StripeObject) =>
  new StripeRefusal(400, 'invalid_request_error', { code: 'payment_intent_unexpected_state', payment_intent: intent });
const detached = () =>
  new StripeRefusal(400, 'invalid_request_error', {
    message: 'The provided PaymentMethod was detached from a Customer. It may not be used again.',
  });

const isBlocked = ({ us_bank_account: account }: StripeObject): boolean =>
  Boolean(Object(Object(account).status_details).blocked);

/** PaymentIntents and payment methods as Stripe keeps them. */
export function stripePayments(books: StripeBooks, tell: Tell) {
  const declined = (intent: StripeObject, method: StripeObject, error: Record<string, unknown>): StripeObject => {
    const changed = books.change(intent.id, {
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { type: 'card_error', ...error, payment_method: method },
    });
    tell('payment_intent.payment_failed', changed);
    return changed;
  };

  /** Tries to take money with a payment method: the intent's state afterwards. */
  const attempt = (intent: StripeObject, method: StripeObject, { offSession = false } = {}): StripeObject => {
    const account = payersAccount.parse(method);
    if (account.asksHolder && offSession)
      return declined(intent, method, { code: 'authentication_required', decline_code: 'authentication_required' });
    if (account.isUnverified) return books.change(intent.id, { status: 'requires_action' });
    const waits = method.type === 'us_bank_account';
    const decline = account.decline;
    const charge = books.make('ch', 'charge', {
      amount: intent.amount,
      amount_captured: decline || waits ? 0 : intent.amount,
      captured: !decline,
      status: decline ? 'failed' : waits ? 'pending' : 'succeeded',
      paid: !decline,
      refunded: false,
      amount_refunded: 0,
      disputed: false,
      failure_code: decline ? 'card_declined' : null,
      outcome: { type: decline ? 'issuer_declined' : 'authorized', advice_code: null },
      payment_intent: intent.id,
      metadata: intent.metadata,
      payment_method_details: { type: method.type, [String(method.type)]: method[String(method.type)] },
    });
    books.change(intent.id, { latest_charge: charge.id });
    if (decline) return declined(intent, method, { code: 'card_declined', ...decline });
    const changed = books.change(intent.id, {
      status: waits ? 'processing' : 'succeeded',
      amount_received: waits ? 0 : intent.amount,
      last_payment_error: null,
    });
    if (!waits) tell('payment_intent.succeeded', changed);
    failLater(books, tell, changed, charge, account);
    return changed;
  };

  return {
    attempt,
    create: (fields: Fields): StripeObject => {
      const amount = Number(fields.get('amount'));
      if (amount < 50) throw new StripeRefusal(400, 'invalid_request_error', { code: 'amount_too_small' });
      const method = books.read(fields.get('payment_method'), 'payment_method');
      if (method.customer !== fields.get('customer')) throw detached();
      if (fields.get('allowed_payment_method_types[0]') !== method.type)
        throw new StripeRefusal(400, 'invalid_request_error', { param: 'allowed_payment_method_types' });
      return books.make('pi', 'payment_intent', {
        amount,
        amount_received: 0,
        currency: fields.get('currency'),
        customer: fields.get('customer'),
        payment_method: method.id,
        metadata: groupOf(fields, 'metadata'),
        status: 'requires_confirmation',
        cancellation_reason: null,
        latest_charge: null,
        last_payment_error: null,
      });
    },
    confirm: (id: string, fields: Fields): StripeObject => {
      const intent = books.read(id, 'payment_intent');
      if (intent.status !== 'requires_confirmation') throw unexpectedState(intent);
      const method = books.read(intent.payment_method, 'payment_method');
      if (method.customer !== intent.customer) throw detached();
      if (isBlocked(method))
        throw new StripeRefusal(400, 'invalid_request_error', { code: 'payment_method_bank_account_blocked' });
      const after = attempt(intent, method, { offSession: fields.get('off_session') === 'true' });
      if (after.last_payment_error !== null)
        throw new StripeRefusal(402, 'card_error', { code: 'card_declined', payment_intent: after });
      return after;
    },
    cancel: (id: string, fields: Fields): StripeObject => {
      const intent = books.read(id, 'payment_intent');
      if (!/^requires_/.test(String(intent.status))) throw unexpectedState(intent);
      const cancellation_reason = fields.get('cancellation_reason') ?? null;
      const changed = books.change(id, { status: 'canceled', cancellation_reason });
      tell('payment_intent.canceled', changed);
      return changed;
    },
    detach: (id: string): StripeObject => {
      const method = books.read(id, 'payment_method');
      if (method.customer === null) throw new StripeRefusal(400, 'invalid_request_error', { message: 'Not attached.' });
      return books.change(id, { customer: null });
    },
  };
}
