import { ConfirmDialog } from '@rochdale/ui/dialog/confirm-dialog.tsx';
import type { FieldBinding } from '@rochdale/ui/form/fields.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { CurrentPasswordField } from '../current-password/public.ts';

interface RemoveDialogProps {
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  /** Where the current password is asked for. */
  readonly password: FieldBinding | undefined;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** Asks before multi-factor is switched off (identity-41). */
export function RemoveDialog({ isBusy, failure, password, onNo, onYes }: RemoveDialogProps) {
  const text = useText();
  return (
    <ConfirmDialog
      title={text('mfa.confirm.title')}
      no={text('mfa.confirm.no')}
      yes={text('mfa.confirm.yes')}
      busyLabel={isBusy ? text('mfa.removing') : undefined}
      failure={password?.error === undefined ? failure : undefined}
      onNo={onNo}
      onYes={onYes}
    >
      <p>{text('mfa.confirm')}</p>
      {password && <CurrentPasswordField {...password} />}
    </ConfirmDialog>
  );
}
