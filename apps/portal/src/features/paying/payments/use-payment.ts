import type { HostedForm } from '@rochdale/contract/hosted-payment/form';
import { hostedForm } from '@rochdale/contract/hosted-payment/hosted-form';
import type { ResponseOf } from '@rochdale/contract/operations/operations';
import type { PaymentPart, WirePaymentRequest, WirePaymentSettings } from '@rochdale/contract/payments/conversions';
import { payableAccountOf, paymentRequestOfAll, paymentRulesOf } from '@rochdale/contract/payments/conversions';
import { centsOf } from '@rochdale/domain/money';
import { askedBeforePaying } from '@rochdale/domain/paying/payments/on-its-way';
import type { PaymentType } from '@rochdale/domain/paying/payments/payable-account';
import { commonEligibility } from '@rochdale/domain/paying/payments/several-accounts';
import { violationText } from '@rochdale/ui/text/text.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/calls/api.ts';
import { keepLeftPayment, type PaymentDoor } from '../payment-results/left-payment.ts';

/** What a payment is about to do: one account or several, at once. */
export interface PlannedPayment {
  readonly parts: readonly PaymentPart[];
  readonly paymentType: PaymentType;
}

/** What would be paid in all. Cents. */
export const totalPlanned = ({ parts }: PlannedPayment): number =>
  parts.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** What a payer is asked before a payment begins. */
interface Asked {
  /** What is on its way already, as a sentence; undefined when that is not asked. */
  readonly onItsWay: string | undefined;
  /** Whether there was a payment a short while ago (paying-26). */
  readonly isRecent: boolean;
}

/** How a payment stands in the browser. */
export type PaymentStage =
  | { readonly kind: 'form' }
  | ({ readonly kind: 'asking'; readonly planned: PlannedPayment } & Asked)
  | { readonly kind: 'initiating' }
  | {
      readonly kind: 'leaving';
      readonly actionUrl: string;
      readonly fields: HostedForm;
      readonly amountCents: number;
      readonly paymentType: PaymentType;
    };

interface PaymentOptions {
  readonly settings: WirePaymentSettings;
  readonly door: PaymentDoor;
  /** Asks anew what is owed and was paid: the page was come back to as it was left. */
  readonly onBack: () => void;
  readonly initiate: (request: WirePaymentRequest) => Promise<ResponseOf<'quick-pay.initiate'>>;
}

/**
 * Takes a payment from the form over the question about a recent payment (paying-26), or about money that is on its
 * way, to the hosted page.
 */
export function usePayment({ settings, door, onBack, initiate }: PaymentOptions) {
  const [stage, setStage] = useState<PaymentStage>({ kind: 'form' });
  const [failure, setFailure] = useState<Error>();

  // Come back to as it was left, the page no longer leads to the payment company, and what it knows may be paid by now.
  const refresh = useRef(onBack);
  refresh.current = onBack;
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      setStage({ kind: 'form' });
      refresh.current();
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  const begin = async (planned: PlannedPayment, payAgain: boolean): Promise<void> => {
    const { parts, paymentType } = planned;
    setFailure(undefined);
    setStage({ kind: 'initiating' });
    try {
      const request = { ...paymentRequestOfAll(parts), payAgain };
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
        isQuickPay: door === 'quick-pay',
      });
      keepLeftPayment({ door, parts: parts.map(partLeft), paymentType });
      setStage({ kind: 'leaving', actionUrl, fields, amountCents: centsOf(request.amount), paymentType });
    } catch (error) {
      if (error instanceof ApiError && error.fields[0]?.field === 'payAgain') {
        setStage({ kind: 'asking', planned, onItsWay: error.message, isRecent: false });
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
    /** Asks first when there was a payment a short while ago, and then at once of what is known to be on its way. */
    pay: (planned: PlannedPayment): void => {
      if (settings.paymentSettings.lastPayment)
        setStage({ kind: 'asking', planned, onItsWay: onItsWayOf(planned), isRecent: true });
      else void begin(planned, false);
    },
    confirm: (): void => {
      if (stage.kind === 'asking') void begin(stage.planned, stage.onItsWay !== undefined);
    },
    cancel: (): void => setStage({ kind: 'form' }),
  };
}

const partLeft = ({ account: { accountNumber }, amountCents }: PaymentPart) => ({ accountNumber, amountCents });

/** What the server would ask of what is on its way, as far as the page knows of it. */
function onItsWayOf({ parts }: PlannedPayment): string | undefined {
  const asked = parts.flatMap(({ account, amountCents }) => {
    const { accountNumber, accountBalance, isPrepaidAccount } = account;
    const underWay = account.onItsWay.map((one) => ({ ...one, amount: centsOf(one.amount) }));
    const found = askedBeforePaying(amountCents, { accountNumber, balance: centsOf(accountBalance) }, underWay);
    return found && !isPrepaidAccount ? [found] : [];
  });
  const [first] = asked;
  return first && violationText(first);
}
