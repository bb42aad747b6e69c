import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { violation } from '@rochdale/domain/violation';
import { QrCode } from '@rochdale/ui/art/qr-code.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { PasswordField } from '@rochdale/ui/form/field.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { OtpField } from '@rochdale/ui/form/otp-field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { acceptInvitation } from './sign-in-calls.ts';

const filled = (value: string) => (value.trim() === '' ? violation('staffPages.invitation.needed') : undefined);

interface AcceptFormProps {
  readonly invited: OfficeResponseOf<'staff-invitation.open'>;
  readonly invitation: string;
}

/** Chooses a password, sets up the authenticator app, and shows that it works. */
export function AcceptForm({ invited, invitation }: AcceptFormProps) {
  const text = useText();
  const { secret, sealedSecret, totpUri } = invited;
  const form = useFields({ password: filled, code: filled }, { password: '', code: '' });
  const sent = useSend(
    ({ password, code }: { password: string; code: string }) =>
      acceptInvitation({ body: { invitation, password, code, sealedSecret } }),
    () => window.location.replace('/'),
  );
  const { bind, setValue, values } = form;
  return (
    <form className="form" noValidate onSubmit={form.submit((body) => void sent.send(body))}>
      {sent.error && (
        <Alert key={sent.count} kind="danger">
          {sent.error.message}
        </Alert>
      )}
      {form.problems.length > 1 && <ErrorSummary key={form.refusals} items={form.problems} />}
      <input type="hidden" autoComplete="username" value={invited.email} />
      <PasswordField
        {...bind('password')}
        label={text('staffPages.invitation.password')}
        hint={text('staffPages.invitation.password.hint')}
        autoComplete="new-password"
      />
      <div>
        <p>{text('staffPages.invitation.app')}</p>
        <QrCode value={totpUri} label={text('staffPages.invitation.qr')} />
        <p className="mono">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      </div>
      <OtpField
        id="code"
        label={text('staffPages.invitation.code')}
        hint={text('staffPages.signIn.code.hint')}
        error={bind('code').error}
        value={values.code}
        onChange={(code) => setValue('code', code)}
      />
      <Button type="submit" block busy={sent.isPending}>
        {text('staffPages.invitation.submit')}
      </Button>
    </form>
  );
}
