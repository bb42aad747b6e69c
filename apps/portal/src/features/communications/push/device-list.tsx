import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import monitorSmartphone from 'lucide-static/icons/monitor-smartphone.svg?inner';
import { useSite } from '../../../lib/site.tsx';
import type { Device } from './push-calls.ts';
import type { DeviceScreen } from './use-device.ts';
import '@rochdale/ui/layout/things.css';

/** The devices of the login, each with when it was turned on and last told, and the way to remove it. */
export function DeviceList({ devices, screen }: { devices: readonly Device[]; screen: DeviceScreen }) {
  const text = useText();
  const { timeZone } = useSite();
  const timeOf = (moment: string): string => pageFormats().instant(new Date(moment), timeZone);
  return (
    <ul className="things" aria-label={text('notifications.device.devices')}>
      {devices.map((device) => {
        const { subscriptionId, browser, madeAt, lastOkAt } = device;
        const since = { day: timeOf(madeAt) };
        return (
          <li key={subscriptionId}>
            <span className="well">
              <Icon drawing={monitorSmartphone} />
            </span>
            <div>
              <b>{screen.isThis(device) ? text('notifications.device.this', { browser }) : browser}</b>
              <small>
                {lastOkAt === null
                  ? text('notifications.device.since', since)
                  : text('notifications.device.last', { ...since, last: timeOf(lastOkAt) })}
              </small>
            </div>
            <div className="actions">
              <Button
                kind="secondary"
                size="s"
                aria-label={text('notifications.device.removeNamed', { browser, ...since })}
                disabled={screen.remove.isBusy}
                onClick={() => screen.remove.now(device)}
              >
                {text('notifications.device.remove')}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
