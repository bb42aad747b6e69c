import type { Fields, Tell } from './stripe-fields.ts';
import { type StripeBooks, type StripeObject, StripeRefusal } from './stripe-objects.ts';
import { groupOf } from './stripe-payments.ts';

const refused = (details: Record<string, unknown>) => new StripeRefusal(400, 'invalid_request_error', details);

/** Refunds as Stripe keeps them: of a charge that was paid, whole or in parts, and never more than is left. */
export function stripeRefunds(books: StripeBooks, tell: Tell) {
  return {
    create: (fields: Fields): StripeObject => {
      const charge = books.read(fields.get('charge'), 'charge');
      const [amount, before] = [Number(charge.amount), Number(charge.amount_refunded)];
      if (charge.refunded === true) throw refused({ code: 'charge_already_refunded' });
      if (charge.disputed === true) throw refused({ code: 'charge_disputed' });
      if (charge.paid !== true) throw refused({ message: 'It was not paid.' });
      const asked = fields.get('amount');
      const cents = asked === undefined ? amount - before : Number(asked);
      if (cents > amount - before)
        throw refused({ message: 'Refund amount is greater than unrefunded amount on charge', param: 'amount' });
      const after = before + cents;
      tell('charge.refunded', books.change(charge.id, { amount_refunded: after, refunded: after === amount }));
      const metadata = groupOf(fields, 'metadata');
      return books.make('re', 'refund', { charge: charge.id, amount: cents, status: 'succeeded', metadata });
    },
    ofCharge: (fields: Fields): readonly StripeObject[] =>
      books.list('refund').filter(({ charge }) => charge === fields.get('charge')),
  };
}
