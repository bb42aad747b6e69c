import { randomInt } from 'node:crypto';
import { daysBetween, type LocalDay } from '@rochdale/domain/dates';
import { doubtOf, type MeterToRead } from '@rochdale/domain/energy/meter-reading/reading';
import type { Site } from '@rochdale/domain/website/site/site';
import { type Clock, todayAt } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { meterNumbers } from '../../account/accounts/public.ts';
import { servingMeters } from '../usage/public.ts';
import { keepReading, lastReadings, memberReads } from './meter-reading-store.ts';

/** The member reads the meter (energy-59, energy-60). Ownership is checked before these run. */
export function meterReadingHandlers({
  db,
  clock,
  site,
}: {
  db: Database;
  clock: Clock;
  site: () => Site;
}): Pick<Handlers, 'meter-reading.meters' | 'meter-reading.submit'> {
  const meterOf = async (accountNumber: string, meterNumber: string) => ({
    meterNumber,
    ...knownOf(await lastReadings(db, accountNumber, meterNumber)),
  });
  return {
    'meter-reading.meters': async ({ params: { accountNumber } }) => {
      const today = todayAt(clock, site().timeZone);
      if (!(await memberReads(db, accountNumber))) return { today, meters: [] };
      // One that went out is asked for no more; what is still sent of it is taken.
      const serving = (await servingMeters(db, accountNumber)).filter(({ exchange }) => !exchange);
      return { today, meters: await Promise.all(serving.map((one) => meterOf(accountNumber, one.meterNumber))) };
    },
    'meter-reading.submit': async ({ params: { accountNumber }, body }) => {
      const { meterNumber, reading, confirmed } = body;
      const known = await meterNumbers(db, accountNumber);
      if (!(await memberReads(db, accountNumber)) || !known.includes(meterNumber)) throw refusal(404, 'error.notFound');
      const readOn = todayAt(clock, site().timeZone);
      const meter = await meterOf(accountNumber, meterNumber);
      if (!confirmed && doubtOf(reading, meter, readOn)) throw refusal(409, 'meterReading.mustConfirm');
      const confirmationNumber = `MR-${readOn.replaceAll('-', '')}-${randomInt(100_000, 1_000_000)}`;
      const kept = { accountNumber, meterNumber, readOn, reading, confirmationNumber, submittedAt: clock.now() };
      return { confirmationNumber: await keepReading(db, kept) };
    },
  };
}

/** The last reading, and the use of a day over all that are known. */
function knownOf(readings: readonly { readOn: LocalDay; reading: number }[]): MeterToRead {
  const [last] = readings;
  const first = readings.at(-1);
  if (!last || !first) return { lastReading: null, usualPerDay: null };
  const days = daysBetween(first.readOn, last.readOn);
  return { lastReading: last, usualPerDay: days > 0 ? Math.max(0, (last.reading - first.reading) / days) : null };
}
