import { emailMaxLength } from '@rochdale/domain/identity/registration/contact';
import type { FieldBinding } from '../../lib/form.ts';
import { TextField } from './field.tsx';

/** An e-mail address; its form's rule judges it. */
export function EmailField({ label, ...binding }: FieldBinding & { label: string; hint?: string }) {
  return <TextField {...binding} label={label} type="email" autoComplete="email" maxLength={emailMaxLength} />;
}
