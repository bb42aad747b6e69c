import type { HostedForm } from '@rochdale/contract/hosted-payment/form';
import { hostedForm } from '@rochdale/contract/hosted-payment/hosted-form';
import type { ResponseOf } from '@rochdale/contract/operations/operations';
import type { PaymentPart, WirePaymentRequest, WirePaymentSettings } from '@rochdale/contract/payments/conversions';
import { payableAccountOf, paymentRequestOfAll, paymentRulesOf } from '@rochdale/contract/payments/conversions';
import { centsOf } from '@rochdale/domain/money';
import type { PaymentType } from '@rochdale/domain/payments/payable-account';
import { commonEligibility } from '@rochdale/domain/payments/several-accounts';
import { useState } from 'react';

/** What a payment is about to do: one account or several, at once. */
export interface PlannedPayment {
  readonly parts: readonly PaymentPart[];
  readonly paymentType: PaymentType;
}

/** How a payment stands in the browser. */
export type PaymentStage =
  | { readonly kind: 'form' }
  | { readonly kind: 'recent'; readonly planned: PlannedPayment }
  | { readonly kind: 'initiating' }
  | { readonly kind: 'leaving'; readonly actionUrl: string; readonly fields: HostedForm; readonly amountCents: number };

interface PaymentOptions {
  readonly settings: WirePaymentSettings;
  readonly isQuickPay: boolean;
  readonly initiate: (request: WirePaymentRequest) => Promise<ResponseOf<'quick-pay.initiate'>>;
}

/** Takes a payment from the form over the recent-payment question to the hosted page (S0 §4 Quick Pay). */
export function usePayment({ settings, isQuickPay, initiate }: PaymentOptions) {
  const [stage, setStage] = useState<PaymentStage>({ kind: 'form' });
  const [failure, setFailure] = useState<Error>();

  const begin = async ({ parts, paymentType }: PlannedPayment): Promise<void> => {
    setFailure(undefined);
    setStage({ kind: 'initiating' });
    try {
      const request = paymentRequestOfAll(parts);
      const initiation = await initiate(request);
      const { actionUrl } = initiation.paymentRequisitionSettings;
      const fields = hostedForm({
        initiation,
        accountNumber: request.accountsToPay.map(({ accountNumber }) => accountNumber).join(','),
        amount: request.amount,
        paymentType,
        allowed: commonEligibility(
          parts.map(({ account }) => payableAccountOf(account)),
          paymentRulesOf(settings),
        ),
        isQuickPay,
      });
      setStage({ kind: 'leaving', actionUrl, fields, amountCents: centsOf(request.amount) });
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
      setStage({ kind: 'form' });
    }
  };

  return {
    stage,
    failure,
    dismissFailure: () => setFailure(undefined),
    /** Asks first when there was a payment a short while ago. */
    pay: (planned: PlannedPayment): void => {
      if (settings.paymentSettings.lastPayment) setStage({ kind: 'recent', planned });
      else void begin(planned);
    },
    confirm: (): void => {
      if (stage.kind === 'recent') void begin(stage.planned);
    },
    cancel: (): void => setStage({ kind: 'form' }),
  };
}
