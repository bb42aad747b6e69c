import { type PaymentPart, payableAccountOf, sumOnItsWay } from '@rochdale/contract/payments/conversions';
import { amountFieldText, parseAmount } from '@rochdale/domain/money';
import { amountTextViolation, leftAmountText } from '@rochdale/domain/paying/payments/amount';
import { amountLeft } from '@rochdale/domain/paying/payments/default-amount';
import { eligibility } from '@rochdale/domain/paying/payments/eligibility';
import type { PaymentRules } from '@rochdale/domain/paying/payments/payable-account';
import { violationText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import type { LeftPayment } from '../payment-results/left-payment.ts';
import type { PayableRow } from './pay-multiple-calls.ts';
import { useChosenElsewhere } from './use-payable-accounts.ts';

type Rows = Readonly<Record<string, PayableRow>>;

/**
 * Which accounts are chosen and what is typed for each; both outlive a turned page and another search. What is owed is
 * what the newest answer says: that of the page that is shown, and of accounts elsewhere.
 */
export function useChoice(rules: PaymentRules, shown: readonly PayableRow[]) {
  const [chosen, setChosen] = useState<Rows>({});
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>({});
  const [isRefused, setRefused] = useState(false);

  const elsewhere = useChosenElsewhere(
    Object.keys(chosen).filter((number) => !shown.some(({ accountNumber }) => accountNumber === number)),
  );
  const newest: Rows = { ...chosen, ...byNumber(elsewhere), ...byNumber(shown) };

  const isPayable = (row: PayableRow): boolean => {
    const { card, echeck } = eligibility(payableAccountOf(row), rules);
    return card || echeck;
  };
  const amountOf = (row: PayableRow): string => {
    const begin = amountLeft(payableAccountOf(row), rules, sumOnItsWay(row));
    return amounts[row.accountNumber] ?? (begin > 0 ? amountFieldText(begin) : '');
  };
  const problemOf = (row: PayableRow): string | undefined => {
    const found = amountTextViolation(amountOf(row), payableAccountOf(row), rules, sumOnItsWay(row));
    return found && violationText(found);
  };
  const isChosen = (row: PayableRow): boolean => chosen[row.accountNumber] !== undefined;
  const choose = (rows: readonly PayableRow[]): void => setChosen((before) => ({ ...before, ...byNumber(rows) }));
  const drop = (rows: readonly PayableRow[]): void => {
    const dropped = new Set(rows.map(({ accountNumber }) => accountNumber));
    setChosen((before) => Object.fromEntries(Object.entries(before).filter(([number]) => !dropped.has(number))));
  };
  const setAmount = (row: PayableRow, text: string): void =>
    setAmounts((before) => ({ ...before, [row.accountNumber]: text }));
  /** Chooses accounts with the amounts that they were left with. */
  const restore = (rows: readonly PayableRow[], left: LeftPayment): void => {
    const amountsLeft = new Map(left.parts.map(({ accountNumber, amountCents }) => [accountNumber, amountCents]));
    for (const row of rows) {
      const cents = amountsLeft.get(row.accountNumber);
      if (cents !== undefined) setAmount(row, amountFieldText(cents));
    }
    choose(rows.filter(({ accountNumber }) => amountsLeft.has(accountNumber)));
  };
  const rows = Object.keys(chosen)
    .sort()
    .flatMap((number) => newest[number] ?? []);

  return {
    rows,
    /** Accounts as they stand by now. */
    rowsOf: (numbers: readonly string[]): readonly PayableRow[] => numbers.flatMap((number) => newest[number] ?? []),
    isPayable,
    isChosen,
    choose,
    restore,
    setAmount,
    drop,
    clear: (): void => {
      setChosen({});
      setRefused(false);
    },
    /** Those of a list that Select All takes: what owes something, or has an amount; all where none does. */
    takenByAll: (listed: readonly PayableRow[]): readonly PayableRow[] => {
      const payable = listed.filter(isPayable);
      const owing = payable.filter((row) => amountOf(row) !== '' || isChosen(row));
      return owing.length > 0 ? owing : payable;
    },
    amountOf,
    /** Whoever types an amount means to pay the account. */
    typeAmount: (row: PayableRow, text: string): void => {
      setAmount(row, text);
      if (text !== '') choose([row]);
    },
    finishAmount: (row: PayableRow): void => {
      const text = amounts[row.accountNumber];
      if (text !== undefined && parseAmount(text) !== undefined) setAmount(row, leftAmountText(text));
    },
    problemOf,
    /** What is wrong with an account's amount, once a submit was refused. Not sooner: what moves the page takes a press away. */
    errorOf: (row: PayableRow): string | undefined => (isChosen(row) && isRefused ? problemOf(row) : undefined),
    showErrors: setRefused,
    parts: rows.map((account): PaymentPart => ({ account, amountCents: parseAmount(amountOf(account)) ?? 0 })),
  };
}

const byNumber = (rows: readonly PayableRow[]): Rows => Object.fromEntries(rows.map((row) => [row.accountNumber, row]));

export type Choice = ReturnType<typeof useChoice>;
