import type { autoPayOperations } from '@rochdale/contract/operations/planned/auto-pay';
import type { DraftNotice } from '@rochdale/domain/communications/notifications/draft-notice';
import { dollarsOf } from '@rochdale/domain/money';
import { methodCodeOf } from '@rochdale/domain/planned/auto-pay/auto-pay';
import type { DuePaymentState } from '@rochdale/domain/planned/due-payments/due-payment-state';
import { stands } from '@rochdale/domain/planned/planned-payments/days-ahead';
import type { z } from 'zod';
import { serviceAddressOf } from '../../account/accounts/public.ts';
import type { StoredPayment } from '../../paying/payment-profile/public.ts';
import type { DebitFrom } from '../due-payments/public.ts';
import type { AutoPayCandidate } from './auto-pay-accounts.ts';
import type { AutoPay, PastPayment } from './auto-pay-store.ts';

type Listed = z.input<(typeof autoPayOperations)['auto-pay.list']['response']>['accounts'][number];

/** Payments that the page shows of each account. */
const lastPaymentsShown = 3;
/** Nothing older is made up for, or waits. */
const daysLookedAt = 6;

/** What is known of a member's accounts beside auto pay itself. */
export interface AutoPayFacts {
  readonly stored: readonly StoredPayment[];
  readonly past: readonly PastPayment[];
  readonly notices: ReadonlyMap<string, DraftNotice>;
  readonly debitFrom: DebitFrom;
}

/** An account with its auto pay, as it travels. */
export function presentAutoPayAccount(
  { account, autoPay, bills, isBillingAutoPay, hasDraft, allowed }: AutoPayCandidate,
  { stored, past, notices, debitFrom }: AutoPayFacts,
): Listed {
  const { accountNumber } = account;
  const own = past.filter(({ planKey }) => planKey === accountNumber);
  return {
    accountNumber,
    accountType: account.accountType,
    serviceAddress: serviceAddressOf(account),
    isPrepaidAccount: account.isPrepaidAccount,
    isBillingAutoPay,
    hasDraft,
    draftNotice: notices.get(accountNumber) ?? 'none',
    allowed,
    accountBalance: dollarsOf(account.accountBalance),
    bills: [...bills],
    debitFrom: debitFrom(accountNumber),
    autoPay: autoPay ? presentAutoPay(autoPay, stored) : null,
    takenUp: own
      .filter((day) => autoPay && stands(day, autoPay))
      .slice(0, daysLookedAt)
      .map(({ dueDay, state, tryOn }) => ({ dueDay, state, tryOn, debitFrom: debitFrom(accountNumber, dueDay) })),
    lastPayments: own
      .slice(0, lastPaymentsShown)
      .map(({ dueDay, amount, state }) => ({ dueDay, amount: dollarsOf(amount), state: shownState(state) })),
  };
}

function presentAutoPay(autoPay: AutoPay, stored: readonly StoredPayment[]): Listed['autoPay'] {
  const { storedPaymentId, daysBefore, ceiling, isPaused, startDate } = autoPay;
  const method = stored.find((one) => one.storedPaymentId === storedPaymentId);
  return {
    paymentMethod: methodCodeOf({ paymentType: method?.paymentType ?? 'Credit' }),
    storedPaymentId,
    daysBefore,
    ceiling: ceiling === null ? null : dollarsOf(ceiling),
    isPaused,
    startDate,
  };
}

function shownState(state: DuePaymentState): Listed['lastPayments'][number]['state'] {
  switch (state) {
    case 'paid':
    case 'failed':
    case 'returned':
      return state;
    case 'skipped':
    case 'cancelled':
      return 'none';
    case 'due':
    case 'charging':
    case 'sent':
    case 'retrying':
      return 'open';
  }
}
