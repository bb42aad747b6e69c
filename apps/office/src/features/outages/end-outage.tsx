import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { useHeldVersion } from '../../parts/use-held-version.ts';
import { useLocalNow } from './outage-time.ts';
import { endOutage, type ShownOutage } from './outages-calls.ts';
import { useLookAgain } from './use-look-again.ts';
import { useMayNot } from './use-may-not.ts';

interface EndOutageProps {
  readonly outage: ShownOutage;
  readonly size?: 's' | 'm';
  readonly onDone: (said: string) => void;
}

/** “Power is back”: since when, or that it never was an outage (office-157). */
export function EndOutage({ outage, size = 'm', onDone }: EndOutageProps) {
  const text = useText();
  const mayNot = useMayNot('outages.change');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" size={size} disabledReason={mayNot} onClick={() => setOpen(true)}>
        {text('outageDesk.back')}
      </Button>
      {isOpen && <Ending outage={outage} onClose={() => setOpen(false)} onDone={onDone} />}
    </>
  );
}

function Ending({ outage, onClose, onDone }: EndOutageProps & { readonly onClose: () => void }) {
  const text = useText();
  const now = useLocalNow();
  const look = useLookAgain();
  const { outageNumber } = outage;
  const held = useHeldVersion(outage.version);
  const [at, setAt] = useState('');
  const [isCancelled, setCancelled] = useState(false);
  const sent = useSend(
    () =>
      held.act((version) =>
        endOutage({ params: { outageNumber }, body: { version, restoredAt: at || null, isCancelled } }).finally(() =>
          look(outageNumber),
        ),
      ),
    () => {
      onClose();
      onDone(text('outageDesk.back.done', { number: outageNumber }));
    },
  );
  return (
    <Dialog
      title={text('outageDesk.back.title', { number: outageNumber })}
      open
      onClose={onClose}
      width="400"
      busy={sent.isPending}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {text('office.cancel')}
          </Button>
          <Button busy={sent.isPending} onClick={() => void sent.send(undefined)}>
            {text(isCancelled ? 'outageDesk.back.never' : 'outageDesk.back')}
          </Button>
        </>
      }
    >
      <div className="stack-s">
        {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
        <p>{text('outageDesk.back.words')}</p>
        {!isCancelled && (
          <TextField
            label={text('outageDesk.back.at')}
            type="datetime-local"
            value={at || now}
            max={now}
            onChange={(event) => setAt(event.target.value)}
          />
        )}
        <Checkbox
          label={text('outageDesk.back.never')}
          checked={isCancelled}
          onChange={(event) => setCancelled(event.target.checked)}
        />
      </div>
    </Dialog>
  );
}
