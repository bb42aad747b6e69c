import { defaultPaymentType, type Eligibility } from '@rochdale/domain/paying/payments/eligibility';
import type { PaymentType } from '@rochdale/domain/paying/payments/payable-account';
import { useState } from 'react';
import { keepForTab, readForTab } from '../../../lib/device/storage.ts';
import type { LeftPayment } from '../payment-results/left-payment.ts';

/** The payment type that is chosen, kept for the tab under a name where there is one. */
export function usePaymentType(
  allowed: Eligibility,
  { keptAs, left }: { readonly keptAs: string | undefined; readonly left: LeftPayment | undefined },
) {
  const name = keptAs === undefined ? undefined : `${keptAs}.type`;
  const [paymentType, setPaymentType] = useState<PaymentType>(() => {
    const kept = name === undefined ? left?.paymentType : readForTab(name);
    return kept === 'echeck' && allowed.echeck ? 'echeck' : defaultPaymentType(allowed);
  });
  const choose = (chosen: PaymentType): void => {
    setPaymentType(chosen);
    if (name !== undefined) keepForTab(name, chosen);
  };
  return [paymentType, choose] as const;
}
