import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import check from 'lucide-static/icons/check.svg?inner';
import hourglass from 'lucide-static/icons/hourglass.svg?inner';

interface OpenPaymentStepsProps {
  readonly processor: string;
  /** When the payment began, as it is written. */
  readonly begunAt: string;
  /** Where a receipt is emailed to, masked; null: nowhere. */
  readonly receiptTo: string | null;
}

/** What has happened to a payment that has no answer, and how the payer hears of its end. */
export function OpenPaymentSteps({ processor, begunAt, receiptTo }: OpenPaymentStepsProps) {
  const text = useText();
  const steps = [
    { kind: 'done', icon: check, title: text('paymentResult.open.sent', { processor }), more: begunAt },
    {
      kind: 'now',
      icon: hourglass,
      title: text('paymentResult.open.waiting'),
      more: text('paymentResult.open.waiting.text'),
    },
    {
      kind: 'later',
      icon: undefined,
      title: text('paymentResult.open.hear'),
      more:
        receiptTo === null
          ? text('paymentResult.open.hear.here')
          : text('paymentResult.open.hear.email', { email: receiptTo }),
    },
  ] as const;
  return (
    <>
      <h2 className="h3 receipt__next-title">{text('paymentResult.open.next')}</h2>
      <ol className="receipt__steps">
        {steps.map(({ kind, icon, title, more }) => (
          <li key={kind} className={`receipt__step receipt__step--${kind}`}>
            <span className="receipt__dot">{icon && <Icon drawing={icon} />}</span>
            <div>
              <p className="strong">{title}</p>
              <p className="small muted">{more}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
