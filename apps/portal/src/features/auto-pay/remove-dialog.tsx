import { useRef } from 'react';
import { useText } from '../../lib/text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface RemoveDialogProps {
  readonly accountNumber: string;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** Asks before the auto pay of an account is removed. The safe choice takes focus. */
export function RemoveDialog({ accountNumber: number, isBusy, failure, onNo, onYes }: RemoveDialogProps) {
  const text = useText();
  const no = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={text('autoPay.remove.title', { number })}
      open
      onClose={onNo}
      width="400"
      busy={isBusy}
      initialFocus={no}
      footer={
        <>
          <Button ref={no} kind="secondary" onClick={onNo}>
            {text('autoPay.remove.no')}
          </Button>
          <Button kind="danger" onClick={onYes} busyLabel={isBusy ? text('autoPay.removing') : undefined}>
            {text('autoPay.remove.yes')}
          </Button>
        </>
      }
    >
      {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
      <p>{text('autoPay.remove.text')}</p>
    </Dialog>
  );
}
