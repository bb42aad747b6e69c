import { type Violation, violation } from '../../violation.ts';
import { bankAccountTypes } from './draft.ts';

/** Lengths of a bank account number, a routing number and a bank's name (planned-25, planned-26). */
export const bankAccountNumberLengths = { min: 4, max: 18 } as const;
export const routingNumberLength = 9;
export const bankNameMaxLength = 256;

/** The bank fields of the draft form as they are typed (planned-25). */
export interface BankAccountForm {
  readonly accountType: string;
  readonly bankAccountNumber: string;
  readonly confirmBankAccountNumber: string;
  readonly bankTransitNumber: string;
  readonly bankName: string;
}
export type BankField = keyof BankAccountForm;

/** Empty bank fields: what they are when the page opens and when the draft option changes (planned-25). */
export const emptyBankAccount: BankAccountForm = {
  accountType: '',
  bankAccountNumber: '',
  confirmBankAccountNumber: '',
  bankTransitNumber: '',
  bankName: '',
};

/** The rule of each bank field, in the order of the form (planned-25, planned-26). */
export const bankFieldRules: Readonly<Record<BankField, (form: BankAccountForm) => Violation | undefined>> = {
  accountType: ({ accountType }) =>
    bankAccountTypes.some((type) => type === accountType) ? undefined : violation('draftPayments.accountType.required'),
  bankAccountNumber: ({ bankAccountNumber }) => bankAccountNumberViolation(bankAccountNumber),
  confirmBankAccountNumber: ({ bankAccountNumber, confirmBankAccountNumber: again }) => {
    if (again.trim() === '') return violation('draftPayments.confirmBankAccountNumber.required');
    return again.trim() === bankAccountNumber.trim()
      ? undefined
      : violation('draftPayments.confirmBankAccountNumber.mismatch');
  },
  bankTransitNumber: ({ bankTransitNumber }) => routingNumberViolation(bankTransitNumber),
  bankName: ({ bankName }) => {
    if (bankName.trim() === '') return violation('draftPayments.bankName.required');
    return bankName.trim().length > bankNameMaxLength
      ? violation('error.tooLong', { max: bankNameMaxLength })
      : undefined;
  },
};

function bankAccountNumberViolation(text: string): Violation | undefined {
  const digits = text.trim();
  if (digits === '') return violation('draftPayments.bankAccountNumber.required');
  if (!/^\d+$/.test(digits)) return violation('draftPayments.bankAccountNumber.digits');
  const { min, max } = bankAccountNumberLengths;
  return digits.length < min || digits.length > max ? violation('draftPayments.bankAccountNumber.length') : undefined;
}

function routingNumberViolation(text: string): Violation | undefined {
  if (text.trim() === '') return violation('draftPayments.routingNumber.required');
  return isRoutingNumber(text.trim()) ? undefined : violation('draftPayments.routingNumber.invalid');
}

/** Whether nine digits, not all zero, satisfy the ABA check: weights 3, 7 and 1 sum to a multiple of ten. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || /^0+$/.test(text)) return false;
  const weights = [3, 7, 1];
  const sum = [...text].reduce((total, digit, place) => total + Number(digit) * (weights[place % 3] ?? 0), 0);
  return sum % 10 === 0;
}

/** A bank in the directory (planned-27). */
export interface FinancialInstitution {
  readonly routingNumber: string;
  readonly name: string;
}

/**
 * What looking up a routing number fills in: the bank's name; or no name and an invalid number, when the directory
 * has no such bank, has none to use, or the number is zero (planned-26).
 */
export function lookedUpBank(
  routingNumber: string,
  institution: FinancialInstitution | undefined,
): { readonly bankName: string; readonly found?: Violation } {
  const found = routingNumberViolation(routingNumber);
  const name = institution?.name.trim() ?? '';
  if (!found && name !== '' && !/^do not use$/i.test(name)) return { bankName: name };
  return { bankName: '', found: found ?? violation('draftPayments.routingNumber.invalid') };
}

/** What pasting leaves in a field of digits: nothing when anything else is among them (planned-25). */
export const pastedDigits = (text: string): string => (/^\d+$/.test(text.trim()) ? text.trim() : '');
