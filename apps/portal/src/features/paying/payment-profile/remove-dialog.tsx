import { methodName } from '@rochdale/domain/paying/payment-profile/stored-payment';
import { ConfirmDialog } from '@rochdale/ui/dialog/confirm-dialog.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { StoredPayment } from './payment-profile-calls.ts';

interface RemoveDialogProps {
  readonly stored: StoredPayment;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** Asks before a stored way of paying is removed. */
export function RemoveDialog({ stored, isBusy, failure, onNo, onYes }: RemoveDialogProps) {
  const text = useText();
  return (
    <ConfirmDialog
      title={text('paymentProfile.remove.title', { name: methodName(stored, text) })}
      no={text('paymentProfile.remove.no')}
      yes={text('paymentProfile.remove.yes')}
      busyLabel={isBusy ? text('paymentProfile.removing') : undefined}
      failure={failure}
      onNo={onNo}
      onYes={onYes}
    >
      <p>{text('paymentProfile.remove.text')}</p>
    </ConfirmDialog>
  );
}
