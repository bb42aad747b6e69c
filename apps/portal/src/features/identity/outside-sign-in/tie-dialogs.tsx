import { ConfirmDialog } from '@rochdale/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useCurrentPassword } from '../current-password/public.ts';
import { beginTie, untie } from './outside-calls.ts';

interface TieProps {
  readonly memberNumber: string;
  readonly provider: string;
  readonly onClose: () => void;
}

/** Asks for the password, and leaves for the provider (identity-132). */
export function TieDialog({ memberNumber, provider, onClose }: TieProps) {
  const text = useText();
  const password = useCurrentPassword({ isAlways: true });
  const sent = useSend(
    () => beginTie({ params: { memberNumber }, body: { currentPassword: password.typed } }).catch(password.takeUp),
    ({ url }) => window.location.assign(url),
  );
  return (
    <Dialog title={text('outsideSignIn.tie', { provider })} open onClose={onClose} width="400" busy={sent.isPending}>
      <form
        className="form"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (password.check()) void sent.send(undefined);
        }}
      >
        <p>{text('outsideSignIn.tie.way', { provider })}</p>
        {sent.error && !password.isRefused && <Alert kind="danger">{sent.error.message}</Alert>}
        {password.field}
        <Button type="submit" block busyLabel={sent.isPending ? text('outsideSignIn.busy', { provider }) : undefined}>
          {text('outsideSignIn.tie', { provider })}
        </Button>
      </form>
    </Dialog>
  );
}

/** Asks before the login is untied (identity-135). */
export function UntieDialog({
  memberNumber,
  provider,
  onClose,
  onDone,
}: TieProps & { readonly onDone: () => Promise<void> }) {
  const text = useText();
  const password = useCurrentPassword({ isAlways: true });
  const sent = useSend(async () => {
    await untie({ params: { memberNumber }, body: { currentPassword: password.typed } }).catch(password.takeUp);
    await onDone();
  });
  return (
    <ConfirmDialog
      title={text('outsideSignIn.untie.title', { provider })}
      no={text('passkeys.cancel')}
      yes={text('outsideSignIn.untie.short')}
      busyLabel={sent.isPending ? text('outsideSignIn.untie.busy') : undefined}
      failure={password.isRefused ? undefined : sent.error?.message}
      onNo={onClose}
      onYes={() => password.check() && void sent.send(undefined)}
    >
      <p>{text('outsideSignIn.untie.lead', { provider })}</p>
      {password.field}
    </ConfirmDialog>
  );
}
