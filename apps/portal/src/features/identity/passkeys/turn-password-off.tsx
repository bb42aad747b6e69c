import { ConfirmDialog } from '@rochdale/ui/dialog/confirm-dialog.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useCurrentPassword } from '../current-password/public.ts';
import { turnPasswordOff } from '../passkey-use/public.ts';

interface TurnPasswordOffProps {
  readonly memberNumber: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before the password is switched off (identity-83). */
export function TurnPasswordOff({ memberNumber, onClose, onDone }: TurnPasswordOffProps) {
  const text = useText();
  const password = useCurrentPassword();
  const sent = useSend(
    () =>
      turnPasswordOff({ params: { memberNumber }, body: { currentPassword: password.typed } }).catch(password.takeUp),
    onDone,
  );
  return (
    <ConfirmDialog
      title={text('passkeys.password.turnOff.title')}
      no={text('passkeys.cancel')}
      yes={text('passkeys.password.turnOff')}
      busyLabel={sent.isPending ? text('passkeys.password.turningOff') : undefined}
      failure={password.isRefused ? undefined : sent.error?.message}
      onNo={onClose}
      onYes={() => password.check() && void sent.send(undefined)}
    >
      <p>{text('passkeys.password.turnOff.lead')}</p>
      {password.field}
    </ConfirmDialog>
  );
}
