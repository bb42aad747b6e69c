import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import wifiOff from 'lucide-static/icons/wifi-off.svg?inner';
import { useEffect, useState } from 'react';
import { nowIn } from '../../lib/device/clock.ts';
import { useIsOnline } from '../../lib/device/online.ts';
import { useSite } from '../../lib/site.tsx';
import './offline-strip.css';

/** Says that there is no network, and since when what is shown may be old. */
export function OfflineStrip() {
  const text = useText();
  const { timeZone } = useSite();
  const isOnline = useIsOnline();
  const [since, setSince] = useState<string>();
  useEffect(() => setSince(isOnline ? undefined : nowIn(timeZone).slice(11)), [isOnline, timeZone]);
  return (
    <div role="status">
      {since !== undefined && (
        <div className="offline-strip">
          <p className="container">
            <Icon drawing={wifiOff} size="s" />
            {text('frame.offline', { time: since })}
          </p>
        </div>
      )}
    </div>
  );
}
