import { recoveryEmailViolation } from '@rochdale/domain/identity/recovery/recovery-form';
import { accountNumberViolation } from '@rochdale/domain/identity/registration/registration-form';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { upToDigits, useFields } from '@rochdale/ui/form/fields.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { EmailField } from '../../../ui/form/email-field.tsx';
import { forgotUsername } from './recovery-calls.ts';
import { RecoveryForm } from './recovery-form.tsx';

const rules = { accountNumber: accountNumberViolation, email: recoveryEmailViolation };
const empty = { accountNumber: '', email: '' };

/** A forgotten username (identity-59): asked for here, answered by e-mail if anything matches. */
export function Page() {
  const text = useText();
  const form = useFields(rules, empty);
  return (
    <RecoveryForm
      title={text('recovery.username.title')}
      lead={text('recovery.username.lead')}
      form={form}
      ask={(body) => forgotUsername({ body })}
    >
      <TextField
        {...form.bind('accountNumber', upToDigits(12))}
        label={text('recovery.accountNumber')}
        inputMode="numeric"
        autoComplete="off"
      />
      <EmailField {...form.bind('email')} label={text('recovery.email')} />
    </RecoveryForm>
  );
}
