import { addDays, instantAt, type LocalDay } from '@rochdale/domain/dates';
import { paidOutUntil } from '@rochdale/domain/office/settlements/payout-days';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Executor } from '../../../../platform/database/database.ts';
import { countUnsettled, settledDays } from './unsettled-store.ts';

/** What is older was told for weeks. */
const looksBackDays = 45;

/** The charges that should be paid out by now: until when, and from when on our books can tell (office-111). */
export async function unsettledSpan(
  db: Executor,
  { today, site: { timeZone, config } }: { readonly today: LocalDay; readonly site: Site },
) {
  const days = await settledDays(db);
  const last = paidOutUntil(today, config.settlementDays);
  const oldest = addDays(today, -looksBackDays);
  // What was charged before the first settlement that was told may have been paid out by one before it.
  const first = days && days.first > oldest ? days.first : oldest;
  return {
    from: instantAt(first, '00:00', timeZone),
    until: instantAt(addDays(last, 1), '00:00', timeZone),
    /** No settlement has come since the last of them were charged. */
    isSilent: !days || days.newest <= last,
  };
}

export interface Unsettled {
  readonly count: number;
  readonly oldest: Date | null;
  readonly isSilent: boolean;
}

/** How many charges no settlement has though their banking days are over, and whether the company is silent altogether. */
export async function unsettledCharges(
  db: Executor,
  asked: { readonly today: LocalDay; readonly site: Site },
): Promise<Unsettled> {
  const { isSilent, ...span } = await unsettledSpan(db, asked);
  return { ...(await countUnsettled(db, span)), isSilent };
}
