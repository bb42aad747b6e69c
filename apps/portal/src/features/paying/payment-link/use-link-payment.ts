import { hostedForm } from '@rochdale/contract/hosted-payment/hosted-form';
import { centsOf } from '@rochdale/domain/money';
import type { PaymentType } from '@rochdale/domain/paying/payments/payable-account';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/calls/api.ts';
import { keepLeftPayment } from '../payment-results/left-payment.ts';
import type { PaymentStage } from '../payments/public.ts';
import { type OpenedLink, payLink } from './payment-link-calls.ts';

type LinkStage =
  | { readonly kind: 'form' | 'initiating' }
  | { readonly kind: 'asking'; readonly paymentType: PaymentType; readonly onItsWay: string }
  | Extract<PaymentStage, { kind: 'leaving' }>;

/** Takes the payment of a link to the hosted page; asks once where money is on its way (paying-27). */
export function useLinkPayment(code: string, { amount, ending }: OpenedLink) {
  const [stage, setStage] = useState<LinkStage>({ kind: 'form' });
  const [failure, setFailure] = useState<Error>();

  // Come back to as it was left, the page no longer leads to the payment company.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setStage({ kind: 'form' });
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  const begin = async (paymentType: PaymentType, payAgain: boolean): Promise<void> => {
    setFailure(undefined);
    setStage({ kind: 'initiating' });
    try {
      const { accountNumber, allowed, ...initiation } = await payLink({ body: { code, payAgain } });
      const { actionUrl } = initiation.paymentRequisitionSettings;
      const fields = hostedForm({ initiation, accountNumber, amount, paymentType, allowed, isQuickPay: true });
      const amountCents = centsOf(amount);
      keepLeftPayment({ door: 'link', parts: [{ accountNumber: ending, amountCents }], paymentType });
      setStage({ kind: 'leaving', actionUrl, fields, amountCents, paymentType });
    } catch (error) {
      if (error instanceof ApiError && error.fields[0]?.field === 'payAgain') {
        setStage({ kind: 'asking', paymentType, onItsWay: error.message });
        return;
      }
      setFailure(error instanceof Error ? error : new Error(String(error)));
      setStage({ kind: 'form' });
    }
  };

  return {
    stage,
    failure,
    dismissFailure: () => setFailure(undefined),
    pay: (paymentType: PaymentType): void => void begin(paymentType, false),
    confirm: (): void => {
      if (stage.kind === 'asking') void begin(stage.paymentType, true);
    },
    cancel: (): void => setStage({ kind: 'form' }),
  };
}
