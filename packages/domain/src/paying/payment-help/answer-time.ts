import { addDays, instantAt, type LocalDay, localTimeAt } from '../../dates.ts';
import { addBankingDays } from '../../planned/banking-days/banking-days.ts';
import type { HelpGrantor, HelpSettings } from './help-settings.ts';

/**
 * By when what was asked for is answered (paying-88). By a file: the next time at which it is taken, for it counts only
 * where it was taken by then. By a person or the billing system: the end of the co-op's working day so many banking days on.
 */
export function answerBy(
  { fileTakenBy, answerDays }: Pick<HelpSettings, 'fileTakenBy' | 'answerDays'>,
  grantor: HelpGrantor,
  now: Date,
  timeZone: string,
): Date {
  const { day, time } = localTimeAt(now, timeZone);
  if (grantor === 'file') return instantAt(time < fileTakenBy ? day : addDays(day, 1), fileTakenBy, timeZone);
  return instantAt(addBankingDays(day, answerDays), endOfWork, timeZone);
}

/** When the office goes home. */
const endOfWork = '17:00';

/** Whether a file was taken in time for what it grants. */
export const isTakenInTime = (takenAt: Date, by: Date): boolean => takenAt.getTime() <= by.getTime();

/** The year in which it counts. */
export const helpYear = (day: LocalDay): string => day.slice(0, 4);
