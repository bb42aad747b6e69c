import type { accountDetails } from '@rochdale/contract/operations/account/overview';
import { isClosed } from '@rochdale/domain/account/holdings/holding';
import { billedUsageMonths } from '@rochdale/domain/account/overview/billed-usage';
import { type GateName, gates } from '@rochdale/domain/gates/gates';
import { dollarsOf } from '@rochdale/domain/money';
import { oldestBillingDay } from '@rochdale/domain/planned/due-payments/payment-plan';
import type { Site } from '@rochdale/domain/website/site/site';
import type { z } from 'zod';
import { type Clock, latestNow, todayAt } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Sealer } from '../../../platform/sealing/sealing.ts';
import { findUsageSettings } from '../../energy/usage/public.ts';
import { onItsWayOfOne } from '../../paying/owed/public.ts';
import { helpOnOverview } from '../../paying/payment-help/public.ts';
import { accountsWithAutoPay } from '../../planned/auto-pay/public.ts';
import { announcedDayOf, findDraft } from '../../planned/draft-payments/public.ts';
import { billDaysOf } from '../../planned/due-payments/public.ts';
import { outageOf } from '../../service/outage/public.ts';
import { servicesOf } from '../account-services/account-services-store.ts';
import { findAccount, meterNumbers } from '../accounts/public.ts';
import { sealStatement } from '../bills/document-reference.ts';
import { isRoundUpAccount } from '../operation-roundup/operation-roundup-store.ts';
import { prepaidOnOverview } from '../prepaid/public.ts';
import { type AccountDetails, type Arrangement, billedUsage, findDetails, nextArrangement } from './overview-store.ts';

type OverviewHandlers = Pick<Handlers, 'overview.details' | 'overview.billed-usage' | 'overview.my-meter'>;

/** What the overview shows beside balance and history. Ownership is checked before these run. */
export function overviewHandlers({
  db,
  clock,
  site,
  sealer,
}: {
  db: Database;
  clock: Clock;
  site: () => Site;
  sealer: Sealer;
}): OverviewHandlers {
  return {
    'overview.details': async ({ params: { accountNumber } }) => {
      const shows = (name: GateName): boolean => gates[name]({ site: site(), signedIn: true }).open;
      const today = todayAt(clock, site().timeZone);
      const [
        account,
        details,
        draft,
        bills,
        arrangement,
        meters,
        services,
        withAutoPay,
        outage,
        operationRoundup,
        onItsWay,
        paymentHelp,
      ] = await Promise.all([
        findAccount(db, accountNumber),
        findDetails(db, accountNumber),
        findDraft(db, accountNumber),
        billDaysOf(db, [accountNumber], oldestBillingDay(today)),
        shows('arrangements') ? nextArrangement(db, accountNumber) : undefined,
        meterNumbers(db, accountNumber),
        servicesOf(db, [accountNumber]),
        accountsWithAutoPay(db, [accountNumber]),
        shows('outage') ? outageOf(db, accountNumber, latestNow(clock, site().timeZone)) : unsaid,
        isRoundUpAccount(db, accountNumber),
        onItsWayOfOne(db, accountNumber, clock.now()),
        shows('paymentHelp') ? helpOnOverview(db, accountNumber, { today, timeZone: site().timeZone }) : null,
      ]);
      const imported = details?.draftDate ?? null;
      return {
        prepaid: await prepaidOnOverview(db, account, today),
        ...presentDetails(details, site().config.profile.displaySpouseName),
        ...(!shows('averageBilling') && { yearToDateBudgetDifference: null, netAccountBalance: null }),
        ...(account?.isBankrupt && { cutOffMsg: null }),
        ...presentArrangement(arrangement),
        closedOn: account && isClosed(account, today) ? account.closedOn : null,
        viewccPdfUrl: details?.ccPdfLinkText ? sealStatement(sealer, accountNumber, clock.now()) : null,
        outageStatus: outage.isActive,
        estimatedTimeOfRestoration: outage.estimatedTimeOfRestoration,
        autoPayExists: withAutoPay.has(accountNumber),
        operationRoundup,
        onItsWay,
        paymentHelp,
        draftExists: draft !== undefined || imported !== null,
        draftDate:
          draft && account
            ? await announcedDayOf(db, { ...account, bills: bills.get(accountNumber) ?? [] }, draft, {
                cycleDate: imported,
                today,
                timeZone: site().timeZone,
              })
            : imported,
        meters,
        services: services.map(({ serviceType, serviceStreet, meterNumber, serviceStatus }) => ({
          serviceType,
          serviceStreet,
          meterNumber,
          serviceStatus,
        })),
        today,
      };
    },
    'overview.billed-usage': async ({ params: { accountNumber } }) => {
      const isShown =
        gates.usageTracker({ site: site(), signedIn: true }).open &&
        (await findUsageSettings(db, accountNumber)).viewUsageHistory;
      const found = isShown ? await billedUsage(db, accountNumber, billedUsageMonths) : [];
      return {
        isShown,
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

/** What is told of the power where outages are no part of the portal. */
const unsaid = { isActive: '', estimatedTimeOfRestoration: null } as const;

type Answer = z.input<typeof accountDetails>;

function presentDetails(
  details: AccountDetails | undefined,
  showsSpouse: boolean,
): Omit<
  Answer,
  | 'arrangement'
  | 'estimatedTimeOfRestoration'
  | 'outageStatus'
  | 'autoPayExists'
  | 'draftDate'
  | 'draftExists'
  | 'hasArrangement'
  | 'meters'
  | 'onItsWay'
  | 'paymentHelp'
  | 'prepaid'
  | 'operationRoundup'
  | 'today'
  | 'closedOn'
  | 'services'
  | 'viewccPdfUrl'
> {
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
