import { localTimeAt } from '@rochdale/domain/dates';
import { lastClosedDay, missingDays } from '@rochdale/domain/office/payments/posted-days';
import type { Sites } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import { addUpDays, type Days, firstPosting, keepDays, keptDays, type PostedOnDay } from './posted-days-store.ts';

const name = 'payments.close-days';
/** Days that are added up at a time: the ledger of a month. */
const atOnce = 31;

export interface DaysServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: Sites;
}

/** What was posted on each day of a span, the newest first: what is kept of the days that are over, and the ledger's rows of the others. */
export async function postedByDay({ db, site }: DaysServices, { from, to }: Days): Promise<PostedOnDay[]> {
  const { timeZone } = site();
  const kept = await keptDays(db, { from, to }, timeZone);
  const missing = missingDays(from, to, new Set(kept.map(({ day }) => day)), Number.POSITIVE_INFINITY);
  const counted = await addUpMissing(db, missing, timeZone);
  const known = kept.flatMap(({ day, sums }) => sums.map((sum) => ({ day, ...sum })));
  return [...counted, ...known].sort((one, other) => other.day.localeCompare(one.day));
}

/** Adds up the newest days that are over and that nobody has added up, and keeps them. Answers how many. */
export async function closeDays({ db, clock, site }: DaysServices): Promise<number> {
  const { timeZone } = site();
  const first = await firstPosting(db);
  if (!first) return 0;
  const from = localTimeAt(first, timeZone).day;
  const to = lastClosedDay(clock.now(), timeZone);
  const known = new Set((await keptDays(db, { from, to }, timeZone)).map(({ day }) => day));
  const missing = missingDays(from, to, known, atOnce);
  const rows = await addUpMissing(db, missing, timeZone);
  const sumsOf = (of: string) => rows.flatMap(({ day, ...sum }) => (day === of ? [sum] : []));
  await keepDays(
    db,
    missing.map((day) => ({ day, sums: sumsOf(day) })),
    timeZone,
  );
  return missing.length;
}

/** The rows of days that are missing among others, the newest first. */
async function addUpMissing(db: Database, missing: readonly string[], timeZone: string): Promise<PostedOnDay[]> {
  const [to, from] = [missing[0], missing.at(-1)];
  if (to === undefined || from === undefined) return [];
  const wanted = new Set(missing);
  return (await addUpDays(db, { from, to }, timeZone)).filter(({ day }) => wanted.has(day));
}

/** Adds up each hour what is over, as much as a month of it. */
export async function closeDaysJob({ repeat }: OpenJobQueue, services: DaysServices): Promise<void> {
  await repeat(name, { cron: '7 * * * *', pollingIntervalSeconds: 30, expireInSeconds: 600 }, async () => {
    await closeDays(services);
  });
}
