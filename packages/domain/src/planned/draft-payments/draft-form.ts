import type { MessageValue } from '../../texts/text.ts';
import { type Violation, violation } from '../../violation.ts';
import { type BankAccountForm, type BankField, bankFieldRules } from './bank-account.ts';
import { type ChosenDraftMethod, chosenDraftMethods, type DraftAccount, type DraftOption } from './draft.ts';
import { unselectableReason } from './draft-account.ts';
import { dayOfMonthViolation, daysAfterViolation, dayWindow, startDateViolation } from './draft-day.ts';
import { asksForBankAccount, type DraftRules } from './draft-rules.ts';

/** One account's row of the setup form, as typed. */
export interface DraftRow {
  readonly accountNumber: string;
  readonly check: boolean;
  readonly draftMethod: string;
  readonly dayOfMonth: string;
  readonly daysAfter: string;
  readonly draftStartDate: string;
}

/** The setup form (planned-28). */
export interface DraftForm extends BankAccountForm {
  readonly draftOption: DraftOption;
  readonly rows: readonly DraftRow[];
  readonly draftAuthorize: boolean;
}

export type RowField = 'check' | 'draftMethod' | 'dayOfMonth' | 'daysAfter' | 'draftStartDate';

/** A rule that the form breaks: in the row of an account, or in the form itself. */
export type DraftProblem =
  | { readonly accountNumber: string; readonly field: RowField; readonly found: Violation }
  | {
      readonly accountNumber?: undefined;
      readonly field: BankField | 'draftOption' | 'rows' | 'draftAuthorize';
      readonly found: Violation;
    };

/** Every rule that a setup breaks, in the order of the page. Browser and server run this same rule (planned-28). */
export function draftProblems(
  form: DraftForm,
  accounts: readonly DraftAccount[],
  rules: DraftRules,
): readonly DraftProblem[] {
  const option = form.draftOption;
  if (!rules.options.includes(option)) return [{ field: 'draftOption', found: violation('error.invalid') }];
  const checked = form.rows.filter(({ check }) => check);
  const bank = asksForBankAccount(option, rules) ? bankProblems(form) : [];
  return [
    ...(checked.length === 0 ? [{ field: 'rows', found: violation('draftPayments.accounts.required') } as const] : []),
    ...checked.flatMap((row, place) => {
      const { accountNumber } = row;
      const isFirst = checked.findIndex((one) => one.accountNumber === accountNumber) === place;
      const account = accounts.find((one) => one.accountNumber === accountNumber);
      return isFirst ? rowProblems(row, account, option, rules) : [twice(accountNumber)];
    }),
    ...bank,
    ...(form.draftAuthorize
      ? []
      : [{ field: 'draftAuthorize', found: violation('draftPayments.authorize.required') } as const]),
  ];
}

const twice = (accountNumber: string): DraftProblem => ({
  accountNumber,
  field: 'check',
  found: violation('error.invalid'),
});

function rowProblems(
  row: DraftRow,
  account: DraftAccount | undefined,
  option: DraftOption,
  rules: DraftRules,
): DraftProblem[] {
  const { accountNumber } = row;
  if (!account) return [{ accountNumber, field: 'check', found: violation('draftPayments.account.unknown') }];
  const closed = closedReason(account, option, rules);
  if (closed) return [{ accountNumber, field: 'check', found: closed }];
  const method = methodProblem(row, account, rules);
  const start = startDateViolation(row.draftStartDate);
  return [
    ...(method ? [{ accountNumber, ...method }] : []),
    ...(start ? [{ accountNumber, field: 'draftStartDate', found: start } as const] : []),
  ];
}

/** A draft can't be updated: it is removed and set up anew (planned-18). */
const closedReason = (account: DraftAccount, option: DraftOption, rules: DraftRules): Violation | undefined =>
  account.draft ? violation('draftPayments.account.drafted') : unselectableReason(account, option, rules);

function methodProblem(
  row: DraftRow,
  account: DraftAccount,
  { maxDraftDays }: DraftRules,
): { readonly field: RowField; readonly found: Violation } | undefined {
  const method = chosenMethod(row.draftMethod);
  if (!method) return { field: 'draftMethod', found: violation('draftPayments.method.required') };
  if (method === 'DAY_OF_MONTH') {
    const found = dayOfMonthViolation(row.dayOfMonth, dayWindow(account));
    return found && { field: 'dayOfMonth', found };
  }
  if (method === 'DAYS_AFTER_BILLING') {
    const found = daysAfterViolation(row.daysAfter, maxDraftDays);
    return found && { field: 'daysAfter', found };
  }
  return undefined;
}

/** The method that a row names, if it is one that members choose. */
export const chosenMethod = (text: string): ChosenDraftMethod | undefined =>
  chosenDraftMethods.find((method) => method === text);

const bankFields: readonly BankField[] = [
  'accountType',
  'bankAccountNumber',
  'confirmBankAccountNumber',
  'bankTransitNumber',
  'bankName',
];

const bankProblems = (form: BankAccountForm): DraftProblem[] =>
  bankFields.flatMap((field) => {
    const found = bankFieldRules[field](form);
    return found ? [{ field, found }] : [];
  });

/** `Account: {number} {message}` for the first invalid row (planned-28); a caller may word the row's own message. */
export function firstRowAlert(
  problems: readonly DraftProblem[],
  wordingOf: (found: Violation) => MessageValue = (found) => found,
): Violation | undefined {
  const first = problems.find(({ accountNumber }) => accountNumber !== undefined);
  return first?.accountNumber === undefined
    ? undefined
    : violation('draftPayments.account.problem', { number: first.accountNumber, message: wordingOf(first.found) });
}
