import { violation } from '@rochdale/domain/violation';
import { Button } from '@rochdale/ui/form/button.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { PasswordField, TextField } from '@rochdale/ui/form/field.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { OtpField } from '@rochdale/ui/form/otp-field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { enterOffice, signInLocally } from './sign-in-calls.ts';

const filled = (value: string) => (value.trim() === '' ? violation('staffPages.signIn.needed') : undefined);

/** A local account: password and code together, so that neither is told apart from the other (office-40). */
export function LocalForm() {
  const text = useText();
  const form = useFields({ email: filled, password: filled, code: filled }, { email: '', password: '', code: '' });
  const sent = useSend(
    (body: { email: string; password: string; code: string }) => signInLocally({ body }),
    enterOffice,
  );
  const { bind, setValue, values } = form;
  return (
    <form className="form" noValidate onSubmit={form.submit((body) => void sent.send(body))}>
      {sent.error && (
        <Alert key={sent.count} kind="danger">
          {sent.error.message}
        </Alert>
      )}
      {form.problems.length > 1 && <ErrorSummary key={form.refusals} items={form.problems.slice(0, 1)} />}
      <TextField
        {...bind('email')}
        label={text('staffPages.signIn.email')}
        type="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...bind('password')} label={text('staffPages.signIn.password')} autoComplete="current-password" />
      <OtpField
        id="code"
        label={text('staffPages.signIn.code')}
        hint={text('staffPages.signIn.code.hint')}
        error={bind('code').error}
        value={values.code}
        onChange={(code) => setValue('code', code)}
      />
      <Button type="submit" kind="secondary" block busy={sent.isPending}>
        {text('staffPages.signIn.submit')}
      </Button>
    </form>
  );
}
