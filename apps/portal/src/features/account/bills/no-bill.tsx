import fileText from 'lucide-static/icons/file-text.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useText } from '../../../lib/text/text.ts';
import { Icon } from '../../../ui/art/icon.tsx';
import { buttonClass } from '../../../ui/form/button.tsx';
import '../../../ui/state/empty.css';

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
