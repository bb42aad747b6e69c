import { type StripeBooks, type StripeObject, StripeRefusal } from './stripe-objects.ts';

/** A request's form fields by their bracketed names. */
export type Fields = ReadonlyMap<string, string>;
/** Tells the portal of something that happened. */
export type Tell = (type: string, about: StripeObject) => void;

/** The fields of one bracketed group: `metadata[transNo]` of `metadata`. */
export function groupOf(fields: Fields, group: string): Record<string, string> {
  const start = `${group}[`;
  const inside = [...fields].filter(
    ([name]) => name.startsWith(start) && name.indexOf(']', start.length) === name.length - 1,
  );
  return Object.fromEntries(inside.map(([name, value]) => [name.slice(start.length, -1), value]));
}

/** PaymentIntents, refunds and payment methods as Stripe keeps them. */
export function stripePayments(books: StripeBooks, tell: Tell) {
  /** Tries to take money with a payment method: the intent's state afterwards, and the charge that was tried. */
  const attempt = (intent: StripeObject, method: StripeObject): StripeObject => {
    const declines = method.declines === true;
    const charge = books.make('ch', 'charge', {
      amount: intent.amount,
      status: declines ? 'failed' : 'succeeded',
      paid: !declines,
      refunded: false,
      payment_intent: intent.id,
      metadata: intent.metadata,
      payment_method_details: { type: method.type, [String(method.type)]: method[String(method.type)] },
    });
    const waits = method.type === 'us_bank_account';
    const changed = books.change(intent.id, {
      latest_charge: charge.id,
      status: declines ? 'requires_payment_method' : waits ? 'processing' : 'succeeded',
      last_payment_error: declines ? { type: 'card_error', code: 'card_declined', payment_method: method } : null,
    });
    if (declines) tell('payment_intent.payment_failed', changed);
    else if (!waits) tell('payment_intent.succeeded', changed);
    return changed;
  };

  return {
    attempt,
    create: (fields: Fields): StripeObject => {
      const amount = Number(fields.get('amount'));
      if (amount < 50) throw new StripeRefusal(400, 'invalid_request_error', { code: 'amount_too_small' });
      const method = books.read(fields.get('payment_method'), 'payment_method');
      if (method.customer !== fields.get('customer'))
        throw new StripeRefusal(400, 'invalid_request_error', { message: 'The PaymentMethod was detached.' });
      if (fields.get('allowed_payment_method_types[0]') !== method.type)
        throw new StripeRefusal(400, 'invalid_request_error', { param: 'allowed_payment_method_types' });
      return books.make('pi', 'payment_intent', {
        amount,
        currency: fields.get('currency'),
        customer: fields.get('customer'),
        payment_method: method.id,
        metadata: groupOf(fields, 'metadata'),
        status: 'requires_confirmation',
        latest_charge: null,
        last_payment_error: null,
      });
    },
    confirm: (id: string): StripeObject => {
      const intent = books.read(id, 'payment_intent');
      if (intent.status !== 'requires_confirmation' && intent.status !== 'requires_payment_method')
        throw new StripeRefusal(400, 'invalid_request_error', {
          code: 'payment_intent_unexpected_state',
          payment_intent: intent,
        });
      const after = attempt(intent, books.read(intent.payment_method, 'payment_method'));
      if (after.last_payment_error !== null)
        throw new StripeRefusal(402, 'card_error', { code: 'card_declined', payment_intent: after });
      return after;
    },
    refund: (fields: Fields): StripeObject => {
      const charge = books.read(fields.get('charge'), 'charge');
      if (charge.refunded === true)
        throw new StripeRefusal(400, 'invalid_request_error', { code: 'charge_already_refunded' });
      if (charge.paid !== true) throw new StripeRefusal(400, 'invalid_request_error', { message: 'It was not paid.' });
      tell('charge.refunded', books.change(charge.id, { refunded: true }));
      return books.make('re', 'refund', { charge: charge.id, amount: charge.amount, status: 'succeeded' });
    },
    detach: (id: string): StripeObject => {
      const method = books.read(id, 'payment_method');
      if (method.customer === null) throw new StripeRefusal(400, 'invalid_request_error', { message: 'Not attached.' });
      return books.change(id, { customer: null });
    },
  };
}
