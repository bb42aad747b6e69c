import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { isInstalledApp } from '../../../lib/device/installed-app.ts';
import { forgetAll, noteAsked } from '../../../lib/device/last-seen-store.ts';
import { newId } from '../../../lib/device/new-id.ts';
import { keepStored } from '../../../lib/device/storage.ts';
import { useStored } from '../../../lib/device/stored.ts';
import { useGate } from '../../../lib/gates.ts';
import { useOwnNumber } from '../../../lib/session/acting.ts';
import { lookingNow } from '../../../lib/session/looking.ts';

/** Whether this phone keeps what was seen last; asked in the installed app alone (identity-140). */
export function KeepChoice() {
  const text = useText();
  const isOffered = useGate('lastSeen').open;
  const ownNumber = useOwnNumber();
  const [isFailed, setFailed] = useState(false);
  const keeps = useStored('keepsLastSeen') !== null;
  if (!isOffered || lookingNow() !== undefined || !isInstalledApp()) return null;
  const turnOn = async (): Promise<void> => {
    keepStored('keepsLastSeen', newId());
    await noteAsked(ownNumber);
    const { keepLastSeen } = await import('./keep-last-seen.ts');
    keepLastSeen();
  };
  const turnOff = async (): Promise<void> => {
    keepStored('keepsLastSeen', null);
    await forgetAll();
  };
  const choose = (isOn: boolean): void => {
    setFailed(false);
    void (isOn ? turnOn() : turnOff()).catch(() => {
      keepStored('keepsLastSeen', null);
      setFailed(isOn);
    });
  };
  return (
    <Card title={text('lastSeen.title')}>
      <div className="card__body">
        {isFailed && <Alert kind="danger">{text('lastSeen.keep.failed')}</Alert>}
        <p>{text('lastSeen.keep.lead')}</p>
        <Checkbox
          id="keepsLastSeen"
          label={text('lastSeen.keep')}
          checked={keeps}
          onChange={({ target }) => choose(target.checked)}
        />
        <p className="hint">{text('lastSeen.protects')}</p>
      </div>
    </Card>
  );
}
