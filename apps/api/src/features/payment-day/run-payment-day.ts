import type { KeptSettings } from '../../platform/run-time-settings/kept-settings.ts';
import type { Vault } from '../../platform/sealing/vault.ts';
import type { BankSettings } from '../bank-file/public.ts';
import { settleBankFiles, writeBankFileOnTime } from '../bank-file/public.ts';
import { type CarryOutServices, carryOut, paymentDayAt, takeUp } from '../due-payments/public.ts';
import { takeReturned } from '../returned-payments/public.ts';

export interface PaymentDayServices extends CarryOutServices {
  readonly vault: Vault;
  readonly runTime: KeptSettings;
  /** Undefined where the co-op sends no bank files. */
  readonly bank: BankSettings | undefined;
}

/** What a run did. */
export interface PaymentDayReport {
  readonly takenUp: number;
  readonly ended: number;
  readonly returned: number;
  readonly settled: number;
  readonly bankFile: boolean;
}

/**
 * Everything that is to happen on its own now: returns are taken into account, what is due is taken up and carried out, what
 * a bank settles is posted, the bank file is written at its time. Each step may end anywhere and be run again. During
 * maintenance what is under way comes to its end, and nothing new begins: it is taken up when maintenance is over.
 */
export async function runPaymentDay(services: PaymentDayServices): Promise<PaymentDayReport> {
  const { db, clock, site, bank, runTime } = services;
  const onlyBegun = (await runTime.fresh()).maintenance.isOn;
  const today = paymentDayAt(clock.now(), site().timeZone);
  const returned = await takeReturned(services, today);
  const takenUp = onlyBegun ? 0 : await takeUp(db, clock.now(), today);
  const settled = await settleBankFiles(services, today);
  const ended = await carryOut(services, today, { onlyBegun });
  const bankFile = !onlyBegun && bank !== undefined && (await writeBankFileOnTime(services, bank));
  return { takenUp, ended, returned, settled, bankFile };
}
