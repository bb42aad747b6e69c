import { addDays } from '@rochdale/domain/dates';
import { interrupted } from '@rochdale/domain/service/reliability/reliability';
import type { Sites } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { outagePlace } from '../outage/public.ts';
import { interruptionOf } from './reliability-figures.ts';
import { reliabilityMemory } from './reliability-memory.ts';
import { endedBetween } from './reliability-store.ts';

interface ReliabilityServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: Sites;
}

/** How reliable the power was, for all and at an account's place. Ownership is checked before this runs. */
export function reliabilityHandlers({ db, clock, site }: ReliabilityServices): Pick<Handlers, 'reliability.see'> {
  const figures = reliabilityMemory(db, clock, () => site().timeZone);
  return {
    'reliability.see': async ({ params: { accountNumber } }) => {
      const account = await outagePlace(db, accountNumber);
      if (!account) throw refusal(404, 'error.notFound');
      const { from, to, usual, withMajorEvents, planned, majorEventDays } = await figures();
      const answer = { from, to, usual, withMajorEvents, planned, majorEventDays: [...majorEventDays] };
      if (account.locationId === null) return { ...answer, yours: null };
      const own = await endedBetween(db, { from, until: addDays(to, 1), locationId: account.locationId });
      const { customerMinutes, customerInterruptions } = interrupted(
        own
          .map((outage) => ({ ...interruptionOf(outage, site().timeZone), customers: 1 }))
          .filter(({ day, isPlanned }) => !isPlanned && !majorEventDays.includes(day)),
      );
      return { ...answer, yours: { minutes: customerMinutes, times: customerInterruptions } };
    },
  };
}
