import { addressOf } from '@rochdale/domain/website/screens/address';
import receiptText from 'lucide-static/icons/receipt-text.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { useText } from '../../../lib/text/text.ts';
import { Icon } from '../../../ui/art/icon.tsx';
import { buttonClass } from '../../../ui/form/button.tsx';

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
