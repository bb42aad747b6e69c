import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import arrowLeft from 'lucide-static/icons/arrow-left.svg?inner';
import { type ReactNode, Suspense } from 'react';
import { LockedAccount } from '../../identity/locked/public.ts';
import { FindAccount } from '../find-account/find-account.tsx';
import { FailureBanner, PaymentSteps, usePayment } from '../payments/public.ts';
import { CheckAccount } from './check-account.tsx';
import { initiate } from './quick-pay-calls.ts';
import { amountName } from './quick-pay-steps.ts';
import type { useQuickPay, VerifiedAccount } from './use-quick-pay.ts';
import './quick-pay.css';

const [find, check, pay] = [
  { title: 'quickPay.find.title', lead: 'quickPay.find.lead' },
  { title: 'quickPay.check.title', lead: 'quickPay.check.lead' },
  { title: 'pay.title', lead: undefined },
] as const;
/** What heads each of the three steps. */
export const stepHeads = [find, check, pay] as const;
export const headOf = (step: number) => stepHeads[step] ?? find;

interface QuickPayFlowProps {
  readonly flow: ReturnType<typeof useQuickPay>;
  readonly leave: ReactNode;
  /** Whether the amount is kept for the tab. */
  readonly keepsTyped?: boolean;
}

/** What stands below the title in each step; the page and the dialog share it. */
export function QuickPayFlow({ flow, leave, keepsTyped = false }: QuickPayFlowProps) {
  const { step, verified, failure } = flow;
  return (
    <>
      {failure && <FailureBanner failure={failure} onDismiss={flow.dismissFailure} />}
      {step === 0 && (
        <FindAccount begin={flow.keys} isBusy={flow.isBusy} back={leave} onVerify={(keys) => void flow.verify(keys)} />
      )}
      {flow.isLocked && (
        <Suspense fallback={null}>
          <LockedAccount
            accountNumber={flow.keys.accountNumber}
            onOpened={(accountKey) => void flow.verify(flow.keys, accountKey)}
          />
        </Suspense>
      )}
      {verified && step === 1 && <CheckAccount verified={verified} onBack={flow.restart} onVerify={flow.toPay} />}
      {verified && step === 2 && (
        <Pay
          verified={verified}
          keepsTyped={keepsTyped}
          onBack={flow.toVerify}
          onRestart={flow.restart}
          onRefresh={flow.refresh}
        />
      )}
    </>
  );
}

function Pay({
  verified,
  keepsTyped,
  onBack,
  onRestart,
  onRefresh,
}: {
  verified: VerifiedAccount;
  keepsTyped: boolean;
  onBack: () => void;
  onRestart: () => void;
  onRefresh: () => void;
}) {
  const text = useText();
  const { account, settings, memberNumber, encryptedAccount } = verified;
  const payment = usePayment({
    settings,
    door: 'quick-pay',
    onBack: onRefresh,
    initiate: (body) => initiate({ params: { memberNumber }, query: { encryptedAccount }, body }),
  });
  return (
    <PaymentSteps
      account={account}
      settings={settings}
      payment={payment}
      keptAs={keepsTyped ? amountName(account.accountNumber) : undefined}
      onCancel={onRestart}
      back={
        <Button kind="ghost" onClick={onBack}>
          <Icon drawing={arrowLeft} />
          {text('ui.back')}
        </Button>
      }
    />
  );
}
