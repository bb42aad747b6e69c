import { addDays, type LocalDay, weekdayOf } from '../../dates.ts';

/** Days of the week as JavaScript counts them. */
const sunday = 0;
const monday = 1;
const thursday = 4;
const saturday = 6;

/**
 * The days on which the Federal Reserve Banks are closed in a year, by day: what they close for
 * (frbservices.org, Holiday Schedules). A holiday on a Sunday is observed on the Monday after it;
 * for one on a Saturday the Banks are open on the Friday before, so it moves nowhere.
 */
export function federalReserveHolidays(year: number): ReadonlyMap<LocalDay, string> {
  const fixed: readonly (readonly [string, string])[] = [
    ['01-01', 'New Year’s Day'],
    ...(year >= 2021 ? [['06-19', 'Juneteenth National Independence Day'] as const] : []),
    ['07-04', 'Independence Day'],
    ['11-11', 'Veterans Day'],
    ['12-25', 'Christmas Day'],
  ];
  const firstOf = (month: string): LocalDay => `${year}-${month}-01`;
  return new Map([
    ...fixed.map(([date, name]) => [observed(`${year}-${date}`), name] as const),
    [weekdayFrom(firstOf('01'), monday, 3), 'Birthday of Martin Luther King, Jr.'],
    [weekdayFrom(firstOf('02'), monday, 3), 'Washington’s Birthday'],
    [addDays(weekdayFrom(firstOf('06'), monday, 1), -7), 'Memorial Day'],
    [weekdayFrom(firstOf('09'), monday, 1), 'Labor Day'],
    [weekdayFrom(firstOf('10'), monday, 2), 'Columbus Day'],
    [weekdayFrom(firstOf('11'), thursday, 4), 'Thanksgiving Day'],
  ]);
}

const observed = (day: LocalDay): LocalDay => (weekdayOf(day) === sunday ? addDays(day, 1) : day);

/** The first, second … of a weekday, from a day on. */
function weekdayFrom(day: LocalDay, weekday: number, count: number): LocalDay {
  const first = (weekday - weekdayOf(day) + 7) % 7;
  return addDays(day, first + 7 * (count - 1));
}

/** Whether the ACH network settles on the day: neither a weekend nor a Federal Reserve holiday. */
export function isBankingDay(day: LocalDay): boolean {
  const weekday = weekdayOf(day);
  return weekday !== saturday && weekday !== sunday && !federalReserveHolidays(Number(day.slice(0, 4))).has(day);
}

/** The day itself when banks work on it, else the next on which they do. */
export function bankingDayOnOrAfter(day: LocalDay): LocalDay {
  return isBankingDay(day) ? day : bankingDayOnOrAfter(addDays(day, 1));
}

/** The last banking day before a day. */
export function bankingDayBefore(day: LocalDay): LocalDay {
  const before = addDays(day, -1);
  return isBankingDay(before) ? before : bankingDayBefore(before);
}

/**
 * The banking day that lies a number of banking days after a day; negative goes back.
 * With none to add it is the first banking day on or after.
 */
export function addBankingDays(day: LocalDay, count: number): LocalDay {
  if (count === 0) return bankingDayOnOrAfter(day);
  return count > 0
    ? addBankingDaysFrom(day, count, (from) => bankingDayOnOrAfter(addDays(from, 1)))
    : addBankingDaysFrom(day, -count, bankingDayBefore);
}

function addBankingDaysFrom(day: LocalDay, steps: number, step: (from: LocalDay) => LocalDay): LocalDay {
  let reached = day;
  for (let taken = 0; taken < steps; taken += 1) reached = step(reached);
  return reached;
}
