import { addDays } from '@rochdale/domain/dates';
import type { Site } from '@rochdale/domain/site/site';
import { type Clock, localNow } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/caller.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { type OutageAccount, outageAccount, phonesOf } from './outage-accounts-store.ts';
import { reportsOf } from './outage-reports-store.ts';
import { activeOutageAt, endedOutagesAt } from './outages-store.ts';
import { presentHistory, presentInfo, presentPlace, presentReport, presentStatus } from './present-outage.ts';
import { takeReport } from './report-outage.ts';

type OutageHandlers = Pick<
  Handlers,
  'outage.status' | 'outage.info' | 'outage.history' | 'outage.report' | 'outage.reports'
>;

/** Reports of this many days are shown again, at most so many. */
const reportDays = 30;
const mostReports = 20;

/** Outages of a member's accounts (S2 §2 Outage). Ownership is checked before these run. */
export function outageHandlers({
  db,
  clock,
  site,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: () => Site;
}): OutageHandlers {
  const now = () => localNow(clock, site().timeZone);
  const found = async (accountNumber: string): Promise<OutageAccount> => {
    const account = await outageAccount(db, accountNumber);
    if (!account) throw refusal(404, 'error.notFound');
    return account;
  };
  const outageAt = async ({ locationId }: OutageAccount) =>
    locationId === null ? undefined : activeOutageAt(db, locationId, now());
  const asOf = () => ({ asOf: now(), fromSnapshot: false });
  return {
    'outage.status': async ({ params: { accountNumber } }) => {
      const account = await found(accountNumber);
      return { ...presentStatus(account, await outageAt(account)), ...asOf() };
    },
    'outage.info': async ({ params: { accountNumber, memberNumber } }) => {
      const account = await found(accountNumber);
      const phones = (await phonesOf(db, [memberNumber])).get(memberNumber) ?? [];
      return {
        ...presentInfo(site(), account, await outageAt(account)),
        ...presentPlace(account, phones),
        ...asOf(),
      };
    },
    'outage.history': async ({ params: { accountNumber, locationId }, query }) => {
      const account = await found(accountNumber);
      if (account.locationId !== locationId) throw refusal(404, 'error.notFound');
      return { ...presentHistory(accountNumber, await endedOutagesAt(db, locationId, query)), ...asOf() };
    },
    'outage.report': ({ body }) => takeReport(db, site(), { sent: body, isSignedIn: true, at: clock.now() }),
    'outage.reports': async ({ params: { accountNumber } }) => {
      const since = new Date(`${addDays(now().slice(0, 10), -reportDays)}T00:00:00Z`);
      return { results: (await reportsOf(db, [accountNumber], since, mostReports)).map(presentReport), ...asOf() };
    },
  };
}
