import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { KeyValues } from '@rochdale/ui/figures/key-values.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { FormEvent } from 'react';
import {
  ContinueButton,
  FailureBanner,
  PayAgainDialog,
  PaymentHandOff,
  PaymentSum,
  PaymentTypeChoice,
  usePaymentType,
} from '../payments/public.ts';
import type { OpenedLink } from './payment-link-calls.ts';
import { useLinkPayment } from './use-link-payment.ts';

/** What a link is for, by which way it is paid, and the way to the hosted page (paying-81). */
export function PayByLink({ code, link }: { code: string; link: OpenedLink }) {
  const text = useText();
  const { allowed, cards, ending, until } = link;
  const cents = centsOf(link.amount);
  const [paymentType, setPaymentType] = usePaymentType(allowed, { keptAs: undefined, left: undefined });
  const payment = useLinkPayment(code, link);
  const { stage, failure } = payment;
  const canPay = allowed.card || allowed.echeck;
  return (
    <>
      {failure && <FailureBanner failure={failure} onDismiss={payment.dismissFailure} />}
      <form
        className="form"
        method="post"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          payment.pay(paymentType);
        }}
      >
        <KeyValues
          rows={[
            { label: text('paymentLink.account'), value: ending },
            { label: text('paymentLink.amount'), value: formatMoney(cents) },
            { label: text('paymentLink.until'), value: `${formatDay(until)} ${until.slice(11)}` },
          ]}
        />
        {canPay ? (
          <>
            <PaymentTypeChoice allowed={allowed} cards={cards} paymentType={paymentType} onChange={setPaymentType} />
            <PaymentSum payment={cents} paymentType={paymentType} />
            <div className="actions pay-actions">
              <ContinueButton isBusy={stage.kind === 'initiating'} />
            </div>
          </>
        ) : (
          <Alert kind="danger">{text('payment.restricted.both')}</Alert>
        )}
      </form>
      {stage.kind === 'asking' && (
        <PayAgainDialog
          asked={{ onItsWay: stage.onItsWay, isRecent: false }}
          amountCents={cents}
          lastPayment={null}
          onContinue={payment.confirm}
          onCancel={payment.cancel}
        />
      )}
      {stage.kind === 'leaving' && <PaymentHandOff stage={stage} />}
    </>
  );
}
