import { expect, it } from 'vitest';
import { violation } from '../../violation.ts';
import type { AutoPayAccount } from '../auto-pay/auto-pay.ts';
import type { DraftAccount } from '../draft-payments/draft.ts';
import type { DraftRules } from '../draft-payments/draft-rules.ts';
import { type AccountPlans, accountWay, waysOpen } from './account-way.ts';

const bare: AccountPlans = {
  isPrepaidAccount: false,
  isBillingAutoPay: false,
  isOfficeDraft: false,
  autoPay: undefined,
  draft: undefined,
  isToppedUp: false,
};
const going = { isPaused: false, isChargeable: true };

it.each<[string, Partial<AccountPlans>]>([
  ['self', {}],
  ['prepaid', { isPrepaidAccount: true }],
  ['auto-pay', { autoPay: going }],
  ['auto-pay-paused', { autoPay: { ...going, isPaused: true } }],
  ['auto-pay-stopped', { autoPay: { ...going, isChargeable: false } }],
  ['draft', { draft: { isHeld: false } }],
  ['draft-held', { draft: { isHeld: true } }],
  ['office-auto-pay', { isBillingAutoPay: true, autoPay: going }],
  ['office-draft', { isOfficeDraft: true }],
])('an account is paid by %s', (expected, plans) => expect(accountWay({ ...bare, ...plans })).toBe(expected));

const forAutoPay: AutoPayAccount = {
  isPrepaidAccount: false,
  isBillingAutoPay: false,
  hasDraft: false,
  allowed: { card: true, echeck: true },
};
const forDraft: DraftAccount = {
  accountNumber: '1',
  serviceAddress: '1 Way',
  accountType: 'Electric',
  pastDueAmount: 0,
  autopayExists: false,
  ccEligible: false,
  noMoreChecks: false,
  isCashOnly: false,
  eligibleDraftDate: null,
  allowBeforeBilledDay: null,
  allowAfterBilledDay: null,
  draft: null,
  officeDraftDate: null,
};
const rules: DraftRules = {
  options: ['CC', 'BANK'],
  defaultOption: 'BANK',
  blockPastDue: true,
  enforceNoMoreChecks: true,
  maxDraftDays: 20,
  individualDraftMethod: true,
  bankDraftAsFile: true,
};

it('both ways are open, though one option of drafts is not', () =>
  expect(waysOpen(forAutoPay, forDraft, rules)).toEqual({ canAutoPay: true, canDraft: true, reason: undefined }));

it('a past-due account can have auto pay alone, where drafts are refused to it', () =>
  expect(waysOpen(forAutoPay, { ...forDraft, pastDueAmount: 100 }, rules)).toEqual({
    canAutoPay: true,
    canDraft: false,
    reason: undefined,
  }));

it('says why none is open, by what the co-op has', () => {
  const pastDue = { ...forDraft, pastDueAmount: 100 };
  const closed = { ...forAutoPay, allowed: { card: false, echeck: false } };
  expect(waysOpen(closed, pastDue, rules).reason).toEqual(violation('payment.restricted.both.tooltip'));
  expect(waysOpen(undefined, pastDue, rules).reason).toEqual(violation('draftPayments.account.pastDue'));
  expect(waysOpen(closed, undefined, rules).canDraft).toBe(false);
});
