import { useText } from '@rochdale/ui/text/text.ts';
import calendarClock from 'lucide-static/icons/calendar-clock.svg?inner';
import leaf from 'lucide-static/icons/leaf.svg?inner';
import wallet from 'lucide-static/icons/wallet.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useGate } from '../../../lib/gates.ts';
import { useSite } from '../../../lib/site.tsx';
import { Tile } from '../../../ui/figures/tile.tsx';
import './payment-options.css';

/** Payment Options (paying-57): three ways on, and the door to those that pay by themselves. */
export function Page() {
  const text = useText();
  const canDraft = useGate('draftPayments').open;
  const canAutomate = useGate('payAutomatically').open;
  const { whecEnabled } = useSite().configuration;
  return (
    <div className="container">
      <div className="page-head">
        <div>
          <h1>{text('screen.paymentOptions')}</h1>
          <p>{text('paymentOptions.lead')}</p>
        </div>
      </div>
      <ul className="tiles tiles--3">
        <li>
          <Tile
            icon={leaf}
            title={text('paymentOptions.paperless')}
            text={text('paymentOptions.paperless.text')}
            to="my-profile"
            state={{ isPaperless: true }}
          />
        </li>
        <li>
          <Tile
            icon={wallet}
            title={text('paymentOptions.payNow')}
            text={text('paymentOptions.payNow.text')}
            to="billpayments/pay-multiple"
          />
        </li>
        {canDraft && (
          <li>
            <Tile
              icon={calendarClock}
              title={text('paymentOptions.ezPay')}
              text={text(whecEnabled ? 'paymentOptions.ezPay.text' : 'paymentOptions.ezPay.drafts')}
              to="draft-payments"
            />
          </li>
        )}
      </ul>
      {canAutomate && (
        <p className="payment-options__door">
          <ScreenLink to="billpayments/pay-automatically">{text('paymentOptions.automatic')}</ScreenLink>
        </p>
      )}
    </div>
  );
}
