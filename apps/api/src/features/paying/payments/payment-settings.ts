import type { paymentSettings } from '@rochdale/contract/schemas/payments';
import { addDays } from '@rochdale/domain/dates';
import { dollarsOf } from '@rochdale/domain/money';
import type { PaymentRules } from '@rochdale/domain/paying/payments/payable-account';
import type { Site } from '@rochdale/domain/website/site/site';
import type { z } from 'zod';
import { type Clock, todayAt } from '../../../platform/clock.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { hasCutoffAccount } from '../../account/accounts/public.ts';
import { lastPaymentOf } from '../../account/history/public.ts';

type PaymentSettings = z.input<typeof paymentSettings>;

/** The rules that govern a member's payments at this co-op. Money in cents. */
export async function paymentRulesOf(db: Executor, site: Site, memberNumber: string): Promise<PaymentRules> {
  return { ...site.config.payments, memberHasCutoffAccount: await hasCutoffAccount(db, memberNumber) };
}

/** The payment settings response (paying-29). Dollars. */
export async function presentPaymentSettings(
  db: Database,
  site: Site,
  memberNumber: string,
  lastPayment: PaymentSettings['paymentSettings']['lastPayment'],
): Promise<PaymentSettings> {
  const rules = await paymentRulesOf(db, site, memberNumber);
  const config = site.config.payments;
  return {
    paymentSettings: {
      utilityAllowCreditCard: rules.utilityAllowCreditCard,
      utilityAllowEcheck: rules.utilityAllowEcheck,
      allowVisa: config.allowVisa,
      allowMaster: config.allowMaster,
      allowAmex: config.allowAmex,
      allowDiscover: config.allowDiscover,
      allowOverPay: rules.allowOverPay,
      allowUnderPay: rules.allowUnderPay,
      prepaidMinimumPaymentAmount: dollarsOf(rules.prepaidMinimumPaymentAmount),
      memberHasCutoffAccount: rules.memberHasCutoffAccount,
      lastPayment,
    },
    echeckProcessAsDraft: rules.echeckProcessAsDraft,
    enforceNoMoreEchecks: rules.enforceNoMoreEchecks,
    pgClientId: config.pgClientId,
    applicationWebId: site.config.applicationIdWeb,
    utilityName: site.settings.coopName,
    payOnlinePayCutoffAccount: rules.payOnlinePayCutoffAccount,
    cutoffMessage: config.cutoffMessage,
    defaultPaymentAmt: rules.defaultPaymentAmt,
    payOnlineAllowCutoffPaymentOverride: rules.payOnlineAllowCutoffPaymentOverride,
    ccPrepaidAmountMinimum: dollarsOf(config.ccPrepaidAmountMinimum),
    onlineConvFeeText: config.onlineConvFeeText,
  };
}

/** The account's last payment when it is recent enough to ask before another (paying-26); else null. */
export async function recentPaymentOf(
  db: Database,
  site: Site,
  clock: Clock,
  accountNumber: string,
): Promise<PaymentSettings['paymentSettings']['lastPayment']> {
  const last = await lastPaymentOf(db, accountNumber, site.timeZone);
  const oldest = addDays(todayAt(clock, site.timeZone), -site.config.payments.recentPaymentDays);
  return last && last.paymentDate >= oldest ? last : null;
}
