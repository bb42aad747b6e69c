import { type Violation, violation } from '../../violation.ts';
import { type AutoPayAccount, accountViolation } from '../auto-pay/auto-pay.ts';
import type { DraftAccount } from '../draft-payments/draft.ts';
import { unselectableReason } from '../draft-payments/draft-account.ts';
import type { DraftRules } from '../draft-payments/draft-rules.ts';

/** How an account is paid today. `auto-pay-stopped`: its card or bank account can no longer be charged. `draft-held`: the office decides first. */
export const accountWays = [
  'auto-pay',
  'auto-pay-paused',
  'auto-pay-stopped',
  'draft',
  'draft-held',
  'office-auto-pay',
  'office-draft',
  'prepaid',
  'top-up',
  'self',
] as const;
export type AccountWay = (typeof accountWays)[number];

/** What decides how an account is paid. */
export interface AccountPlans {
  readonly isPrepaidAccount: boolean;
  readonly isBillingAutoPay: boolean;
  readonly isOfficeDraft: boolean;
  readonly autoPay: { readonly isPaused: boolean; readonly isChargeable: boolean } | undefined;
  readonly draft: { readonly isHeld: boolean } | undefined;
  /** It is prepaid, and topped up by itself. */
  readonly isToppedUp: boolean;
}

/** How an account is paid (planned-84): what the billing system takes by itself goes before what was set up here. */
export function accountWay({
  isPrepaidAccount,
  isBillingAutoPay,
  isOfficeDraft,
  autoPay,
  draft,
  isToppedUp,
}: AccountPlans): AccountWay {
  if (isBillingAutoPay) return 'office-auto-pay';
  if (isOfficeDraft) return 'office-draft';
  if (draft) return draft.isHeld ? 'draft-held' : 'draft';
  if (autoPay) return autoPay.isPaused ? 'auto-pay-paused' : autoPay.isChargeable ? 'auto-pay' : 'auto-pay-stopped';
  if (isPrepaidAccount) return isToppedUp ? 'top-up' : 'prepaid';
  return 'self';
}

/** Which ways a member can still choose for an account, and why not where there is none. */
export interface WaysOpen {
  readonly canAutoPay: boolean;
  readonly canDraft: boolean;
  readonly reason: Violation | undefined;
}

/** The ways that an account can be set up for, by the rules of their own forms; of a co-op that has both or one of them. */
export function waysOpen(
  autoPay: AutoPayAccount | undefined,
  draft: DraftAccount | undefined,
  rules: DraftRules,
): WaysOpen {
  const noAutoPay = autoPay ? accountViolation(autoPay) : violation('error.serviceUnavailable');
  const noDrafts = draft ? rules.options.map((option) => unselectableReason(draft, option, rules)) : [];
  const canAutoPay = noAutoPay === undefined;
  const canDraft = noDrafts.includes(undefined);
  const reason = canAutoPay || canDraft ? undefined : autoPay ? noAutoPay : noDrafts.find((one) => one !== undefined);
  return { canAutoPay, canDraft, reason };
}
