import { type Violation, violation } from '../../violation.ts';
import { billsForEstimate } from './estimate.ts';
import type { BillingType } from './levelized-billing.ts';

/** What the rule of who may sign up asks of an account. */
export interface EligibilityFacts {
  readonly billingType: BillingType;
  readonly derivedStatus: string;
  readonly isPrepaidAccount: boolean;
  readonly billCount: number;
  /** What the billing system itself says against it. */
  readonly isClosedByOffice: boolean;
}

/** States in which no bill follows. */
const off = ['Disconnected', 'Pending Reconnect'];

/** Why an account can't be signed up for average billing; undefined when it can. */
export function eligibilityViolation(account: EligibilityFacts): Violation | undefined {
  const { billingType, derivedStatus, isPrepaidAccount, billCount, isClosedByOffice } = account;
  if (billingType === 'Budget') return violation('levelizedBilling.notEligible.budget');
  if (isPrepaidAccount) return violation('levelizedBilling.notEligible.prepaid');
  if (derivedStatus === 'Final Billed') return violation('levelizedBilling.notEligible.final');
  if (off.includes(derivedStatus)) return violation('levelizedBilling.notEligible.off');
  if (isClosedByOffice) return violation('levelizedBilling.notEligible.office');
  if (billCount < billsForEstimate)
    return violation('levelizedBilling.notEligible.fewBills', { count: billsForEstimate });
  return undefined;
}
