import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect, useState } from 'react';
import { canVerify } from '../../../lib/device/passkeys.ts';
import { keepForTab, readForTab } from '../../../lib/device/storage.ts';
import { useOwnNumber } from '../../../lib/session/acting.ts';
import { takeOffer } from '../passkey-use/public.ts';
import { AddDialog } from './add-passkey.tsx';

/**
 * One quiet offer after signing in, on a device that can make a passkey (identity-82). The server says whether one is due:
 * asked once in each tab.
 */
export function PasskeyOffer() {
  const text = useText();
  const memberNumber = useOwnNumber();
  const [state, setState] = useState<'none' | 'offered' | 'adding' | 'added'>('none');
  useEffect(() => {
    if (memberNumber === '' || readForTab('passkeyOffer') === memberNumber) return;
    const ask = async (): Promise<void> => {
      if (!(await canVerify())) return;
      keepForTab('passkeyOffer', memberNumber);
      if ((await takeOffer({ params: { memberNumber } })).isOffered) setState('offered');
    };
    // Nobody has asked for it: where it can't be had there is none.
    ask().catch(() => undefined);
  }, [memberNumber]);
  if (state === 'none' || memberNumber === '') return null;
  if (state === 'added')
    return (
      <Alert kind="success" onDismiss={() => setState('none')}>
        {text('passkeys.added')}
      </Alert>
    );
  return (
    <>
      <Alert
        kind="info"
        title={text('passkeys.offer')}
        action={
          <Button kind="secondary" size="s" onClick={() => setState('adding')}>
            {text('passkeys.add')}
          </Button>
        }
        onDismiss={() => setState('none')}
      >
        {text('passkeys.offer.lead')}
      </Alert>
      {state === 'adding' && (
        <AddDialog memberNumber={memberNumber} onClose={() => setState('offered')} onAdded={() => setState('added')} />
      )}
    </>
  );
}
