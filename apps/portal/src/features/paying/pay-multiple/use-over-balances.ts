import { payableAccountOf, sumOnItsWay } from '@rochdale/contract/payments/conversions';
import { amountFieldText } from '@rochdale/domain/money';
import { overBalanceOfAll } from '@rochdale/domain/paying/payment-form/over-balance-of-all';
import type { PaymentRules } from '@rochdale/domain/paying/payments/payable-account';
import { useState } from 'react';
import type { Choice } from './use-choice.ts';

/** What is asked about amounts above what is owed (paying-80): once, until one of them is changed. */
export function useOverBalances(choice: Choice, rules: PaymentRules) {
  const over = overBalanceOfAll(
    choice.parts.map(({ account, amountCents }) => ({
      account: payableAccountOf(account),
      amount: amountCents,
      onItsWay: sumOnItsWay(account),
    })),
    rules,
  );
  const amounts = choice.parts.map(({ account, amountCents }) => `${account.accountNumber}=${amountCents}`).join();
  const [asked, setAsked] = useState<string>();
  const [kept, setKept] = useState<string>();
  return {
    question: over !== undefined && asked === amounts && kept !== amounts ? over : undefined,
    keep: (): void => setKept(amounts),
    /** Puts what is owed in place of each amount that is too much. */
    payInstead: (): void => {
      for (const { accountNumber, instead } of over?.each ?? []) {
        const row = choice.rows.find((one) => one.accountNumber === accountNumber);
        if (row) choice.setAmount(row, amountFieldText(instead));
      }
    },
    /** Asks about the amounts where that has not been answered yet; answers whether it did. */
    asks: (): boolean => {
      const isAsking = over !== undefined && kept !== amounts;
      if (isAsking) setAsked(amounts);
      return isAsking;
    },
  };
}

export type OverBalances = ReturnType<typeof useOverBalances>;
