import { addressOf } from '@rochdale/domain/website/screens/address';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import receiptText from 'lucide-static/icons/receipt-text.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useSession } from '../../../lib/session/session.ts';

/** The page of receipts where none is known: what that means, and where a member's payments stand. */
export function NoReceipt() {
  const text = useText();
  const session = useSession();
  const history = 'billpayments/history';
  return (
    <>
      <h1 className="form-title">{text('paymentResult.title')}</h1>
      <div className="empty">
        <span className="well">
          <Icon drawing={receiptText} size="l" />
        </span>
        <p className="empty__title">{text('paymentResult.gone')}</p>
        <ScreenLink
          className={buttonClass({ kind: 'secondary' })}
          to={session ? history : 'login'}
          {...(!session && { query: { returnUrl: addressOf(history) } })}
        >
          {text('paymentResult.history')}
        </ScreenLink>
      </div>
    </>
  );
}
