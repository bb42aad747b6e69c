import {
  isSurprising,
  roundUpAmountViolation,
  type roundUpChoices,
  roundUpExpiryViolation,
} from '@rochdale/domain/account/operation-roundup/round-up';
import { centsOf, dollarsOf, formatMoney, parseAmount } from '@rochdale/domain/money';
import { violationText } from '@rochdale/ui/text/text.ts';
import type { RoundUpAccount, RoundUpItem } from './operation-roundup-calls.ts';

/** A selected row as it is edited. */
export interface RoundUpEdit {
  readonly isRoundUp: boolean;
  readonly amount: string;
  readonly expireDate: string;
}

export type Choices = ReturnType<typeof roundUpChoices>;

export const amountId = (accountNumber: string): string => `amount-${accountNumber}`;
export const expiryId = (accountNumber: string): string => `expireDate-${accountNumber}`;

/** What is saved, as an edit begins with it (account-60). */
export function savedEdit(account: RoundUpAccount): RoundUpEdit {
  return {
    isRoundUp: account.operationRoundup,
    amount: formatMoney(centsOf(account.operationRoundupAmount ?? 0)),
    expireDate: account.operationRoundupExpiration ?? '',
  };
}

/** Whether an account takes part, as its row stands. */
export const isRoundUpOf = (account: RoundUpAccount, edit: RoundUpEdit | undefined): boolean =>
  edit?.isRoundUp ?? account.operationRoundup;

/** Whether anything of an account can be changed here. */
export const isChangeable = (account: RoundUpAccount, choices: Choices): boolean =>
  choices.enrolment || (choices.plus && account.operationRoundup);

/** The amount that is asked about before it is given; undefined where it surprises nobody. */
export function amountToConfirm(account: RoundUpAccount, edit: RoundUpEdit, { plus }: Choices): number | undefined {
  const { operationRoundupAmount: before } = account;
  const cents = plus && edit.isRoundUp ? parseAmount(edit.amount) : undefined;
  return cents !== undefined && isSurprising(cents, before === null ? null : centsOf(before)) ? cents : undefined;
}

/** What is wrong with an edit, field by field (account-61, account-62). What is left as it is saved is good, a day that is over too. */
export function problemsOf(
  account: RoundUpAccount,
  edit: RoundUpEdit,
  { choices, today }: { readonly choices: Choices; readonly today: string },
): readonly { readonly fieldId: string; readonly text: string }[] {
  const { accountNumber: number } = account;
  if (!edit.isRoundUp || !choices.plus || isAsSaved(edit, savedEdit(account))) return [];
  const amount = roundUpAmountViolation(edit.amount);
  const expiry = roundUpExpiryViolation(edit.expireDate, today);
  return [
    ...(amount ? [{ fieldId: amountId(number), text: violationText(amount) }] : []),
    ...(expiry ? [{ fieldId: expiryId(number), text: violationText(expiry) }] : []),
  ];
}

const isAsSaved = (edit: RoundUpEdit, saved: RoundUpEdit): boolean =>
  edit.isRoundUp === saved.isRoundUp && edit.amount === saved.amount && edit.expireDate === saved.expireDate;

/** What is sent of an edit; the amount without dollar sign and commas (account-61). */
export function itemOf(accountNumber: string, edit: RoundUpEdit, { plus }: Choices): RoundUpItem {
  const gives = plus && edit.isRoundUp;
  const cents = gives ? parseAmount(edit.amount) : undefined;
  return {
    accountNumber,
    isRoundUp: edit.isRoundUp,
    amount: cents === undefined ? null : dollarsOf(cents),
    expireDate: gives && edit.expireDate !== '' ? edit.expireDate : null,
  };
}
