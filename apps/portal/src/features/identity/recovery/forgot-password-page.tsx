import { recoveryEmailViolation } from '@rochdale/domain/identity/recovery/recovery-form';
import { usernameMaxLength, usernameViolation } from '@rochdale/domain/identity/sign-in/credentials';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { EmailField } from '../../../ui/form/email-field.tsx';
import { forgotPassword } from './recovery-calls.ts';
import { RecoveryForm } from './recovery-form.tsx';

const rules = { username: usernameViolation, email: recoveryEmailViolation };
const empty = { username: '', email: '' };

/** A forgotten password (identity-59): asked for here, answered by e-mail if anything matches. */
export function Page() {
  const text = useText();
  const form = useFields(rules, empty);
  return (
    <RecoveryForm
      title={text('recovery.password.title')}
      lead={text('recovery.password.lead')}
      form={form}
      ask={(body) => forgotPassword({ body })}
    >
      <TextField
        {...form.bind('username')}
        label={text('recovery.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={usernameMaxLength}
      />
      <EmailField {...form.bind('email')} label={text('recovery.email')} />
    </RecoveryForm>
  );
}
