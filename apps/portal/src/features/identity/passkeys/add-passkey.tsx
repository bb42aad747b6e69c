import { passkeyNameMaxLength, passkeyNameViolation } from '@rochdale/domain/identity/passkeys/passkeys';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { ApiError } from '../../../lib/calls/api.ts';
import { knowsPasskeys, makePasskey } from '../../../lib/device/passkeys.ts';
import { useCurrentPassword } from '../current-password/public.ts';
import { addPasskey, passkeyOptions } from '../passkey-use/public.ts';

interface AddPasskeyProps {
  readonly memberNumber: string;
  readonly onAdded: () => void;
}

/** A button that adds a passkey under a name (identity-78). */
export function AddPasskey({ memberNumber, onAdded }: AddPasskeyProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button disabledReason={knowsPasskeys() ? undefined : text('passkeys.unsupported')} onClick={() => setOpen(true)}>
        {text('passkeys.add')}
      </Button>
      {isOpen && (
        <AddDialog
          memberNumber={memberNumber}
          onClose={() => setOpen(false)}
          onAdded={() => {
            setOpen(false);
            onAdded();
          }}
        />
      )}
    </>
  );
}

/** Names a passkey and has the device make it. Who they are is asked only of whom the server asks: not right after signing in. */
export function AddDialog({ memberNumber, onAdded, onClose }: AddPasskeyProps & { readonly onClose: () => void }) {
  const text = useText();
  const params = { memberNumber };
  const [isAsked, setAsked] = useState(false);
  const password = useCurrentPassword({ isExempt: !isAsked });
  const form = useFields({ name: passkeyNameViolation }, { name: '' });
  const sent = useSend(async ({ name }: { name: string }) => {
    const options = await passkeyOptions({ params, body: { currentPassword: password.typed } }).catch(
      (error: Error) => {
        if (error instanceof ApiError && error.fields[0]?.field === 'currentPassword') setAsked(true);
        return password.takeUp(error);
      },
    );
    await addPasskey({ params, body: { name, registration: await makePasskey(options) } });
  }, onAdded);
  return (
    <Dialog title={text('passkeys.add')} open onClose={onClose} width="400" busy={sent.isPending}>
      <form
        className="form"
        method="post"
        noValidate
        onSubmit={form.submit((values) => password.check() && void sent.send(values))}
      >
        <p>{text('passkeys.add.lead')}</p>
        {sent.error && !password.isRefused && <Alert kind="danger">{sent.error.message}</Alert>}
        <TextField
          {...form.bind('name')}
          label={text('passkeys.name')}
          maxLength={passkeyNameMaxLength}
          autoComplete="off"
        />
        {password.field}
        <Button type="submit" block busyLabel={sent.isPending ? text('passkeys.adding') : undefined}>
          {text('passkeys.add')}
        </Button>
      </form>
    </Dialog>
  );
}
