import { useText } from '../../lib/text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks before multi-factor is switched off (S1 §8). */
export function RemoveDialog({
  open,
  isBusy,
  failure,
  onNo,
  onYes,
}: {
  open: boolean;
  isBusy: boolean;
  failure: string | undefined;
  onNo: () => void;
  onYes: () => void;
}) {
  const text = useText();
  return (
    <Dialog
      title={text('mfa.confirm.title')}
      open={open}
      onClose={onNo}
      width="400"
      busy={isBusy}
      footer={
        <>
          <Button kind="secondary" onClick={onNo}>
            {text('mfa.confirm.no')}
          </Button>
          <Button kind="danger" onClick={onYes} busyLabel={isBusy ? text('mfa.removing') : undefined}>
            {text('mfa.confirm.yes')}
          </Button>
        </>
      }
    >
      {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
      <p>{text('mfa.confirm')}</p>
    </Dialog>
  );
}
