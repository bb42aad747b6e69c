import type { FieldBinding } from '../../../lib/form.ts';
import { useText } from '../../../lib/text/text.ts';
import { PasswordField } from '../../../ui/form/field.tsx';

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
