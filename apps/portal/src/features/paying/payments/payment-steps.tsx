import type { WirePayableAccount, WirePaymentSettings } from '@rochdale/contract/payments/conversions';
import type { Cents } from '@rochdale/domain/money';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import type { LeftPayment } from '../payment-results/left-payment.ts';
import { PayAgainDialog, PaymentHandOff } from './payment-dialogs.tsx';
import { PaymentForm } from './payment-form.tsx';
import type { PrepaidUse } from './prepaid-use.ts';
import { totalPlanned, type usePayment } from './use-payment.ts';

interface PaymentStepsProps {
  readonly account: WirePayableAccount;
  readonly shownNumber?: string | undefined;
  readonly settings: WirePaymentSettings;
  readonly payment: ReturnType<typeof usePayment>;
  readonly back: ReactNode;
  /** Under which name the amount is kept for the tab; undefined where it isn't. */
  readonly keptAs?: string | undefined;
  /** The next payment of the account's arrangement, where one is known. */
  readonly arranged?: Cents | undefined;
  /** What a prepaid account uses, where its member may know. */
  readonly prepaid?: PrepaidUse | undefined;
  /** The payment with which the form goes on. */
  readonly left?: LeftPayment | undefined;
  /** What Cancel does when the member is asked about a recent payment. */
  readonly onCancel: () => void;
}

/** The form, the question about a recent payment or one that is on its way, and the way to the hosted page (paying-26, paying-27). */
export function PaymentSteps({
  account,
  shownNumber,
  settings,
  payment,
  back,
  keptAs,
  arranged,
  prepaid,
  left,
  onCancel,
}: PaymentStepsProps) {
  const { stage, failure } = payment;
  return (
    <>
      {failure && <FailureBanner failure={failure} onDismiss={payment.dismissFailure} />}
      <PaymentForm
        account={account}
        shownNumber={shownNumber}
        settings={settings}
        isBusy={stage.kind === 'initiating'}
        back={back}
        keptAs={keptAs}
        arranged={arranged}
        prepaid={prepaid}
        left={left}
        onPay={(amountCents, paymentType) => payment.pay({ parts: [{ account, amountCents }], paymentType })}
      />
      {stage.kind === 'asking' && (
        <PayAgainDialog
          asked={stage}
          amountCents={totalPlanned(stage.planned)}
          lastPayment={settings.paymentSettings.lastPayment}
          onContinue={payment.confirm}
          onCancel={stage.isRecent ? onCancel : payment.cancel}
        />
      )}
      {stage.kind === 'leaving' && <PaymentHandOff stage={stage} />}
    </>
  );
}

/** A refused call in a red banner that can be dismissed (general-1); takes focus when it appears. */
export function FailureBanner({ failure, onDismiss }: { failure: Error; onDismiss: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  return (
    <div className="failure-banner">
      <Alert ref={box} kind="danger" onDismiss={onDismiss}>
        {failure.message}
      </Alert>
    </div>
  );
}
