import type { Fields } from './stripe-fields.ts';
import type { StripeBooks, StripeObject } from './stripe-objects.ts';

interface Movement {
  readonly type: string;
  readonly reporting_category: string;
  readonly source: string;
  readonly amount: number;
  readonly fee: number;
}

const disputeFee = 1500;
const taken = /^(needs_response|under_review|lost|won)$/;

/** Payouts as Stripe makes them of the balance, with a balance transaction for each movement and one of their own. */
export function stripePayouts(books: StripeBooks) {
  const paidOut = new Set<string>();

  const payOut = (): StripeObject | undefined => {
    const keyOf = ({ reporting_category, source }: Movement): string => `${reporting_category} ${source}`;
    const moved = movementsOf(books).filter((one) => !paidOut.has(keyOf(one)));
    if (moved.length === 0) return undefined;
    const amount = moved.reduce((sum, one) => sum + one.amount - one.fee, 0);
    const payout = books.make('po', 'payout', {
      amount,
      currency: 'usd',
      automatic: true,
      arrival_date: Math.floor(Date.now() / 86_400_000) * 86_400,
      reconciliation_status: 'completed',
      status: 'paid',
    });
    const enter = (one: Movement): void => {
      books.make('txn', 'balance_transaction', {
        ...one,
        net: one.amount - one.fee,
        currency: 'usd',
        payout: payout.id,
      });
    };
    for (const one of moved) {
      paidOut.add(keyOf(one));
      enter(one);
    }
    enter({ type: 'payout', reporting_category: 'payout', source: payout.id, amount: -amount, fee: 0 });
    return payout;
  };

  return {
    payOut,
    ofSpan: (fields: Fields): readonly StripeObject[] =>
      books
        .list('payout')
        .filter(
          ({ arrival_date: day }) =>
            Number(day) >= Number(fields.get('arrival_date[gte]')) &&
            Number(day) < Number(fields.get('arrival_date[lt]')),
        ),
    movements: (fields: Fields): readonly StripeObject[] => {
      const { id } = books.read(fields.get('payout'), 'payout');
      return books.list('balance_transaction').filter(({ payout }) => payout === id);
    },
  };
}

function movementsOf(books: StripeBooks): readonly Movement[] {
  const charges = books.list('charge').flatMap(({ id, amount, status, payment_method_details: details }) => {
    const isBank = Object(details).type === 'us_bank_account';
    const cents = Number(amount);
    if (status !== 'succeeded' && !isBank) return [];
    const fee = isBank ? Math.round(cents * 0.008) : Math.round(cents * 0.029) + 30;
    const made = { type: isBank ? 'payment' : 'charge', reporting_category: 'charge', source: id, amount: cents, fee };
    if (status !== 'failed') return [made];
    const failed = { type: 'payment_failure_refund', reporting_category: 'charge_failure', source: id, fee: 0 };
    return [made, { ...failed, amount: -cents }];
  });
  const refunds = books.list('refund').map(({ id, amount }) => ({
    type: 'refund',
    reporting_category: 'refund',
    source: id,
    amount: -Number(amount),
    fee: 0,
  }));
  const disputes = books.list('dispute').flatMap(({ id, amount, status }) => {
    const adjustment = { type: 'adjustment', source: id };
    const cents = Number(amount);
    if (!taken.test(String(status))) return [];
    const lost = { ...adjustment, reporting_category: 'dispute', amount: -cents, fee: disputeFee };
    if (status !== 'won') return [lost];
    return [lost, { ...adjustment, reporting_category: 'dispute_reversal', amount: cents, fee: 0 }];
  });
  return [...charges, ...refunds, ...disputes];
}
