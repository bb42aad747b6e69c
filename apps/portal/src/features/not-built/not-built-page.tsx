import hammer from 'lucide-static/icons/hammer.svg?inner';
import { ScreenLink } from '../../lib/link.tsx';
import { useSite } from '../../lib/site.tsx';
import { useText } from '../../lib/text.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import '../../ui/empty.css';

/** A screen that is not open yet: says so, and where to go instead. */
export function Page() {
  const text = useText();
  const { settings } = useSite();
  const title = typeof document === 'undefined' ? '' : (document.title.split(' | ')[0] ?? '');
  return (
    <div className="container">
      <div className="card empty">
        <span className="well well--tint">
          <Icon drawing={hammer} size="l" />
        </span>
        <h1 className="form-title">{text('screen.notBuilt.title')}</h1>
        <p>{text('screen.notBuilt.text', { screen: title })}</p>
        <p>{text('screen.notBuilt.call', { phone: settings.phoneNumber, hours: settings.officeHours })}</p>
        <ScreenLink className={buttonClass()} to="accountoverview">
          {text('screen.notBuilt.overview')}
        </ScreenLink>
      </div>
    </div>
  );
}
