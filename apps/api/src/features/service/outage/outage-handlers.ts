import type { Sites } from '@rochdale/domain/website/site/site';
import { type Clock, localTimeOf, todayAt } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { awayFor, refusal } from '../../../platform/http/refusal.ts';
import { comeAgainSeconds } from './areas/come-again.ts';
import { presentMap } from './areas/present-map.ts';
import { type OutageAccount, outageAccount, phonesOf } from './outage-accounts-store.ts';
import type { OutageFallback } from './outage-fallback.ts';
import { reportsOf } from './outage-reports-store.ts';
import { activeOutageAt, endedOutagesAt } from './outages-store.ts';
import { placeOutages, rememberedPlace } from './place-outages.ts';
import { presentHistory, presentInfo, presentPlace, presentReport, presentStatus } from './present-outage.ts';
import { problemIn } from './problem-words.ts';
import { takeReport } from './report-outage.ts';
import { presentKept, reportWhileDegraded } from './report-while-degraded.ts';
import { maxReportsShown, reportsSince } from './shown-reports.ts';

export interface OutageServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: Sites;
  readonly outageFallback: OutageFallback;
}

/** When an answer was true. */
interface AsOf {
  readonly asOf: string;
  readonly fromSnapshot: boolean;
}
type Remembered<T> = { readonly value: T; readonly takenAt: Date | undefined } | undefined;

type OutageHandlers = Pick<
  Handlers,
  'outage.status' | 'outage.info' | 'outage.history' | 'outage.areas' | 'outage.report' | 'outage.reports'
>;

/** Outages of a member's accounts (service-27). Ownership is checked before these run. */
export function outageHandlers({ db, clock, site, outageFallback }: OutageServices): OutageHandlers {
  const { health, memory, journal } = outageFallback;
  const localText = (at: Date) => localTimeOf(at, site().timeZone);
  const moment = () => ({ now: clock.now(), timeZone: site().timeZone });
  const found = async (accountNumber: string): Promise<OutageAccount> => {
    const account = await outageAccount(db, accountNumber);
    if (!account) throw refusal(404, 'error.notFound');
    return account;
  };
  const outageAt = async ({ locationId }: OutageAccount) =>
    locationId === null ? undefined : activeOutageAt(db, locationId, localText(clock.now()));
  /** From the books, else from memory with the time at which that was read. */
  const told = <T extends object>(fromBooks: () => Promise<T>, remembered: () => Remembered<T>): Promise<T & AsOf> =>
    health.answer<T & AsOf>(
      async () => {
        const value: T = await fromBooks();
        return { ...value, asOf: localText(clock.now()), fromSnapshot: false };
      },
      () => {
        const known = remembered();
        if (known?.takenAt === undefined) return undefined;
        return { ...known.value, asOf: localText(known.takenAt), fromSnapshot: true };
      },
    );
  return {
    'outage.status': ({ params: { accountNumber }, language }) =>
      told(
        async () => {
          const account = await found(accountNumber);
          return presentStatus(account, await placeOutages(db, memory, account, moment()), language);
        },
        () => {
          const known = memory.account(accountNumber);
          if (!known) return undefined;
          const place = rememberedPlace(memory, known, moment());
          return { value: presentStatus(known.account, place, language), takenAt: memory.takenAt };
        },
      ),
    'outage.info': ({ params: { accountNumber, memberNumber }, language }) =>
      told(
        async () => {
          const account = await found(accountNumber);
          const phones = (await phonesOf(db, [memberNumber])).get(memberNumber) ?? [];
          const info = presentInfo(site(language), account, await outageAt(account), {
            isSignedIn: true,
            today: todayAt(clock, site().timeZone),
          });
          return { ...info, ...presentPlace(account, phones) };
        },
        () => {
          const known = memory.account(accountNumber);
          if (!known) return undefined;
          const info = presentInfo(site(language), known.account, memory.outageAt(known.account.locationId), {
            isSignedIn: true,
            today: todayAt(clock, site().timeZone),
          });
          return {
            value: { ...info, ...presentPlace(known.account, known.member.phones) },
            takenAt: memory.takenAt,
          };
        },
      ),
    'outage.history': ({ params: { accountNumber, locationId }, query, language }) =>
      told(
        async () => {
          const account = await found(accountNumber);
          if (account.locationId !== locationId) throw refusal(404, 'error.notFound');
          return presentHistory(accountNumber, await endedOutagesAt(db, locationId, query), language);
        },
        () => {
          const known = memory.account(accountNumber);
          if (!known) return undefined;
          if (known.account.locationId !== locationId) throw refusal(404, 'error.notFound');
          const { totalRecords, outages } = known.member.history.get(locationId) ?? { totalRecords: 0, outages: [] };
          const page = outages.slice(query.offset, query.offset + query.limit);
          const isRemembered = page.length > 0 || query.offset >= totalRecords;
          return isRemembered
            ? {
                value: presentHistory(accountNumber, { totalRecords, outages: page }, language),
                takenAt: known.member.takenAt,
              }
            : undefined;
        },
      ),
    'outage.areas': async ({ params: { accountNumber }, language }) => {
      const { outages, takenAt } = memory;
      if (!outages || !takenAt) throw awayFor(comeAgainSeconds);
      // Everybody looks at this in a storm: it comes from memory always.
      const account =
        memory.account(accountNumber)?.account ?? (health.isAway ? undefined : await found(accountNumber));
      const { locationId = null, latitude = null, longitude = null } = account ?? {};
      const outageNumber = locationId === null ? undefined : outages.byLocation.get(locationId)?.outageNumber;
      return {
        ...presentMap(outages.map, language),
        here: outages.map.placeOf.get(outageNumber ?? '') ?? null,
        home: latitude === null || longitude === null ? null : ([longitude, latitude] as const),
        asOf: localText(takenAt),
        fromSnapshot: health.isAway,
      };
    },
    'outage.report': ({ body, text }) => {
      const sent = { ...body, outageReason: problemIn('en', site, body.outageReason) };
      const arrival = { sent, isSignedIn: true, at: clock.now(), text };
      return health.answer(
        () => takeReport(db, site(), arrival),
        () => reportWhileDegraded(outageFallback, site(), arrival),
      );
    },
    'outage.reports': async ({ params: { accountNumber }, language }) => {
      const answer = await told(
        async () => {
          const reports = await reportsOf(db, [accountNumber], reportsSince(clock.now()), maxReportsShown);
          return { results: reports.map(presentReport) };
        },
        () => {
          const known = memory.account(accountNumber);
          const own = known?.member.reports.filter((report) => report.accountNumber === accountNumber) ?? [];
          return known && { value: { results: own.map(presentReport) }, takenAt: known.member.takenAt };
        },
      );
      const numbered = new Set(answer.results.map(({ reportId }) => reportId));
      const kept = journal
        .waiting()
        .filter((report) => report.accountNumber === accountNumber && !numbered.has(report.reportId));
      return {
        ...answer,
        results: [...kept.toReversed().map(presentKept), ...answer.results]
          .slice(0, maxReportsShown)
          .map((one) => ({ ...one, outageReason: problemIn(language, site, one.outageReason) })),
      };
    },
  };
}
