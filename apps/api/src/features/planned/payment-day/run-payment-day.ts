import { paymentDayAt } from '@rochdale/domain/planned/due-payments/payment-day';
import { todayAt } from '../../../platform/clock.ts';
import { maintenanceOf } from '../../../platform/run-time-settings/maintenance.ts';
import { isHeld } from '../../office/holds/public.ts';
import { takingNow } from '../../office/importing/public.ts';
import { endDoneAuthorizations, tellEnds } from '../authorizations/public.ts';
import { type BankFilesReport, type RunBankFilesServices, runBankFiles } from '../bank-file/public.ts';
import { type DuePaymentServices, enqueueDue, processDuePayments } from '../due-payments/public.ts';
import { takeReturned } from '../returned-payments/public.ts';
import { lookTopUps } from '../top-ups/public.ts';

export type PaymentDayServices = DuePaymentServices & RunBankFilesServices;

/** What a run did. */
export interface ChargesReport {
  readonly enqueued: number;
  readonly ended: number;
  readonly returned: number;
  /** Plans whose end was told. */
  readonly told: number;
}

/**
 * Everything that is charged on its own now: returns are taken into account, what is due is enqueued and carried out.
 * Each step may end anywhere and be run again. During maintenance, before the co-op's hour, and while a day's balances are
 * missing, what is under way comes to its end, and nothing new begins. While anything holds, nothing happens at all.
 */
export async function runCharges(services: PaymentDayServices): Promise<ChargesReport> {
  const { db, clock, site, runTime, log } = services;
  if (await isHeld(db)) return { enqueued: 0, ended: 0, returned: 0, told: 0 };
  const { timeZone } = site();
  const returned = await takeReturned(services, todayAt(clock, timeZone));
  const told = await tellEnds(services);
  const taking = await takingNow(db, clock, site());
  if (taking.kind === 'held') log.warn({ because: taking.because }, 'payments are held: balances are missing');
  if (taking.kind !== 'open' || maintenanceOf(await runTime.fresh(), clock.now()).isOn) {
    const ended = await processDuePayments(services, paymentDayAt(clock.now(), timeZone), { onlyBegun: true });
    await endDoneAuthorizations(db);
    return { enqueued: 0, ended, returned, told };
  }
  const enqueued = (await enqueueDue(services, taking.day)) + (await lookTopUps(services, taking.day));
  const ended = await processDuePayments(services, taking.day);
  await endDoneAuthorizations(db);
  return { enqueued, ended, returned, told };
}

/** A whole payment day in one go, as its two jobs make it side by side: charges, and bank files. */
export async function runPaymentDay(services: PaymentDayServices): Promise<ChargesReport & BankFilesReport> {
  return { ...(await runCharges(services)), ...(await runBankFiles(services)) };
}
