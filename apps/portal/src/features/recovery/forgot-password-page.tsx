import { recoveryEmailViolation } from '@rochdale/domain/recovery/recovery-form';
import { usernameMaxLength, usernameViolation } from '@rochdale/domain/sign-in/credentials';
import { useFields } from '../../lib/form.ts';
import { ScreenLink } from '../../lib/link.tsx';
import { useText } from '../../lib/text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/field.tsx';
import { forgotPassword } from './recovery-calls.ts';
import { RecoveryCard, Sent } from './recovery-card.tsx';
import { useRequest } from './use-request.ts';

const rules = { username: usernameViolation, email: recoveryEmailViolation };
const empty = { username: '', email: '' };

/** A forgotten password (open-points §2): asked for here, answered by e-mail if anything matches. */
export function Page() {
  const text = useText();
  const form = useFields(rules, empty);
  const request = useRequest();
  if (request.answer !== undefined) return <Sent message={request.answer} />;
  return (
    <RecoveryCard title={text('recovery.password.title')}>
      <p className="form-lead">{text('recovery.password.lead')}</p>
      <form
        className="form"
        method="post"
        noValidate
        onSubmit={form.submit((body) => void request.send(() => forgotPassword({ body })))}
      >
        {request.failure && <Alert kind="danger">{request.failure.message}</Alert>}
        {form.problems.length > 1 && <ErrorSummary key={form.refusals} items={form.problems} />}
        <TextField
          {...form.bind('username')}
          label={text('recovery.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={usernameMaxLength}
        />
        <TextField
          {...form.bind('email')}
          label={text('recovery.email')}
          type="email"
          autoComplete="email"
          maxLength={60}
        />
        <div className="actions actions--between">
          <ScreenLink className={buttonClass({ kind: 'ghost' })} to="login">
            {text('recovery.backToLogin')}
          </ScreenLink>
          <Button type="submit" busyLabel={request.isBusy ? text('recovery.sending') : undefined}>
            {text('recovery.send')}
          </Button>
        </div>
      </form>
    </RecoveryCard>
  );
}
