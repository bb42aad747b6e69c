import { yearUntil } from '@rochdale/domain/service/reliability/reliability';
import { type Clock, todayAt } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Period, reliabilityFigures } from './reliability-figures.ts';

type Figures = Awaited<ReturnType<typeof reliabilityFigures>> & Period;

/** The past changes slowly: six years of outages are added up at most so often. */
const goodForMs = 600_000;

/** Remembers the figures of the year that ends today; who asks while they are added up waits for the same sum. */
export function reliabilityMemory(db: Database, clock: Clock, timeZone: () => string): () => Promise<Figures> {
  let known: { readonly figures: Promise<Figures>; readonly until: number } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (known && now < known.until) return known.figures;
    const period = yearUntil(todayAt(clock, timeZone()));
    const figures = reliabilityFigures(db, period, timeZone()).then((found) => ({ ...found, ...period }));
    known = { figures, until: now + goodForMs };
    figures.catch(() => {
      known = undefined;
    });
    return figures;
  };
}
