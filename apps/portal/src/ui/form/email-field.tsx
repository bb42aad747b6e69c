import { emailMaxLength } from '@rochdale/domain/identity/registration/contact';
import { TextField } from '@rochdale/ui/form/field.tsx';
import type { FieldBinding } from '@rochdale/ui/form/fields.ts';

/** An e-mail address; its form's rule judges it. */
export function EmailField({ label, ...binding }: FieldBinding & { label: string; hint?: string }) {
  return <TextField {...binding} label={label} type="email" autoComplete="email" maxLength={emailMaxLength} />;
}
