import type { LocalTime } from '@rochdale/domain/dates';
import type { ReportingState } from '@rochdale/domain/service/outage/reporting';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Executor } from '../../../../platform/database/database.ts';
import {
  activeOutageAt,
  type FollowedReport,
  type LocatedOutage,
  outageAccountsOf,
  presentInfo,
  reportsOf,
} from '../../../service/outage/public.ts';

/** How an account's place stands. */
interface PlaceOfMember {
  readonly accountNumber: string;
  readonly reporting: ReportingState;
  readonly outage: LocatedOutage | undefined;
  readonly lastReport: FollowedReport | undefined;
}

/** Accounts that are looked at, at most. */
const mostAccounts = 50;

/** How the place of each account of a member stands, as the member's own screen has it. */
export async function outagesOfMember(
  db: Executor,
  site: Site,
  memberNumber: string,
  now: LocalTime,
): Promise<PlaceOfMember[]> {
  const accounts = (await outageAccountsOf(db, [memberNumber])).slice(0, mostAccounts);
  const seen = { isSignedIn: true, today: now.slice(0, 10) };
  const places: PlaceOfMember[] = [];
  for (const account of accounts) {
    const { accountNumber, locationId } = account;
    const outage = locationId === null ? undefined : await activeOutageAt(db, locationId, now);
    const [lastReport] = await reportsOf(db, [accountNumber], new Date(0), 1);
    places.push({ accountNumber, reporting: presentInfo(site, account, outage, seen).reporting, outage, lastReport });
  }
  return places;
}
