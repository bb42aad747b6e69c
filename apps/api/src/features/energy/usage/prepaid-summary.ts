import type { prepaidSummarization } from '@rochdale/contract/schemas/usage';
import { isUsageSupported } from '@rochdale/domain/energy/usage/tabs';
import type { DaySpan } from '@rochdale/domain/energy/usage/timeframes';
import { usageUnit } from '@rochdale/domain/energy/usage/units';
import { dollarsOf } from '@rochdale/domain/money';
import type { Site } from '@rochdale/domain/website/site/site';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { Account } from '../../account/accounts/public.ts';
import { lastPaymentOf } from '../../account/history/public.ts';
import { findUsageSettings, prepaidDays } from './usage-account-store.ts';

/**
 * The tiles of a prepaid account (energy-26): its balance now, its days in the span, its last payment. An account whose usage
 * is suspended or hidden has no days.
 */
export async function summarizePrepaid(
  db: Database,
  site: Site,
  account: Account,
  span: DaySpan,
): Promise<z.input<typeof prepaidSummarization>> {
  const [settings, billed, lastPayment] = await Promise.all([
    findUsageSettings(db, account.accountNumber),
    prepaidDays(db, account.accountNumber, span),
    lastPaymentOf(db, account.accountNumber, site.timeZone),
  ]);
  const isSupported = isUsageSupported(account.accountType, site.config.accounts.hideNonElectricUsage);
  const days = isSupported && !settings.showUsageSuspendedMsg ? billed : [];
  const [newest] = days;
  const total = days.reduce((sum, day) => sum + day.total, 0);
  return {
    currentBalance: dollarsOf(account.accountBalance),
    avgDailyChg: days.length === 0 ? null : dollarsOf(Math.round(total / days.length)),
    lastEnergyUsage: newest?.usage ?? null,
    lastDailyEnergyChg: newest ? dollarsOf(newest.energyCharge ?? newest.total) : null,
    lastPaymentAmount: lastPayment?.paymentAmount ?? null,
    lastPaymentDate: lastPayment?.paymentDate ?? null,
    arreCapture: dollarsOf(account.pastDueAmount),
    unitOfMeasure: usageUnit(account.accountType),
  };
}
