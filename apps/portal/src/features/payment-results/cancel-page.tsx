import x from 'lucide-static/icons/x.svg?inner';
import { ScreenLink } from '../../lib/link.tsx';
import { useSession } from '../../lib/session.ts';
import { useText } from '../../lib/text.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import './payment-results.css';

/** A payment that was left (S0 §2 payment-cancel). */
export function Page() {
  const text = useText();
  const session = useSession();
  return (
    <div className="container">
      <div className="receipt">
        <div className="card receipt__top">
          <div className="receipt__ok receipt__ok--canceled">
            <Icon drawing={x} />
          </div>
          <h1 className="receipt__title">{text('paymentResult.title')}</h1>
          <p className="receipt__said" role="status">
            {text('paymentResult.canceled')}
          </p>
          <p className="muted">{text('paymentResult.canceled.note')}</p>
          <div className="actions receipt__done">
            <ScreenLink className={buttonClass()} to={session ? 'accountoverview' : 'home'}>
              {text('paymentResult.done')}
            </ScreenLink>
          </div>
        </div>
      </div>
    </div>
  );
}
