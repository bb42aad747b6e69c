import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { isInstalledApp } from '../../../lib/device/installed-app.ts';
import { forget } from '../../../lib/device/last-seen-store.ts';
import { newId } from '../../../lib/device/new-id.ts';
import { keepStored } from '../../../lib/device/storage.ts';
import { useStored } from '../../../lib/device/stored.ts';
import { useGate } from '../../../lib/gates.ts';
import { lookingNow } from '../../../lib/session/looking.ts';

/** Whether this phone keeps what was seen last; asked in the installed app alone (identity-140). */
export function KeepChoice() {
  const text = useText();
  const isOffered = useGate('lastSeen').open;
  const keeps = useStored('keepsLastSeen') !== null;
  if (!isOffered || lookingNow() !== undefined || !isInstalledApp()) return null;
  const choose = (isOn: boolean): void => {
    keepStored('keepsLastSeen', isOn ? newId() : null);
    const done = isOn ? import('./keep-last-seen.ts').then(({ keepLastSeen }) => keepLastSeen()) : forget();
    void done.catch(() => undefined);
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
