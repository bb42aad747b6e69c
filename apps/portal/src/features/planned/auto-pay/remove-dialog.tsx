import { ConfirmDialog } from '@rochdale/ui/dialog/confirm-dialog.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useNamedNumbers } from '../../../lib/session/account-names.ts';

interface RemoveDialogProps {
  readonly accountNumber: string;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** Asks before the auto pay of an account is removed. */
export function RemoveDialog({ accountNumber: number, isBusy, failure, onNo, onYes }: RemoveDialogProps) {
  const text = useText();
  const named = useNamedNumbers();
  return (
    <ConfirmDialog
      title={text('autoPay.remove.title', { number: named(number) })}
      no={text('autoPay.remove.no')}
      yes={text('autoPay.remove.yes')}
      busyLabel={isBusy ? text('autoPay.removing') : undefined}
      failure={failure}
      onNo={onNo}
      onYes={onYes}
    >
      <p>{text('autoPay.remove.text')}</p>
    </ConfirmDialog>
  );
}
