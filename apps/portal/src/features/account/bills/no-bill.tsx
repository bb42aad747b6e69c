import { Icon } from '@rochdale/ui/art/icon.tsx';
import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import fileText from 'lucide-static/icons/file-text.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import '@rochdale/ui/state/empty.css';

/** There is no such bill (account-39). */
export function NoBill() {
  const text = useText();
  return (
    <div className="container">
      <div className="card empty">
        <span className="well well--tint">
          <Icon drawing={fileText} size="l" />
        </span>
        <h1 className="form-title">{text('bill.view')}</h1>
        <p>{text('bill.notAvailable')}</p>
        <ScreenLink className={buttonClass()} to="accountoverview">
          {text('bill.overview')}
        </ScreenLink>
      </div>
    </div>
  );
}
