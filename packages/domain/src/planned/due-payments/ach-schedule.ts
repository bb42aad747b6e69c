import type { LocalDay } from '../../dates.ts';
import { addBankingDays, bankingDayBefore, bankingDayOnOrAfter } from '../banking-days/banking-days.ts';

/** Banking days that a prenote must have stood before money is taken from its account (Nacha Operating Rules, 2.6). */
export const prenoteBankingDays = 3;

/** When a bank draft goes out and when it settles. */
export interface AchSchedule {
  readonly effectiveEntryDate: LocalDay;
  /** The banking day before: the day of the file. */
  readonly sendDay: LocalDay;
}

/**
 * The banking days of a bank draft: it settles on the first banking day on or after it is due, at the earliest three
 * banking days after its prenote's. Told what day it is, it sends nothing into the past: what is late settles the
 * banking day after the next file.
 */
export function achSchedule(dueDay: LocalDay, prenoteEffective?: LocalDay, today?: LocalDay): AchSchedule {
  const earliest = [
    bankingDayOnOrAfter(dueDay),
    ...(prenoteEffective === undefined ? [] : [addBankingDays(prenoteEffective, prenoteBankingDays)]),
    ...(today === undefined ? [] : [addBankingDays(bankingDayOnOrAfter(today), 1)]),
  ];
  const effectiveEntryDate = earliest.reduce((latest, day) => (day > latest ? day : latest));
  return { effectiveEntryDate, sendDay: bankingDayBefore(effectiveEntryDate) };
}
