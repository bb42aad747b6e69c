import type { HostedForm } from '@rochdale/contract/hosted-payment/form';
import { storePageForm } from '@rochdale/contract/hosted-payment/hosted-form';
import type { WireStorePage } from '@rochdale/contract/payments/conversions';
import type { PaymentType } from '@rochdale/domain/paying/payments/payable-account';
import { useState } from 'react';

/** How the way to a hosted page that keeps a card or a bank account stands. */
export type StorePageStage =
  | { readonly kind: 'form' }
  | { readonly kind: 'opening' }
  | { readonly kind: 'leaving'; readonly actionUrl: string; readonly fields: HostedForm };

/**
 * Takes the member to a hosted page that takes nothing and keeps a way of paying (paying-45): asks the server to
 * open it, then hands the form to `StorePageHandOff`, which posts it.
 */
export function useStorePage() {
  const [stage, setStage] = useState<StorePageStage>({ kind: 'form' });
  const [failure, setFailure] = useState<Error>();
  return {
    stage,
    failure,
    dismissFailure: () => setFailure(undefined),
    /** `paymentType` is what the page shows first, where it takes both. */
    begin: async (paymentType: PaymentType, open: () => Promise<WireStorePage>): Promise<void> => {
      setFailure(undefined);
      setStage({ kind: 'opening' });
      try {
        const initiation = await open();
        const { actionUrl } = initiation.paymentRequisitionSettings;
        setStage({ kind: 'leaving', actionUrl, fields: storePageForm(initiation, paymentType) });
      } catch (error) {
        setFailure(error instanceof Error ? error : new Error(String(error)));
        setStage({ kind: 'form' });
      }
    },
  };
}
