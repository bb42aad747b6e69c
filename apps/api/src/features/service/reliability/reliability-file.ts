import { type Indices, type Interrupted, indicesOf } from '@rochdale/domain/service/reliability/reliability';
import type { Executor } from '../../../platform/database/database.ts';
import { type Period, reliabilityFigures } from './reliability-figures.ts';

const columns = 'what,from,to,customersServed,customerInterruptions,customerMinutes,SAIDI,SAIFI,CAIDI,majorEvent';

/** The figures of a period as CSV (service-88): three sums, the threshold, and each day that had interruptions. */
export async function reliabilityFile(db: Executor, { from, to }: Period, timeZone: string): Promise<string> {
  const { usual, withMajorEvents, planned, threshold, days, customersServed } = await reliabilityFigures(
    db,
    { from, to },
    timeZone,
  );
  const row = (what: string, day: Period, { saidi, saifi, caidi }: Indices, sum?: Interrupted, major = '') =>
    [
      ...[what, day.from, day.to, customersServed, sum?.customerInterruptions ?? '', sum?.customerMinutes ?? ''],
      ...[saidi, saifi, caidi].map((figure) => (figure === null ? '' : figure.toFixed(4))),
      major,
    ].join(',');
  const period = { from, to };
  return `${[
    columns,
    row('unplanned without major event days', period, usual),
    row('unplanned with major event days', period, withMajorEvents),
    row('planned', period, planned),
    row('threshold of a major event day', period, { saidi: threshold ?? null, saifi: null, caidi: null }),
    ...days.map((one) =>
      row('day', { from: one.day, to: one.day }, indicesOf(one, customersServed), one, one.isMajor ? 'yes' : 'no'),
    ),
  ].join('\n')}\n`;
}
