import type { LocalDay } from '../../dates.ts';
import { addBankingDays } from '../../planned/banking-days/banking-days.ts';

/**
 * From which day on an e-check is given back without a warning: until so many banking days after it was taken its bank
 * may send it back, and the co-op would be out of the money twice (office-68).
 */
export const returnWindowEnds = (takenOn: LocalDay, bankingDays: number): LocalDay =>
  bankingDays === 0 ? takenOn : addBankingDays(takenOn, bankingDays);
