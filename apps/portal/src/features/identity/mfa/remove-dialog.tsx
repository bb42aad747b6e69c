import { ConfirmDialog } from '@rochdale/ui/dialog/confirm-dialog.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { ReactNode } from 'react';

interface RemoveDialogProps {
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  /** Where the current password is asked for. */
  readonly password: ReactNode;
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
      failure={failure}
      onNo={onNo}
      onYes={onYes}
    >
      <p>{text('mfa.confirm')}</p>
      {password}
    </ConfirmDialog>
  );
}
