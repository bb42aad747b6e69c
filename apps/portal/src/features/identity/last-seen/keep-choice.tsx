import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect, useState } from 'react';
import { isInstalledApp } from '../../../lib/device/installed-app.ts';
import { forget, hasAsked } from '../../../lib/device/last-seen-store.ts';
import { keepStored } from '../../../lib/device/storage.ts';
import { useStored } from '../../../lib/device/stored.ts';
import { useGate } from '../../../lib/gates.ts';
import { useOwnNumber } from '../../../lib/session/acting.ts';
import { lookingNow } from '../../../lib/session/looking.ts';
import { askFor } from './wish.ts';

/** Whether this phone keeps what was seen last; asked in the installed app alone (identity-140). */
export function KeepChoice() {
  const text = useText();
  const isOffered = useGate('lastSeen').open;
  const ownNumber = useOwnNumber();
  const [keeps, setKeeps] = useIsWanted(ownNumber);
  if (!isOffered || lookingNow() !== undefined || !isInstalledApp()) return null;
  const choose = (isOn: boolean): void => {
    setKeeps(isOn);
    if (!isOn) keepStored('keepsLastSeen', null);
    // A browser that can seal nothing keeps nothing.
    void (isOn ? begin(ownNumber) : forget()).catch(() => setKeeps(false));
  };
  return (
    <Card title={text('lastSeen.title')}>
      <div className="card__body">
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

async function begin(ownNumber: string): Promise<void> {
  await askFor(ownNumber);
  const { keepLastSeen } = await import('./keep-last-seen.ts');
  keepLastSeen();
}

/** Whether the member who is signed in has asked for it on this device; another's wish counts for nothing. */
function useIsWanted(ownNumber: string): readonly [boolean, (isWanted: boolean) => void] {
  const wish = useStored('keepsLastSeen');
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const show = (one: boolean): void => {
      if (isCurrent) setWanted(one);
    };
    const asked = wish === null ? Promise.resolve(false) : hasAsked(wish, ownNumber);
    // A browser that keeps nothing was asked for nothing.
    asked.then(show, () => show(false));
    return () => {
      isCurrent = false;
    };
  }, [wish, ownNumber]);
  return [isWanted, setWanted];
}
