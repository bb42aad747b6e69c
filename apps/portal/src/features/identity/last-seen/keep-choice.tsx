import { Switch } from '@rochdale/ui/form/switch.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { isInstalledApp } from '../../../lib/device/installed-app.ts';
import { forget } from '../../../lib/device/last-seen-store.ts';
import { keepStored } from '../../../lib/device/storage.ts';
import { useStored } from '../../../lib/device/stored.ts';
import { useGate } from '../../../lib/gates.ts';
import { lookingNow } from '../../../lib/session/looking.ts';
import './last-seen.css';

/** Whether this phone keeps what was seen last; asked in the installed app alone (identity-140). */
export function KeepChoice() {
  const text = useText();
  const isOffered = useGate('lastSeen').open;
  const keeps = useStored('keepsLastSeen') === 'yes';
  if (!isOffered || lookingNow() !== undefined || !isInstalledApp()) return null;
  const choose = (isOn: boolean): void => {
    keepStored('keepsLastSeen', isOn ? 'yes' : null);
    const done = isOn ? import('./keep-last-seen.ts').then(({ keepLastSeen }) => keepLastSeen()) : forget();
    void done.catch(() => undefined);
  };
  return (
    <div className="last-seen__choice">
      <Card
        title={text('lastSeen.keep')}
        action={
          <Switch
            label={text('lastSeen.keep')}
            state={text(keeps ? 'lastSeen.keep.on' : 'lastSeen.keep.off')}
            checked={keeps}
            onChange={({ target }) => choose(target.checked)}
          />
        }
      >
        <div className="card__body">
          <p>{text('lastSeen.keep.lead')}</p>
          <p className="hint">{text('lastSeen.protects')}</p>
        </div>
      </Card>
    </div>
  );
}
