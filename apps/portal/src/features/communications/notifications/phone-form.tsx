import { typedPhoneViolation } from '@rochdale/domain/identity/registration/registration-form';
import { formatPhone } from '@rochdale/domain/typed-formats';
import { violation } from '@rochdale/domain/violation';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import type { ReactNode } from 'react';
import { PhoneUse } from './phone-use.tsx';
import type { NewContact } from './use-contacts.ts';

interface PhoneFormProps {
  readonly formId: string;
  readonly label: string;
  readonly failure: string | undefined;
  readonly onAdd: (contact: NewContact) => void;
  /** Where the form has its buttons in it. */
  readonly children?: ReactNode;
}

/** Asks for a phone and what it may be used for, beside the words that are agreed to by it (communications-20). */
export function PhoneForm({ formId, label, failure, onAdd, children }: PhoneFormProps) {
  const form = useFields(
    {
      address: typedPhoneViolation,
      texts: (_, { texts, voice }) => (texts || voice ? undefined : violation('contacts.use.required')),
      voice: () => undefined,
    },
    { address: '', texts: '', voice: '' },
  );
  const { texts, voice } = form.values;
  return (
    <form
      id={formId}
      className="form"
      method="post"
      noValidate
      onSubmit={form.submit(({ address }) =>
        onAdd({ kind: 'phone', address, takesTexts: texts !== '', takesVoice: voice !== '' }),
      )}
    >
      {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
      {form.problems.length > 1 && <ErrorSummary key={form.refusals} items={form.problems} />}
      <TextField {...form.bind('address', formatPhone)} label={label} type="tel" autoComplete="tel" maxLength={20} />
      <PhoneUse
        takes={{ texts: texts !== '', voice: voice !== '' }}
        error={form.problems.find(({ fieldId }) => fieldId === 'texts')?.text}
        onChange={(name, on) => form.setValue(name, on ? 'yes' : '')}
      />
      {children}
    </form>
  );
}
