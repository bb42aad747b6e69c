import type { PlainTextCode } from '../../texts/text.ts';
import type { PayableAccount, PaymentRules, PaymentType } from './payable-account.ts';

/** By what an account may be paid (paying-20). */
export interface Eligibility {
  readonly card: boolean;
  readonly echeck: boolean;
}

/** Whether cards and e-checks are open: account and utility must both allow, and drafts and stopped checks close e-checks (paying-20). */
export function eligibility(account: PayableAccount, rules: PaymentRules): Eligibility {
  const checksStopped = account.nomoreCheck && rules.enforceNoMoreEchecks;
  return {
    card: account.isCcEligible && rules.utilityAllowCreditCard,
    echeck: !rules.echeckProcessAsDraft && account.isEcheckEligible && rules.utilityAllowEcheck && !checksStopped,
  };
}

/**
 * Whether an account may be drafted by the co-op's bank file: drafts close e-checks at the hosted page, not themselves, so
 * the account's own gates alone are asked (paying-22).
 */
export function bankDraftOpen(
  account: Pick<PayableAccount, 'nomoreCheck' | 'isEcheckEligible'>,
  { enforceNoMoreEchecks }: Pick<PaymentRules, 'enforceNoMoreEchecks'>,
): boolean {
  return account.isEcheckEligible && !(account.nomoreCheck && enforceNoMoreEchecks);
}

/** Cards where they are allowed, else e-check (paying-20). */
export function defaultPaymentType(allowed: Eligibility): PaymentType {
  return allowed.card ? 'cc' : 'echeck';
}

/** What the tooltip says when a way of paying is restricted; undefined when none is (paying-21). */
export function restrictionOf(allowed: Eligibility): PlainTextCode | undefined {
  if (!allowed.card && !allowed.echeck) return 'payment.restricted.both.tooltip';
  if (!allowed.card) return 'payment.restricted.card.tooltip';
  if (!allowed.echeck) return 'payment.restricted.echeck.tooltip';
  return undefined;
}

/** A cut-off account that may not be paid online (paying-23). */
export function cutoffBlocked(rules: PaymentRules): boolean {
  return !rules.payOnlinePayCutoffAccount && rules.memberHasCutoffAccount;
}
