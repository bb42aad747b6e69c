import { methodName } from '@rochdale/domain/payment-profile/stored-payment';
import { useRef } from 'react';
import { useText } from '../../lib/text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { StoredPayment } from './payment-profile-calls.ts';

interface RemoveDialogProps {
  readonly stored: StoredPayment;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** Asks before a stored way of paying is removed. The safe choice takes focus. */
export function RemoveDialog({ stored, isBusy, failure, onNo, onYes }: RemoveDialogProps) {
  const text = useText();
  const no = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={text('paymentProfile.remove.title', { name: methodName(stored, text) })}
      open
      onClose={onNo}
      width="400"
      busy={isBusy}
      initialFocus={no}
      footer={
        <>
          <Button ref={no} kind="secondary" onClick={onNo}>
            {text('paymentProfile.remove.no')}
          </Button>
          <Button kind="danger" onClick={onYes} busyLabel={isBusy ? text('paymentProfile.removing') : undefined}>
            {text('paymentProfile.remove.yes')}
          </Button>
        </>
      }
    >
      {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
      <p>{text('paymentProfile.remove.text')}</p>
    </Dialog>
  );
}
