import { passkeyNameMaxLength, passkeyNameViolation } from '@rochdale/domain/identity/passkeys/passkeys';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { type Passkey, renamePasskey } from '../passkey-use/public.ts';

interface RenamePasskeyProps {
  readonly memberNumber: string;
  readonly passkey: Passkey;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Another name for a passkey. */
export function RenamePasskey({ memberNumber, passkey: { passkeyId, name }, onClose, onDone }: RenamePasskeyProps) {
  const text = useText();
  const form = useFields({ name: passkeyNameViolation }, { name });
  const sent = useSend(
    (body: { name: string }) => renamePasskey({ params: { memberNumber, passkeyId }, body }),
    onDone,
  );
  return (
    <Dialog title={text('passkeys.rename')} open onClose={onClose} width="400" busy={sent.isPending}>
      <form className="form" method="post" noValidate onSubmit={form.submit((values) => void sent.send(values))}>
        {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
        <TextField {...form.bind('name')} label={text('passkeys.name')} maxLength={passkeyNameMaxLength} />
        <Button type="submit" block busyLabel={sent.isPending ? text('passkeys.saving') : undefined}>
          {text('passkeys.save')}
        </Button>
      </form>
    </Dialog>
  );
}
