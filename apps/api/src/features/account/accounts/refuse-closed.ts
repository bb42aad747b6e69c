import { formatDay } from '@rochdale/domain/dates';
import type { Sites } from '@rochdale/domain/website/site/site';
import { type Clock, todayAt } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { closedSince } from './accounts-store.ts';

/** Refuses what wants service of an account that is closed (account-108). */
export async function refuseClosed(
  { db, clock, site }: { readonly db: Executor; readonly clock: Clock; readonly site: Sites },
  accountNumbers: readonly string[],
): Promise<void> {
  const closedOn = await closedSince(db, accountNumbers, todayAt(clock, site().timeZone));
  if (closedOn) throw refusal(409, 'account.closed', { day: formatDay(closedOn), phone: site().settings.phoneNumber });
}
