import { Button } from '@rochdale/ui/form/button.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { Spoken } from '@rochdale/ui/state/spoken.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { ApiError } from '../../../lib/calls/api.ts';
import { useOwnNumber } from '../../../lib/session/acting.ts';
import { DeviceList } from './device-list.tsx';
import type { Device } from './push-calls.ts';
import { type DeviceScreen, useDevice } from './use-device.ts';

const skeletonHeight = 120;
const notReady = {
  unsupported: 'notifications.device.unsupported',
  'needs-install': 'notifications.device.install',
  blocked: 'notifications.device.blocked',
} as const;

/** Notices as notifications on this device, and the login's other devices (communications-44). */
export default function ThisDevice() {
  const text = useText();
  const screen = useDevice(useOwnNumber());
  return (
    <Card title={text('notifications.device.title')}>
      <Loaded query={screen.list} skeleton={<Skeleton height={skeletonHeight} />}>
        {({ publicKey, devices }) => (
          <>
            <div className="card__body stack">
              <p className="muted">{text('notifications.device.lead')}</p>
              <Outcome screen={screen} />
              <State screen={screen} publicKey={publicKey} own={devices.find(screen.isThis)} />
            </div>
            {devices.length > 0 && <DeviceList devices={devices} screen={screen} />}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function State({ screen, publicKey, own }: { screen: DeviceScreen; publicKey: string; own: Device | undefined }) {
  const text = useText();
  const { browser, turnOn, remove } = screen;
  if (browser !== 'ready')
    return <Alert kind={browser === 'blocked' ? 'warning' : 'info'}>{text(notReady[browser])}</Alert>;
  return (
    <div className="actions push-device">
      <Spoken again={own ? 'on' : 'off'}>{text(own ? 'notifications.device.on' : 'notifications.device.off')}</Spoken>
      {own ? (
        <Button kind="secondary" busy={remove.isBusy} onClick={() => remove.now(own)}>
          {text('notifications.device.turnOff')}
        </Button>
      ) : (
        <Button busy={turnOn.isBusy} onClick={() => turnOn.now(publicKey)}>
          {text('notifications.device.turnOn')}
        </Button>
      )}
    </div>
  );
}

/** What became of the last thing that was asked for: what the server refused says why, what the browser did not do says so. */
function Outcome({ screen: { turnOn, remove } }: { screen: DeviceScreen }) {
  const text = useText();
  const failure = turnOn.failure ?? remove.failure;
  if (failure)
    return (
      <Alert kind="danger">{failure instanceof ApiError ? failure.message : text('notifications.device.failed')}</Alert>
    );
  if (!remove.removed) return null;
  return (
    <Alert kind="success">
      {text(remove.removed.isThis ? 'notifications.device.turnedOff' : 'notifications.device.removed')}
    </Alert>
  );
}
