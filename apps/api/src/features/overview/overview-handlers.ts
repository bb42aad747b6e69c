import type { accountDetails } from '@rochdale/contract/operations/overview';
import { dollarsOf } from '@rochdale/domain/money';
import { billedUsageMonths } from '@rochdale/domain/overview/billed-usage';
import type { Site } from '@rochdale/domain/site/site';
import type { z } from 'zod';
import { type Clock, todayAt } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/caller.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { meterNumbers } from '../accounts/public.ts';
import { accountsWithAutoPay } from '../auto-pay/public.ts';
import { type AccountDetails, type Arrangement, billedUsage, findDetails, nextArrangement } from './overview-store.ts';

type OverviewHandlers = Pick<Handlers, 'overview.details' | 'overview.billed-usage' | 'overview.my-meter'>;

/** What the overview shows beside balance and history. Ownership is checked before these run. */
export function overviewHandlers({
  db,
  clock,
  site,
}: {
  db: Database;
  clock: Clock;
  site: () => Site;
}): OverviewHandlers {
  return {
    'overview.details': async ({ params: { accountNumber } }) => {
      const [details, arrangement, meters, withAutoPay] = await Promise.all([
        findDetails(db, accountNumber),
        nextArrangement(db, accountNumber),
        meterNumbers(db, accountNumber),
        accountsWithAutoPay(db, [accountNumber]),
      ]);
      return {
        ...presentDetails(details, site().config.profile.displaySpouseName),
        ...presentArrangement(arrangement),
        autoPayExists: withAutoPay.has(accountNumber),
        meters,
        today: todayAt(clock, site().timeZone),
      };
    },
    'overview.billed-usage': async ({ params: { accountNumber } }) => {
      const found = await billedUsage(db, accountNumber, billedUsageMonths);
      return {
        unit: found[0]?.unit ?? '',
        results: found.map(({ billDate, quantity, daysBilled }) => ({
          billDate,
          quantity: Number(quantity),
          daysBilled: daysBilled === null ? null : Number(daysBilled),
        })),
      };
    },
    'overview.my-meter': async ({ params: { accountNumber } }) => {
      const link = (await findDetails(db, accountNumber))?.myMeterUrl;
      if (!link) throw refusal(404, 'error.serviceUnavailable');
      return { link };
    },
  };
}

type Answer = z.input<typeof accountDetails>;

function presentDetails(
  details: AccountDetails | undefined,
  showsSpouse: boolean,
): Omit<Answer, 'arrangement' | 'autoPayExists' | 'hasArrangement' | 'meters' | 'today'> {
  const isOff = details?.outageStatus ?? null;
  return {
    spouseName: showsSpouse ? (details?.spouseName ?? null) : null,
    statementHeadingMessage: details?.statementHeadingMessage ?? null,
    billMessages: details?.billMessages?.split('\n').filter(Boolean) ?? [],
    prepaidDisconnectAlert: details?.prepaidDisconnectAlert ?? null,
    capitalCreditRefundMessage: details?.capitalCreditRefundMessage ?? null,
    cutOffMsg: details?.cutOffMsg ?? null,
    activeReturnedItems: details?.activeReturnedItems ?? 0,
    yearToDateBudgetDifference: dollarsOrNull(details?.yearToDateBudgetDifference),
    netAccountBalance: dollarsOrNull(details?.netAccountBalance),
    draftDate: details?.draftDate ?? null,
    outageStatus: isOff === null ? null : isOff ? 'OFF' : 'ON',
    estimatedTimeOfRestoration: details?.estimatedTimeOfRestoration ?? null,
    collectMeterReading: details?.collectMeterReading ?? false,
    meterSenseccUrl: details?.meterSenseccUrl ?? null,
    ccPdfLinkText: details?.ccPdfLinkText ?? null,
  };
}

function presentArrangement(found: Arrangement | undefined): Pick<Answer, 'arrangement' | 'hasArrangement'> {
  if (!found) return { hasArrangement: false, arrangement: null };
  return {
    hasArrangement: true,
    arrangement: {
      arrangementBalance: dollarsOf(found.arrangementBalance),
      nextPaymentAmount: dollarsOf(found.nextPaymentAmount),
      nextPaymentDueDate: found.nextPaymentDueDate,
      arrangementNotation: found.arrangementNotation,
    },
  };
}

const dollarsOrNull = (cents: number | null | undefined): number | null =>
  cents === null || cents === undefined ? null : dollarsOf(cents);
