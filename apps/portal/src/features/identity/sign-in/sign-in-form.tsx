import { passwordViolation, usernameMaxLength, usernameViolation } from '@rochdale/domain/identity/sign-in/credentials';
import { loginLockedCode } from '@rochdale/domain/identity/sign-in/locked';
import { Button } from '@rochdale/ui/form/button.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { PasswordField, TextField } from '@rochdale/ui/form/field.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { type FormEvent, Suspense, type SyntheticEvent, useState } from 'react';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { ApiError } from '../../../lib/calls/api.ts';
import { useSite } from '../../../lib/site.tsx';
import { LockedLogin, type LoginCode } from '../locked/public.ts';
import { beginSession, deviceOf } from './begin-session.ts';
import type { SecondStepNeeded } from './second-step.tsx';
import { login } from './sign-in-calls.ts';

const empty = { username: '', password: '' };

/** Username and password (identity-2). A failure clears the password and takes focus to the username (identity-3). */
export function SignInForm({ onSecondStep }: { onSecondStep: (needed: SecondStepNeeded) => void }) {
  const text = useText();
  const { configuration, config } = useSite();
  const { allowPasswordPasting } = configuration;
  const { passwordMaxLength, passwordRule } = config.security;
  const form = useFields(
    { username: usernameViolation, password: (given: string) => passwordViolation(given, passwordMaxLength) },
    empty,
  );
  const [failure, setFailure] = useState<string>();
  const [isLocked, setLocked] = useState(false);
  const [code, setCode] = useState<LoginCode>();
  const [isBusy, setBusy] = useState(false);

  const signIn = async (credentials: typeof empty): Promise<void> => {
    setBusy(true);
    try {
      const answer = await login({ body: { ...credentials, ...deviceOf(), ...(code && { code }) } });
      const model = answer.mfaAuthenticateModel;
      if (!(await beginSession(answer)) && model) onSecondStep({ username: credentials.username, model });
    } catch (error) {
      // First focus, then the words: the other way round focus would cut them off.
      document.getElementById('username')?.focus();
      setFailure(error instanceof Error ? error.message : text('error.unknown'));
      if (error instanceof ApiError && error.code === loginLockedCode) setLocked(true);
      form.setValue('password', '');
    } finally {
      setBusy(false);
    }
  };
  const judge = form.submit((credentials) => void signIn(credentials));
  const submit = (event: FormEvent): void => {
    setFailure(undefined);
    judge(event);
  };

  const refuseGiven = (event: SyntheticEvent): void => {
    if (!allowPasswordPasting) event.preventDefault();
  };

  return (
    <form className="form" method="post" noValidate onSubmit={submit}>
      {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
      {form.problems.length > 1 && <ErrorSummary key={form.refusals} items={form.problems} />}
      <TextField
        {...form.bind('username')}
        label={text('signIn.username')}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={usernameMaxLength}
      />
      <PasswordField
        {...form.bind('password', (value) => (passwordRule === 'PASSPHRASE' ? value : value.replaceAll(' ', '')))}
        label={text('signIn.password')}
        aside={
          <ScreenLink className="small" to="forgot-password">
            {text('signIn.forgotPassword')}
          </ScreenLink>
        }
        autoComplete="current-password"
        maxLength={passwordMaxLength}
        {...(!allowPasswordPasting && { hint: text('signIn.password.noPasting') })}
        onBeforeInput={(event) => {
          // Taken out of the value afterwards, a space would take the caret to the end.
          if (event.data === ' ' && passwordRule !== 'PASSPHRASE') event.preventDefault();
        }}
        onPaste={refuseGiven}
        onDrop={refuseGiven}
      />
      {isLocked && (
        <Suspense fallback={null}>
          <LockedLogin username={form.values.username} code={code} onCode={setCode} />
        </Suspense>
      )}
      <Button type="submit" block busyLabel={isBusy ? text('signIn.busy') : undefined}>
        {text('signIn.submit')}
      </Button>
    </form>
  );
}
