import calendarClock from 'lucide-static/icons/calendar-clock.svg?inner';
import leaf from 'lucide-static/icons/leaf.svg?inner';
import wallet from 'lucide-static/icons/wallet.svg?inner';
import { useGate } from '../../../lib/gates.ts';
import { useText } from '../../../lib/text/text.ts';
import { Tile } from '../../../ui/figures/tile.tsx';

/** Payment Options (paying-57): three ways on. */
export function Page() {
  const text = useText();
  const canDraft = useGate('draftPayments').open;
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
              text={text('paymentOptions.ezPay.text')}
              to="draft-payments"
            />
          </li>
        )}
      </ul>
    </div>
  );
}
