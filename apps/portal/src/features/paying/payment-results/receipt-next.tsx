import { Icon } from '@rochdale/ui/art/icon.tsx';
import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import keyRound from 'lucide-static/icons/key-round.svg?inner';
import repeat from 'lucide-static/icons/repeat.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import type { PaymentResult } from './asked-receipt.ts';

/** The one step that the server offers next (paying-76). */
export function ReceiptNext({ result: { nextStep, accountNumber } }: { result: PaymentResult }) {
  const text = useText();
  if (nextStep === null) return null;
  const isLogin = nextStep === 'create-login';
  const className = buttonClass({ kind: 'secondary' });
  return (
    <section className="card receipt__next" aria-labelledby="receipt-next">
      <span className="well well--tint">
        <Icon drawing={isLogin ? keyRound : repeat} />
      </span>
      <div>
        <h2 className="h3" id="receipt-next">
          {text(isLogin ? 'paymentResult.next.login' : 'paymentResult.next.autoPay')}
        </h2>
        <p className="small muted">
          {text(isLogin ? 'paymentResult.next.login.text' : 'paymentResult.next.autoPay.text')}
        </p>
      </div>
      {isLogin ? (
        <ScreenLink className={className} to="register" query={{ accountno: accountNumber ?? undefined }}>
          {text('paymentResult.next.login.go')}
        </ScreenLink>
      ) : (
        <ScreenLink className={className} to="billpayments/auto-pay">
          {text('paymentResult.next.autoPay.go')}
        </ScreenLink>
      )}
    </section>
  );
}
