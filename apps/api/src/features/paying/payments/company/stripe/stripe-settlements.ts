import type { Settlement, SettlementLine } from '@rochdale/contract/hosted-payment/wire';
import type { LocalDay } from '@rochdale/domain/dates';
import type Stripe from 'stripe';
import { expanded } from './stripe-results.ts';

const pageSize = 100;
const daySeconds = 86_400;
/** What comes with a balance transaction, so that the payment that it is of is known. */
const expand = ['data.source', 'data.source.charge'];

/** Stripe's own categories (docs: reporting categories) that mean something here; all else is `other`. */
const kinds: Readonly<Record<string, SettlementLine['kind']>> = {
  charge: 'payment',
  charge_failure: 'return',
  refund: 'refund',
  refund_failure: 'refund-failed',
  dispute: 'dispute',
  dispute_reversal: 'dispute-won',
  fee: 'fee',
  network_cost: 'fee',
};

/**
 * The payouts that arrive on the days of a span. Stripe knows what an automatic payout is made of once its reconciliation is
 * completed; of one that somebody made by hand it never does, so that is not named.
 */
export async function* listSettlements(stripe: Stripe, from: LocalDay, to: LocalDay): AsyncGenerator<Settlement> {
  const arrival_date = { gte: secondsOf(from), lt: secondsOf(to) + daySeconds };
  const found: Settlement[] = [];
  for await (const payout of stripe.payouts.list({ arrival_date, limit: pageSize }))
    if (payout.reconciliation_status === 'completed') found.push(settlementOf(payout));
  const keyOf = ({ day, settlementId }: Settlement): string => `${day} ${settlementId}`;
  yield* found.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** What a payout is made of, the newest first; the payout's own movement is none of its lines. */
export async function* settlementLines(stripe: Stripe, payout: string): AsyncGenerator<SettlementLine> {
  for await (const moved of stripe.balanceTransactions.list({ payout, expand, limit: pageSize }))
    if (moved.type !== 'payout') yield lineOf(moved);
}

const secondsOf = (day: LocalDay): number => Date.parse(day) / 1000;

const settlementOf = ({ id, amount, arrival_date, status }: Stripe.Payout): Settlement => ({
  settlementId: id,
  day: new Date(arrival_date * 1000).toISOString().slice(0, 10),
  netCents: amount,
  status: status === 'failed' || status === 'canceled' ? 'failed' : 'paid',
});

function lineOf({
  id,
  amount,
  fee,
  net,
  created,
  reporting_category,
  source,
}: Stripe.BalanceTransaction): SettlementLine {
  const kind = kinds[reporting_category] ?? 'other';
  const about = expanded(source);
  const charge = chargeOf(about);
  const isOfCharge = kind === 'payment' || kind === 'return';
  const isNamed = isOfCharge || kind === 'refund' || kind === 'refund-failed' || kind.startsWith('dispute');
  return {
    lineId: id,
    kind,
    transNo: charge.transNo,
    reference: isOfCharge ? charge.id : isNamed ? (about?.id ?? '') : '',
    chargeReference: charge.id,
    // A fee that stands by itself is an amount at Stripe.
    grossCents: kind === 'fee' ? 0 : amount,
    feeCents: kind === 'fee' ? -net : fee,
    netCents: net,
    at: new Date(created * 1000).toISOString(),
  };
}

/** The charge that a movement is of, with the number of its payment. */
function chargeOf(about: Exclude<Stripe.BalanceTransaction['source'], string> | undefined): {
  readonly id: string;
  readonly transNo: string | null;
} {
  const nothing = { id: '', transNo: null };
  if (about?.object === 'charge') return { id: about.id, transNo: about.metadata.transNo ?? null };
  if (about?.object !== 'refund' && about?.object !== 'dispute') return nothing;
  const charge = expanded(about.charge);
  if (charge) return { id: charge.id, transNo: charge.metadata.transNo ?? null };
  return typeof about.charge === 'string' ? { id: about.charge, transNo: null } : nothing;
}
