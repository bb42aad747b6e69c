import { ConfirmDialog } from '@rochdale/ui/dialog/confirm-dialog.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useCurrentPassword } from '../current-password/public.ts';
import { type Passkey, removePasskey } from '../passkey-use/public.ts';

interface RemovePasskeyProps {
  readonly memberNumber: string;
  readonly passkey: Passkey;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before a passkey is removed (identity-79). */
export function RemovePasskey({ memberNumber, passkey: { passkeyId, name }, onClose, onDone }: RemovePasskeyProps) {
  const text = useText();
  const password = useCurrentPassword();
  const sent = useSend(
    () =>
      removePasskey({ params: { memberNumber, passkeyId }, body: { currentPassword: password.typed } }).catch(
        password.takeUp,
      ),
    onDone,
  );
  return (
    <ConfirmDialog
      title={text('passkeys.remove.title')}
      no={text('passkeys.cancel')}
      yes={text('passkeys.remove')}
      busyLabel={sent.isPending ? text('passkeys.removing') : undefined}
      failure={password.isRefused ? undefined : sent.error?.message}
      onNo={onClose}
      onYes={() => password.check() && void sent.send(undefined)}
    >
      <p>{text('passkeys.remove.lead', { name })}</p>
      {password.field}
    </ConfirmDialog>
  );
}
