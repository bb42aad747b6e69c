import { useText } from '../../lib/text.ts';
import { TextField } from '../../ui/field.tsx';
import type { DetailsForm } from './details-step.tsx';

/** The e-mail address, and again where the site asks for it (S0 §5). */
export function EmailFields({ form, isTwice }: { form: DetailsForm; isTwice: boolean }) {
  const text = useText();
  return (
    <>
      <TextField
        {...form.bind('email')}
        label={text('registration.email')}
        type="email"
        autoComplete="email"
        maxLength={60}
      />
      {isTwice && (
        <TextField
          {...form.bind('cnfemail')}
          label={text('registration.email.again')}
          type="email"
          autoComplete="email"
          maxLength={60}
        />
      )}
    </>
  );
}
