import type { PaymentType } from '@rochdale/domain/paying/payments/payable-account';
import { useEffect, useRef, useState } from 'react';
import { takeLeftPayment } from '../payment-results/left-payment.ts';
import type { Choice } from './use-choice.ts';
import type { usePayableAccounts } from './use-payable-accounts.ts';

/** Goes on with the accounts, amounts and payment type of a payment that was left (paying-77). Answers the payment type. */
export function useLeftChoice(
  list: ReturnType<typeof usePayableAccounts>,
  { restore }: Pick<Choice, 'restore'>,
): PaymentType | undefined {
  const [left] = useState(() => takeLeftPayment('multiple'));
  const isRestored = useRef(false);
  useEffect(() => {
    if (!left || isRestored.current) return;
    isRestored.current = true;
    // What can't be asked now is chosen anew by hand.
    list.readEvery().then(
      (rows) => restore(rows, left),
      () => undefined,
    );
  });
  return left?.paymentType;
}
