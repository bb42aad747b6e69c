import type { Site } from '@rochdale/domain/site/site';
import { type Clock, localNow } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/caller.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { accountByPhone } from '../quick-pay/public.ts';
import { outageAccount } from './outage-accounts-store.ts';
import { activeOutageAt } from './outages-store.ts';
import { presentInfo, presentStatus } from './present-outage.ts';
import { takeReport } from './report-outage.ts';

type OutagePublicHandlers = Pick<Handlers, 'outage-public.status' | 'outage-public.report'>;

/** Outages without signing in: who knows the account and a phone's last digits. Unknown pairs are answered alike. */
export function outagePublicHandlers({
  db,
  clock,
  site,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: () => Site;
}): OutagePublicHandlers {
  const known = async (pair: { accountNumber: string; phoneLastFourDigits: string }, address: string) => {
    const found = await accountByPhone(db, pair, address, clock.now());
    if (!found) throw refusal(404, 'quickPay.notFound');
    return found.accountNumber;
  };
  return {
    'outage-public.status': async ({ body, address }) => {
      const account = await outageAccount(db, await known(body, address));
      if (!account) throw refusal(404, 'quickPay.notFound');
      const now = localNow(clock, site().timeZone);
      const outage = account.locationId === null ? undefined : await activeOutageAt(db, account.locationId, now);
      return {
        ...presentStatus(account, outage),
        ...presentInfo(site(), account, outage),
        asOf: now,
        fromSnapshot: false,
      };
    },
    'outage-public.report': async ({ body, address }) => {
      await known(body, address);
      const { phoneLastFourDigits: _, ...sent } = body;
      return takeReport(db, site(), { sent, isSignedIn: false, at: clock.now() });
    },
  };
}
