import { parseArgs } from 'node:util';
import { addDays } from '@rochdale/domain/dates';
import { defaultPlace } from '../../apps/api/src/features/office/generating/public.ts';
import { systemClock, todayAt } from '../../apps/api/src/platform/clock.ts';
import { scratchSettings } from '../../apps/api/src/platform/postgres/embedded.ts';
import { withScratchDatabase } from '../support/product.ts';
import { median, percentile, report } from '../support/report.ts';
import { askedCoOp, questions } from './asked-co-op.ts';
import { whatThePlannerDoes } from './planner.ts';
import { dayKilobytes, quarterHourKilobytes } from './weight.ts';

/**
 * What a meter's usage costs through the API in a small co-op and in a large one beside it, asked in turns: 180 days, and
 * a day of two years ago. The rows lie as nightly imports leave them, a day of every meter after another. In the large
 * co-op `--whole` meters have all `--days`; the others the newest `--newest` and the oldest `--oldest` alone.
 * `--to 1000000` needs some 20 GB and an hour.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1000' },
    to: { type: 'string', default: '100000' },
    whole: { type: 'string', default: '20000' },
    days: { type: 'string', default: '730' },
    newest: { type: 'string', default: '60' },
    oldest: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '600' },
  },
});
const rounds = Number(values.rounds);
const span = { days: Number(values.days), newest: Number(values.newest), oldest: Number(values.oldest) };
const small = { ...span, all: Number(values.from), whole: Number(values.from) };
const large = { ...span, all: Number(values.to), whole: Math.min(Number(values.whole), Number(values.to)) };
const bound = 1.2;
/** Calls of each question before those that count. */
const unmeasured = 50;
const today = todayAt(systemClock, defaultPlace.timeZone);
/** Memory as docs/operate.md asks for. Laying down writes more than a night does, once: it need not outlive a power cut. */
const settings = [...scratchSettings, 'shared_buffers=2GB', 'work_mem=16MB', 'max_wal_size=8GB'];

await withScratchDatabase(
  (smallDatabase, smallFolder) =>
    withScratchDatabase(async (largeDatabase, largeFolder) => {
      const few = await askedCoOp(smallDatabase, smallFolder, small, today);
      const many = await askedCoOp(largeDatabase, largeFolder, large, today);
      for (const question of questions) {
        const times: { few: number[]; many: number[] } = { few: [], many: [] };
        for (let round = -unmeasured; round < rounds; round += 1) {
          const pair = [
            await few.ask(question, round + unmeasured),
            await many.ask(question, round + unmeasured),
          ] as const;
          if (round < 0) continue;
          times.few.push(pair[0]);
          times.many.push(pair[1]);
        }
        const ratio = (of: (list: number[]) => number): number => of(times.many) / of(times.few);
        const p95 = (list: number[]): number => percentile(list, 0.95);
        for (const [meters, list] of [[small.all, times.few] as const, [large.all, times.many] as const])
          console.log(
            `${question}, ${meters.toLocaleString('en-US')} meters: p95 ${p95(list).toFixed(2)} ms, median ${median(list).toFixed(2)} ms`,
          );
        console.log(`${question}, at the median: ratio ${ratio(median).toFixed(2)}`);
        report({
          what: `${question} of one meter, p95 at ${large.all.toLocaleString('en-US')} meters to p95 at ${small.all.toLocaleString('en-US')}`,
          measured: ratio(p95),
          unit: 'ratio',
          bound: { most: bound },
        });
      }
      await Promise.all([few.stop(), many.stop()]);

      for (const [from, to] of [
        [addDays(today, -180), today],
        [addDays(today, -span.days), addDays(today, -span.days)],
      ] as const)
        console.log(`${from} to ${to}: ${await whatThePlannerDoes(largeDatabase.pool, { from, to })}`);
      console.log(`days: ${(await dayKilobytes(largeDatabase.pool, many.rows)).toFixed(1)} kB a meter and year`);
      const ofQuarters = await quarterHourKilobytes(smallDatabase.pool, today);
      console.log(`quarter hours: ${ofQuarters.toFixed(1)} kB a meter and year`);
    }, settings),
  settings,
);
