import {
  passwordMaxLength,
  passwordViolation,
  usernameMaxLength,
  usernameViolation,
} from '@rochdale/domain/sign-in/credentials';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkedBy } from '../../lib/form.ts';
import { ScreenLink } from '../../lib/link.tsx';
import { startSession } from '../../lib/session.ts';
import { useSite } from '../../lib/site.tsx';
import { useText } from '../../lib/text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { login } from './sign-in-calls.ts';

interface Credentials {
  username: string;
  password: string;
}

const fields = ['username', 'password'] as const;

/** Username and password (S0 §4, §5 Login). A failure clears the password and takes focus to the username. */
export function SignInForm() {
  const text = useText();
  const { allowPasswordPasting } = useSite().configuration;
  const [failure, setFailure] = useState<string>();
  const form = useForm<Credentials>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    defaultValues: { username: '', password: '' },
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const problems = fields.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ fieldId: name, text: message }];
  });

  const submit = form.handleSubmit(
    async (credentials) => {
      setFailure(undefined);
      try {
        startSession(await login({ body: credentials }));
      } catch (error) {
        setFailure(error instanceof Error ? error.message : text('error.unknown'));
        form.setValue('password', '');
        form.setFocus('username');
      }
    },
    (wrong) => {
      setFailure(undefined);
      const [first, ...others] = fields.filter((name) => wrong[name]);
      if (first && others.length === 0) form.setFocus(first);
    },
  );

  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
      {problems.length > 1 && <ErrorSummary key={submitCount} items={problems} />}
      <TextField
        id="username"
        label={text('signIn.username')}
        error={errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={usernameMaxLength}
        {...form.register('username', { validate: checkedBy(usernameViolation) })}
      />
      <PasswordField
        id="password"
        label={text('signIn.password')}
        aside={
          <ScreenLink className="small" to="forgot-password">
            {text('signIn.forgotPassword')}
          </ScreenLink>
        }
        error={errors.password?.message}
        autoComplete="current-password"
        maxLength={passwordMaxLength}
        {...(!allowPasswordPasting && { hint: text('signIn.password.noPasting') })}
        onPaste={(event) => {
          if (!allowPasswordPasting) event.preventDefault();
        }}
        onKeyDown={(event) => {
          if (event.key === ' ') event.preventDefault();
        }}
        {...form.register('password', { validate: checkedBy(passwordViolation) })}
      />
      <Button type="submit" block busyLabel={isSubmitting ? text('signIn.busy') : undefined}>
        {text('signIn.submit')}
      </Button>
    </form>
  );
}
