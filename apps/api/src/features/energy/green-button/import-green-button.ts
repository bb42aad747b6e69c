import type { LocalDay } from '@rochdale/domain/dates';
import { startOfDay, zoneTime } from '@rochdale/domain/energy/green-button/local-time';
import {
  highestDemand,
  type MeterRows,
  receivedOfMeter,
  rowsOfMeter,
  seriesOfMeter,
} from '@rochdale/domain/energy/green-button/meter-rows';
import { noParts } from '@rochdale/domain/energy/green-button/parts';
import type { ReadingQuality } from '@rochdale/domain/energy/green-button/quality';
import {
  type LeftOut,
  type SeriesOptions,
  type UsageSeries,
  usageSeries,
} from '@rochdale/domain/energy/green-button/series';
import type { Commodity } from '@rochdale/domain/energy/green-button/units';
import { type ReadingStatus, readingStatuses } from '@rochdale/domain/energy/usage/reading';
import type { Database, Executor } from '../../../platform/database/database.ts';
import {
  findIntervals,
  findUsageDays,
  makeUsagePartitions,
  type WrittenDay,
  writeUsageDays,
  writeUsageIntervals,
} from '../usage/public.ts';
import { readGreenButton } from './read-green-button.ts';

/** Files to be read together, with the name by which an error tells them apart. */
interface GreenButtonFile {
  readonly name: string;
  readonly chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

export interface ImportWish {
  readonly files: readonly GreenButtonFile[];
  readonly meterNumber: string;
  /** What the meter measures, where that is known. */
  readonly commodity: Commodity | undefined;
  readonly timeZone: string;
  /** A part of the usage point or title, where the files hold several meters. */
  readonly only?: string | undefined;
  readonly isCoopTime?: boolean;
  readonly assumed?: SeriesOptions['assumed'];
  readonly thermsPerCcf?: number | undefined;
}

/** What was imported, and what was not. */
export interface ImportedUsage {
  readonly series: readonly UsageSeries[];
  readonly leftOut: readonly LeftOut[];
  readonly days: number;
  readonly intervalDays: number;
  readonly partialDays: number;
  readonly firstDay: LocalDay | undefined;
  readonly lastDay: LocalDay | undefined;
}

/** Why nothing was imported, in a sentence for the operator. */
class ImportRefusal extends Error {}

const statusOf = (quality: ReadingQuality | null): number => {
  const statuses: Record<ReadingQuality, ReadingStatus> = { actual: 'Actual', estimate: 'Estimate', keyed: 'Keyed' };
  return readingStatuses.indexOf(statuses[quality ?? 'actual']);
};
const estimate = readingStatuses.indexOf('Estimate');

/**
 * Reads Green Button files and writes their usage to a meter, all of it or nothing (energy-55). Written again it
 * changes nothing; what a later file adds to a day is added to it.
 */
export async function importGreenButton(db: Database, wish: ImportWish): Promise<ImportedUsage> {
  const parts = noParts();
  for (const { name, chunks } of wish.files)
    await readGreenButton(chunks, parts).catch((error: Error) => {
      throw new ImportRefusal(`${name}: ${error.message}`, { cause: error });
    });
  const { series, leftOut } = usageSeries(parts, {
    fallback: zoneTime(wish.timeZone),
    ignoreLocalTime: wish.isCoopTime ?? false,
    ...(wish.assumed && { assumed: wish.assumed }),
    ...(wish.thermsPerCcf !== undefined && { thermsPerCcf: wish.thermsPerCcf }),
  });
  const chosen = seriesOfMeter(series, wish.commodity, wish.only);
  if (typeof chosen === 'string') throw new ImportRefusal([chosen, ...leftOut.map(leftOutText)].join('\n'));
  const rows = rowsOfMeter(chosen);
  const received = rowsOfMeter(receivedOfMeter(series, chosen));
  checkDays(rows, wish.timeZone);
  checkDays(received, wish.timeZone);
  await makeUsagePartitions(
    db,
    [...rows.totals, ...rows.intervals].map(({ day }) => day.slice(0, 7)),
  );
  const partialDays = await db.transaction((tx) =>
    writeRows(tx, wish.meterNumber, chosen[0]?.commodity, { ...rows, received }),
  );
  return {
    series: chosen,
    leftOut,
    days: rows.totals.length,
    intervalDays: rows.intervals.length,
    partialDays,
    firstDay: rows.totals[0]?.day,
    lastDay: rows.totals.at(-1)?.day,
  };
}

const remedies = { unit: '; --unit tells it', heat: '; --therms-per-ccf tells it' };

export const leftOutText = ({ title, readings, reason, missing }: LeftOut): string =>
  `${readings.toLocaleString('en-US')} readings of "${title}" are left out: ${reason}${missing ? remedies[missing] : ''}.`;

/** The database knows days of the co-op alone, so days that begin at other times must not be taken for them. */
function checkDays({ intervals, totals }: MeterRows, timeZone: string): void {
  const time = zoneTime(timeZone);
  const strange = intervals.find(({ day, start }) => startOfDay(day, time) !== start);
  if (strange)
    throw new ImportRefusal(
      `By the file's local time ${strange.day} begins at another time than in ${timeZone}. If its times are right and only its time zone is wrong, use --co-op-time.`,
    );
  const values = [...intervals.flatMap((day) => day.values), ...totals.map(({ value }) => value)];
  if (values.some((value) => value !== null && Math.abs(value) >= 2 ** 31))
    throw new ImportRefusal('A value is larger than any meter can count: its power of ten may be wrong.');
}

/** Rows that one statement writes. */
const most = 500;

/** Writes in steps; answers how many days are known only in part. */
async function writeRows(
  db: Executor,
  meterNumber: string,
  commodity: Commodity | undefined,
  { totals, intervals, received }: MeterRows & { readonly received: MeterRows },
): Promise<number> {
  const sentBack = new Map(received.intervals.map((day) => [`${day.day} ${day.minutes}`, day.values]));
  const sentBackOf = new Map(received.totals.map((total) => [total.day, total.value]));
  for (let at = 0; at < intervals.length; at += most)
    await writeUsageIntervals(
      db,
      intervals.slice(at, at + most).map(({ day, minutes, values, qualities }) => ({
        meterNumber,
        day,
        intervalMinutes: minutes,
        values,
        qualities: qualities.some((one) => statusOf(one) !== 0) ? qualities.map(statusOf) : null,
        received: sentBack.get(`${day} ${minutes}`) ?? null,
      })),
    );
  let partial = 0;
  for (let at = 0; at < totals.length; at += most) {
    const some = totals.slice(at, at + most);
    const serving = [{ meterNumber, firstDay: null, lastDay: null }];
    const span = { fromDate: some[0]?.day ?? '', toDate: some.at(-1)?.day ?? '' };
    const measured = new Map((await findIntervals(db, serving, span)).map((day) => [day.date, day]));
    const before = new Map((await findUsageDays(db, serving, span)).map((day) => [day.date, day]));
    const written = some.map((total): WrittenDay => {
      const known = measured.get(total.day);
      const values = known?.values.map((value) => (value === null ? null : Math.round(value * 1000))) ?? [];
      // What an earlier file knew of the day counts with it.
      const whole = total.isComplete ? total.value : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
      const isPartial = !total.isComplete && values.includes(null);
      const isEstimate = isPartial || (!total.isComplete && known?.statuses.includes('Estimate'));
      if (isPartial) partial += 1;
      const demand = commodity === 'electric' && known ? highestDemand(values, known.intervalMinutes) : null;
      const old = before.get(total.day);
      const kept = (value: number | null | undefined) =>
        value === null || value === undefined ? null : Math.round(value * 1000);
      return {
        meterNumber,
        day: total.day,
        usage: whole,
        demand: demand ?? kept(old?.demand),
        endReading: kept(old?.endReading),
        status: isEstimate ? estimate : statusOf(total.quality),
        received: sentBackOf.get(total.day) ?? null,
      };
    });
    await writeUsageDays(db, written);
  }
  return partial;
}
