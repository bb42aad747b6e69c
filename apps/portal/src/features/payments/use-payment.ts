import type { HostedForm } from '@rochdale/contract/hosted-payment/form';
import { hostedForm } from '@rochdale/contract/hosted-payment/hosted-form';
import type { ResponseOf } from '@rochdale/contract/operations/operations';
import type {
  WirePayableAccount,
  WirePaymentRequest,
  WirePaymentSettings,
} from '@rochdale/contract/payments/conversions';
import { payableAccountOf, paymentRequestOf, paymentRulesOf } from '@rochdale/contract/payments/conversions';
import { dollarsOf } from '@rochdale/domain/money';
import { eligibility } from '@rochdale/domain/payments/eligibility';
import type { PaymentType } from '@rochdale/domain/payments/payable-account';
import { useState } from 'react';

/** What a payment is about to do. */
export interface PlannedPayment {
  readonly amountCents: number;
  readonly paymentType: PaymentType;
}

/** How a payment stands in the browser. */
export type PaymentStage =
  | { readonly kind: 'form' }
  | { readonly kind: 'recent'; readonly planned: PlannedPayment }
  | { readonly kind: 'initiating' }
  | { readonly kind: 'leaving'; readonly actionUrl: string; readonly fields: HostedForm; readonly amountCents: number };

interface PaymentOptions {
  readonly account: WirePayableAccount;
  readonly settings: WirePaymentSettings;
  readonly isQuickPay: boolean;
  readonly initiate: (request: WirePaymentRequest) => Promise<ResponseOf<'quick-pay.initiate'>>;
}

/** Takes a payment from the form over the recent-payment question to the hosted page (S0 §4 Quick Pay). */
export function usePayment({ account, settings, isQuickPay, initiate }: PaymentOptions) {
  const [stage, setStage] = useState<PaymentStage>({ kind: 'form' });
  const [failure, setFailure] = useState<Error>();

  const begin = async ({ amountCents, paymentType }: PlannedPayment): Promise<void> => {
    setFailure(undefined);
    setStage({ kind: 'initiating' });
    try {
      const initiation = await initiate(paymentRequestOf(account, amountCents));
      const fields = hostedForm({
        initiation,
        accountNumber: account.accountNumber,
        amount: dollarsOf(amountCents),
        paymentType,
        allowed: eligibility(payableAccountOf(account), paymentRulesOf(settings)),
        isQuickPay,
      });
      setStage({ kind: 'leaving', actionUrl: initiation.paymentRequisitionSettings.actionUrl, fields, amountCents });
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
