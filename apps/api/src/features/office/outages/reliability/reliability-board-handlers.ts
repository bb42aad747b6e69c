import { addDays } from '@rochdale/domain/dates';
import { indicesOf, monthsOf, yearUntil } from '@rochdale/domain/service/reliability/reliability';
import { todayAt } from '../../../../platform/clock.ts';
import type { OfficeHandlers } from '../../../../platform/office/office-call.ts';
import { reliabilityFigures, reliabilityFile } from '../../../service/reliability/public.ts';
import type { OfficeServices } from '../../staff/office-services.ts';

/** How reliable the power was in the last year and the one before, as the board is shown it (office-189). */
export function reliabilityBoardHandlers({ db, clock, site }: OfficeServices) {
  const lastYear = () => yearUntil(todayAt(clock, site().timeZone));
  return {
    'reliability.figures': async () => {
      const period = lastYear();
      const earlier = yearUntil(addDays(period.from, -1));
      const [now, before] = await Promise.all(
        [period, earlier].map((one) => reliabilityFigures(db, one, site().timeZone)),
      );
      if (!now || !before) throw new Error('There are two years.');
      const { customersServed, threshold, days } = now;
      return {
        now: { ...period, usual: now.usual, withMajorEvents: now.withMajorEvents, planned: now.planned },
        before: { ...earlier, usual: before.usual, withMajorEvents: before.withMajorEvents, planned: before.planned },
        customersServed,
        threshold: threshold ?? null,
        months: monthsOf(now, period, customersServed).map(({ month, usual, withMajorEvents }) => ({
          month,
          usual: usual.saidi,
          withMajorEvents: withMajorEvents.saidi,
        })),
        majorEventDays: days
          .filter(({ isMajor }) => isMajor)
          .map((one) => ({
            day: one.day,
            saidi: indicesOf(one, customersServed).saidi,
            places: one.customerInterruptions,
          })),
      };
    },
    'reliability.file': async ({ note }) => {
      const period = lastYear();
      const file = await reliabilityFile(db, period, site().timeZone);
      await note(db, { act: 'reliability-downloaded', facts: period });
      return (async function* () {
        yield file;
      })();
    },
  } satisfies Partial<OfficeHandlers>;
}
