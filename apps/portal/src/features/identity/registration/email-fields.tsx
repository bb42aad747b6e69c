import { useText } from '@rochdale/ui/text/text.ts';
import { EmailField } from '../../../ui/form/email-field.tsx';
import type { DetailsForm } from './details-form.ts';

/** The e-mail address, and again where the site asks for it (identity-33). */
export function EmailFields({ form, isTwice }: { form: DetailsForm; isTwice: boolean }) {
  const text = useText();
  return (
    <>
      <EmailField {...form.bind('email')} label={text('registration.email')} />
      {isTwice && <EmailField {...form.bind('cnfemail')} label={text('registration.email.again')} />}
    </>
  );
}
