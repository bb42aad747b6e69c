import { addDays, type LocalDay } from '../../dates.ts';
import { addBankingDays } from '../../planned/banking-days/banking-days.ts';

/**
 * The last day whose charges the company should have paid out before today: so many banking days after it are over
 * (office-111).
 */
export function paidOutUntil(today: LocalDay, bankingDays: number): LocalDay {
  let day = addDays(today, -1);
  while (addBankingDays(day, bankingDays) >= today) day = addDays(day, -1);
  return day;
}
