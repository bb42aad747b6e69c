import type { Difference } from '@rochdale/domain/paying/payments/compare-books';
import { paymentDayAt } from '@rochdale/domain/planned/due-payments/payment-day';
import type { Site } from '@rochdale/domain/website/site/site';
import {
  findRequisition,
  type RefundServices,
  RefundTries,
  refundStrays,
  type SettleServices,
  settle,
} from '../../paying/payments/public.ts';

import { type ReturnServices, takeReturned } from '../../planned/returned-payments/public.ts';
import { isHeld } from '../holds/public.ts';
import { compareAll } from './compare.ts';

/** What settling the books works with. */
export type SettleBooksServices = SettleServices & RefundServices & ReturnServices & { readonly site: () => Site };

/** What was settled, and what differs still. */
export interface SettledBooks {
  /** Numbers of the payments that are posted now and were not before. */
  readonly posted: readonly string[];
  readonly left: readonly Difference[];
}

const ofCompany: ReadonlySet<Difference['kind']> = new Set(['not-charged', 'charged-otherwise', 'charged-not-posted']);

/**
 * Compares the books over some days, and settles what the payment company knows better: posts what it charged, gives
 * stray charges back, books back what it sent back. While anything holds only postings are made. Rejects when it can't be
 * asked.
 */
export async function settleBooks(services: SettleBooksServices, days: number): Promise<SettledBooks> {
  const found = await compareAll(services, days);
  const toSettle = found.filter(({ kind }) => ofCompany.has(kind));
  const posted: string[] = [];
  for (const { transNo } of toSettle) {
    const before = await findRequisition(services.db, transNo);
    for (const result of await services.gateway.resultsOf(transNo)) await settle(services, result);
    const after = await findRequisition(services.db, transNo);
    if (before?.state !== 'posted' && after?.state === 'posted') posted.push(transNo);
  }
  if (!(await isHeld(services.db))) {
    await refundStrays(services, new RefundTries(), { evenRefused: true });
    await takeReturned(services, paymentDayAt(services.clock.now(), services.site().timeZone));
  }
  return { posted, left: toSettle.length === 0 ? found : await compareAll(services, days) };
}
