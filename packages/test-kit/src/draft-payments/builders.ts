import type { Draft, DraftAccount } from '@rochdale/domain/planned/draft-payments/draft';
import type { DraftForm, DraftRow } from '@rochdale/domain/planned/draft-payments/draft-form';
import type { DraftRules } from '@rochdale/domain/planned/draft-payments/draft-rules';

/** A draft from a checking account, taken when billed. */
export const bankDraft: Draft = {
  draftType: 'WHEN_BILLED',
  draftDay: null,
  draftAccountType: 'Checking',
  draftAccountNumberMasked: '****5678',
  financialInstitutionName: 'Cedar Bank',
};
/** An account that nothing keeps from being drafted. */
export const draftAccountWith = (changes: Partial<DraftAccount> = {}): DraftAccount => ({
  accountNumber: '100',
  serviceAddress: '2218 Cedar Hollow Rd',
  accountType: 'Residential',
  pastDueAmount: 0,
  autopayExists: false,
  ccEligible: true,
  noMoreChecks: false,
  isCashOnly: false,
  eligibleDraftDate: null,
  allowBeforeBilledDay: null,
  allowAfterBilledDay: null,
  draft: null,
  officeDraftDate: null,
  ...changes,
});
/** The checked row of that account. */
export const draftRowWith = (changes: Partial<DraftRow> = {}): DraftRow => ({
  accountNumber: '100',
  check: true,
  draftMethod: 'WHEN_BILLED',
  dayOfMonth: '',
  daysAfter: '',
  draftStartDate: '2027-03-01',
  ...changes,
});
/** A setup of a bank draft for that account, without a fault. */
export const draftFormWith = (changes: Partial<DraftForm> = {}): DraftForm => ({
  accountType: 'Savings',
  bankAccountNumber: '12345678',
  confirmBankAccountNumber: '12345678',
  bankTransitNumber: '011000015',
  bankName: 'Federal Reserve Bank',
  draftOption: 'BANK',
  rows: [draftRowWith()],
  draftAuthorize: true,
  ...changes,
});
/** Both options, every check enforced. */
export const draftRules: DraftRules = {
  options: ['BANK', 'CC'],
  defaultOption: 'BANK',
  blockPastDue: true,
  enforceNoMoreChecks: true,
  maxDraftDays: 20,
  individualDraftMethod: true,
  bankDraftAsFile: true,
};
