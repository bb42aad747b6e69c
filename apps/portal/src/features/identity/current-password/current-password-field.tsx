import { PasswordField } from '@rochdale/ui/form/field.tsx';
import type { FieldBinding } from '@rochdale/ui/form/fields.ts';
import { useText } from '@rochdale/ui/text/text.ts';

/** The password that the member signs in with now, before something of how they sign in changes. */
export function CurrentPasswordField(binding: FieldBinding) {
  const text = useText();
  return (
    <PasswordField
      {...binding}
      label={text('myProfile.currentPassword')}
      showLabel={text('myProfile.currentPassword.show')}
      hint={text('myProfile.currentPassword.hint')}
      autoComplete="current-password"
    />
  );
}
