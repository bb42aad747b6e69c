import type { HostedForm } from '@rochdale/contract/hosted-payment/form';
import type { WirePaymentSettings } from '@rochdale/contract/payments/conversions';
import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { sumToday } from '@rochdale/domain/paying/payment-form/sum-today';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect, useRef } from 'react';
import { useSite } from '../../../lib/site.tsx';
import type { PaymentStage } from './use-payment.ts';
import type { StorePageStage } from './use-store-page.ts';

/**
 * Asks before a second payment shortly after another (paying-26), and before more is paid than is owed beside what is on its
 * way: once, where both are so. The safe choice takes focus.
 */
export function PayAgainDialog(props: {
  asked: Pick<Extract<PaymentStage, { kind: 'asking' }>, 'onItsWay' | 'isRecent'>;
  /** What would be paid. */
  amountCents: number;
  lastPayment: WirePaymentSettings['paymentSettings']['lastPayment'];
  onContinue: () => void;
  onCancel: () => void;
}) {
  const text = useText();
  const cancel = useRef<HTMLButtonElement>(null);
  const { asked, amountCents, onContinue, onCancel } = props;
  const lastPayment = asked.isRecent ? props.lastPayment : null;
  return (
    <Dialog
      title={text(lastPayment ? 'pay.recent.title' : 'pay.again.title')}
      open
      onClose={onCancel}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} kind="secondary" onClick={onCancel}>
            {text('ui.cancel')}
          </Button>
          <Button onClick={onContinue}>{text(lastPayment ? 'ui.continue' : 'pay.again')}</Button>
        </>
      }
    >
      <div className="stack">
        {asked.onItsWay !== undefined && <p>{asked.onItsWay}</p>}
        <p>
          {lastPayment
            ? text('payment.recent', {
                amount: formatMoney(centsOf(lastPayment.paymentAmount)),
                date: formatDay(lastPayment.paymentDate),
              })
            : text('pay.again.question', { amount: formatMoney(amountCents) })}
        </p>
      </div>
    </Dialog>
  );
}

/** Says the configured cut-off message (paying-23). */
export function CutoffDialog({ message, onClose }: { message: string; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog
      title={text('pay.cutoff.title')}
      open
      onClose={onClose}
      footer={<Button onClick={onClose}>{text('ui.close')}</Button>}
    >
      <p role="alert">{message}</p>
    </Dialog>
  );
}

/** Says where the browser is going to pay, and how much (paying-79), and posts the hidden form there. */
export function PaymentHandOff({ stage }: { stage: Extract<PaymentStage, { kind: 'leaving' }> }) {
  const text = useText();
  const { settings, config } = useSite();
  const { companyName, convenienceFees } = config.payments;
  const { fee, total } = sumToday(stage.amountCents, stage.paymentType, convenienceFees);
  const named = {
    coop: settings.coopName,
    processor: companyName ?? text('pay.handOff.processor'),
    amount: formatMoney(stage.amountCents),
  };
  const sentence =
    fee === null || total === null
      ? text('pay.handOff.feeToCome', named)
      : fee === 0
        ? text('pay.handOff.text', named)
        : text('pay.handOff.total', { ...named, fee: formatMoney(fee), total: formatMoney(total) });
  return <HandOff {...stage} sentence={sentence} />;
}

/** Says that the browser is going to where a card or a bank account is kept, and posts the hidden form there. */
export function StorePageHandOff({ stage }: { stage: StorePageStage }) {
  const text = useText();
  const coop = useSite().settings.coopName;
  return stage.kind === 'leaving' ? <HandOff {...stage} sentence={text('pay.handOff.store', { coop })} /> : null;
}

interface HandOffProps {
  readonly actionUrl: string;
  readonly fields: HostedForm;
  readonly sentence: string;
}

function HandOff({ actionUrl, fields, sentence }: HandOffProps) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  return (
    <Dialog title={text('pay.handOff')} open busy onClose={() => undefined}>
      <p role="status">{sentence}</p>
      <form ref={form} method="post" action={actionUrl} hidden>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </Dialog>
  );
}
