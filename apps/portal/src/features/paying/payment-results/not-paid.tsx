import { formatMoney } from '@rochdale/domain/money';
import { KeyValues } from '@rochdale/ui/figures/key-values.tsx';
import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { Outcome } from '@rochdale/ui/layout/outcome.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site.tsx';
import type { LeftPayment } from './left-payment.ts';
import { TryAgain } from './try-again.tsx';
import './payment-results.css';

interface NotPaidProps {
  readonly kind: 'canceled' | 'failed';
  readonly said: string;
  readonly note: string;
  /** What it is begun anew with; undefined where that is not known, or not theirs. */
  readonly left: LeftPayment | undefined;
}

/** A payment that came to nothing: that nothing was charged, and the way back to it (paying-68, paying-77). */
export function NotPaid({ kind, said, note, left }: NotPaidProps) {
  const text = useText();
  const session = useSession();
  const { phoneNumber } = useSite().settings;
  return (
    <>
      <div className="card">
        <Outcome kind={kind} title={text('paymentResult.title')} said={said}>
          <p className="muted">{note}</p>
        </Outcome>
        {left && (
          <div className="receipt__body">
            <KeyValues
              rows={left.parts.map(({ accountNumber, amountCents }) => ({
                label: text('paymentResult.account', { number: accountNumber }),
                value: formatMoney(amountCents),
              }))}
            />
          </div>
        )}
        <div className="actions receipt__actions">
          <ScreenLink
            className={buttonClass({ kind: left ? 'ghost' : 'primary' })}
            to={session ? 'accountoverview' : 'home'}
          >
            {text('paymentResult.done')}
          </ScreenLink>
          {left && <TryAgain left={left} />}
        </div>
      </div>
      <p className="receipt__help muted small">{text('paymentResult.help', { phone: phoneNumber })}</p>
    </>
  );
}
