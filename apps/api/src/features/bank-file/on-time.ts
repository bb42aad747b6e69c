import { isBankingDay } from '@rochdale/domain/banking-days/banking-days';
import { type LocalDay, localTimeAt } from '@rochdale/domain/dates';
import { bankFilesOf } from './bank-file-store.ts';
import type { BankSettings } from './bank-settings.ts';
import { type BankFileServices, writeBankFile } from './write-bank-file.ts';

/**
 * Writes the day's bank file once its time has come on a banking day, unless the day has one. Answers whether it wrote
 * one; a worker that was down writes it when it is up again.
 */
export async function writeBankFileOnTime(services: BankFileServices, settings: BankSettings): Promise<boolean> {
  const { day, time } = localTimeAt(services.clock.now(), services.site().timeZone);
  if (!isOpen(day, time, settings) || (await bankFilesOf(services.db, day)).length > 0) return false;
  return (await writeBankFile(services, settings, day)) !== undefined;
}

const isOpen = (day: LocalDay, time: string, { fileAt }: BankSettings): boolean => isBankingDay(day) && time >= fileAt;
