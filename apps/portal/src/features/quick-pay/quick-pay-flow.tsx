import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useText } from '../../lib/text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { HandOff, PaymentForm, RecentPaymentDialog, usePayment } from '../payments/public.ts';
import { CheckAccount } from './check-account.tsx';
import { FindAccount } from './find-account.tsx';
import { initiate } from './quick-pay-calls.ts';
import type { useQuickPay, VerifiedAccount } from './use-quick-pay.ts';

/** The titles of the three steps. */
export const stepTitles = ['quickPay.find.title', 'quickPay.check.title', 'pay.title'] as const;

/** What stands below the title in each step; the page and the dialog share it. */
export function QuickPayFlow({ flow, leave }: { flow: ReturnType<typeof useQuickPay>; leave: ReactNode }) {
  const text = useText();
  const { step, verified, failure } = flow;
  return (
    <>
      {step === 0 && <p className="form-lead">{text('quickPay.find.lead')}</p>}
      {step === 1 && <p className="form-lead">{text('quickPay.check.lead')}</p>}
      {failure && <FailureBanner failure={failure} onDismiss={flow.dismissFailure} />}
      {verified === undefined && (
        <FindAccount begin={flow.keys} isBusy={flow.isBusy} back={leave} onVerify={(keys) => void flow.verify(keys)} />
      )}
      {verified && step === 1 && <CheckAccount verified={verified} onBack={flow.restart} onVerify={flow.toPay} />}
      {verified && step === 2 && <Pay verified={verified} onBack={flow.toVerify} onRestart={flow.restart} />}
    </>
  );
}

function Pay({
  verified,
  onBack,
  onRestart,
}: {
  verified: VerifiedAccount;
  onBack: () => void;
  onRestart: () => void;
}) {
  const text = useText();
  const { account, settings, memberNumber, encryptedAccount } = verified;
  const payment = usePayment({
    account,
    settings,
    isQuickPay: true,
    initiate: (body) => initiate({ params: { memberNumber }, query: { encryptedAccount }, body }),
  });
  const { stage, failure } = payment;
  return (
    <>
      {failure && <FailureBanner failure={failure} onDismiss={payment.dismissFailure} />}
      <PaymentForm
        account={account}
        settings={settings}
        isBusy={stage.kind === 'initiating'}
        back={
          <Button kind="ghost" onClick={onBack}>
            <Icon name="arrow-left" />
            {text('ui.back')}
          </Button>
        }
        onPay={(amountCents, paymentType) => payment.pay({ amountCents, paymentType })}
      />
      {stage.kind === 'recent' && (
        <RecentPaymentDialog
          lastPayment={settings.paymentSettings.lastPayment}
          onContinue={payment.confirm}
          onCancel={onRestart}
        />
      )}
      {stage.kind === 'leaving' && <HandOff stage={stage} />}
    </>
  );
}

function FailureBanner({ failure, onDismiss }: { failure: Error; onDismiss: () => void }) {
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
