import { localTimeAt } from '@rochdale/domain/dates';
import { endReasonOf, standingOf, textPlaceOf } from '@rochdale/domain/planned/authorizations/standing';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { scheduleFactsOf } from '../scheduled-payments/public.ts';
import { authorizationsOf } from './authorizations-store.ts';

/** What a member agreed to. The network address from which it was given is nobody's to see. */
export function authorizationsHandlers({
  db,
  site,
}: {
  readonly db: Database;
  readonly site: () => Site;
}): Pick<Handlers, 'authorizations.list'> {
  return {
    'authorizations.list': async ({ caller: { memberNumber } }) => {
      const kept = await authorizationsOf(db, memberNumber);
      const ofSchedules = kept.filter(({ planKind }) => planKind === 'scheduled-payment');
      const schedules = await scheduleFactsOf(
        db,
        ofSchedules.map(({ planKey }) => planKey),
      );
      const dayOf = (instant: Date) => localTimeAt(instant, site().timeZone).day;
      return {
        results: kept.map(({ planKind, planKey, endedAt, endReason, ...one }) => {
          const schedule = schedules.get(planKey);
          const endedOn = endedAt && dayOf(endedAt);
          return {
            authorizationId: one.authorizationId,
            planKind,
            accountNumbers: planKind === 'scheduled-payment' ? [...(schedule?.accountNumbers ?? [])] : [planKey],
            method: one.method,
            way: one.way,
            givenOn: dayOf(one.givenAt),
            standing: standingOf({ planKind, endedOn }, schedule?.isStillToCome ?? false),
            endedOn,
            endReason: endedOn === null ? null : endReasonOf(endReason),
            consentText: one.consentText,
            textIs: textPlaceOf({ ...one, isEnded: endedOn !== null }),
            language: one.language,
          };
        }),
      };
    },
  };
}
