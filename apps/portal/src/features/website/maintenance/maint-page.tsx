import { formatDay, localTimeAt } from '@rochdale/domain/dates';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import phone from 'lucide-static/icons/phone.svg?inner';
import wrench from 'lucide-static/icons/wrench.svg?inner';
import zap from 'lucide-static/icons/zap.svg?inner';
import { PhoneLink } from '../../../lib/address/phone-link.tsx';
import { todayIn } from '../../../lib/device/clock.ts';
import { useSite } from '../../../lib/site.tsx';
import { useMaintenance } from './use-maintenance.ts';
import '@rochdale/ui/layout/card.css';
import '@rochdale/ui/art/logo.css';
import '@rochdale/ui/layout/well.css';
import './maintenance.css';

/** Maintenance (website-34): no header and no footer, and nowhere to go until it is over. */
export function Page() {
  const text = useText();
  const { settings } = useSite();
  const expectedEnd = useMaintenance();
  return (
    <main id="main" className="maintenance" tabIndex={-1}>
      <div className="logo">
        {settings.portalLogoPath && <img src={settings.portalLogoPath} alt="" width="40" height="40" />}
        <span className="logo__name">
          {settings.coopShortName} <small>{settings.coopTagline}</small>
        </span>
      </div>
      <div className="card maintenance__card">
        <span className="well well--tint maintenance__sign">
          <Icon drawing={wrench} size="l" />
        </span>
        <h1>{text('maintenance.title')}</h1>
        <p>{text('maintenance.about')}</p>
        <p className="maintenance__until" role="status">
          {expectedEnd && <ExpectedEnd end={expectedEnd} />}
        </p>
        <p className="muted">{text('maintenance.waiting')}</p>
        <Contacts />
      </div>
    </main>
  );
}

function ExpectedEnd({ end }: { end: Date }) {
  const text = useText();
  const { timeZone } = useSite();
  const { day } = localTimeAt(end, timeZone);
  const time = pageFormats().time(end, timeZone);
  return (
    <time dateTime={end.toISOString()}>
      {day === todayIn(timeZone)
        ? text('maintenance.untilToday', { time })
        : text('maintenance.until', { day: formatDay(day), time })}
    </time>
  );
}

/** Whom to call: what can't wait does not wait for the portal. */
function Contacts() {
  const text = useText();
  const { phoneNumber, officeHours, emergencyContactNumber } = useSite().settings;
  return (
    <ul className="maintenance__contacts">
      {emergencyContactNumber && (
        <li>
          <Icon drawing={zap} />
          <span>
            {text('maintenance.emergency')}
            <PhoneLink number={emergencyContactNumber} />
          </span>
        </li>
      )}
      <li>
        <Icon drawing={phone} />
        <span>
          {text('maintenance.office', { hours: officeHours })}
          <PhoneLink number={phoneNumber} />
        </span>
      </li>
    </ul>
  );
}
