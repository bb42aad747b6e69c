import { type LocalDay, localTimeAt } from '@rochdale/domain/dates';
import { isBankingDay } from '@rochdale/domain/planned/banking-days/banking-days';
import { paymentDayAt } from '@rochdale/domain/planned/due-payments/payment-day';
import type { FastifyBaseLogger } from 'fastify';
import type { KeptSettings } from '../../../platform/run-time-settings/kept-settings.ts';
import { maintenanceOf } from '../../../platform/run-time-settings/maintenance.ts';
import { isHeld } from '../../office/holds/public.ts';
import { takingNow } from '../../office/importing/public.ts';
import type { SettleServices } from '../../paying/payments/public.ts';
import { enqueueDue } from '../due-payments/public.ts';
import { applyBankChanges } from './apply-bank-changes.ts';
import type { BankFileServices } from './bank-file-services.ts';
import { bankFilesOf } from './bank-file-store.ts';
import type { BankSettings } from './bank-settings.ts';
import { settleBankFiles } from './settle-bank-file.ts';
import { writeBankFile } from './write-bank-file.ts';

export interface RunBankFilesServices extends BankFileServices, SettleServices {
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  readonly runTime: KeptSettings;
  /** Undefined where the co-op sends no bank files. */
  readonly bank: BankSettings | undefined;
}

/** What a run did. */
export interface BankFilesReport {
  readonly changed: number;
  readonly settled: number;
  readonly bankFile: boolean;
}

/**
 * Everything of bank files that is to happen on its own now: what banks corrected is applied, what they settled is
 * posted, and the day's file is written at its time. It asks no payment company, so nobody's silence delays it. During
 * maintenance nothing is written; while the database is held (general-17) nothing happens at all.
 */
export async function runBankFiles(services: RunBankFilesServices): Promise<BankFilesReport> {
  const { db, clock, site, bank, runTime } = services;
  if (await isHeld(db)) return { changed: 0, settled: 0, bankFile: false };
  const changed = await applyBankChanges(services);
  const settled = await settleBankFiles(services, paymentDayAt(clock.now(), site().timeZone), bank?.settles);
  const isClosed = bank === undefined || maintenanceOf(await runTime.fresh(), clock.now()).isOn;
  return { changed, settled, bankFile: !isClosed && (await writeOnTime(services, bank)) };
}

/**
 * Writes the day's bank file once its time has come on a banking day, unless the day has one; what fell due since the
 * payment day last looked is enqueued first. A worker that was down writes it when it is up again.
 */
async function writeOnTime(services: BankFileServices, settings: BankSettings): Promise<boolean> {
  const { db, clock, site } = services;
  const taking = await takingNow(db, clock, site());
  if (taking.kind !== 'open') return false;
  const now = clock.now();
  const { day, time } = localTimeAt(now, site().timeZone);
  if (!isOpen(day, time, settings) || (await bankFilesOf(db, day)).length > 0) return false;
  await enqueueDue(services, taking.day);
  return (await writeBankFile(services, settings, day)) !== undefined;
}

const isOpen = (day: LocalDay, time: string, { fileAt }: BankSettings): boolean => isBankingDay(day) && time >= fileAt;
