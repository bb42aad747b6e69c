import { PasswordField } from '@rochdale/ui/form/field.tsx';
import type { FieldBinding } from '@rochdale/ui/form/fields.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import type { ClipboardEvent, DragEvent } from 'react';
import { useSite } from '../../../lib/site.tsx';

/** A new password and the same again, by the site's rule; pasted only where the site allows it (identity-44, identity-45). */
export function NewPasswordFields({
  password,
  again,
  optional = false,
}: {
  password: FieldBinding;
  again: FieldBinding;
  optional?: boolean;
}) {
  const text = useText();
  const { config, configuration } = useSite();
  const { passwordRule, passwordMaxLength } = config.security;
  const refuse = (event: ClipboardEvent | DragEvent): void => {
    if (!configuration.allowPasswordPasting) event.preventDefault();
  };
  const rule = text(
    passwordRule === 'PASSPHRASE' ? 'registration.password.passphraseHint' : 'registration.password.hint',
  );
  const shared = {
    autoComplete: 'new-password',
    maxLength: passwordMaxLength,
    onPaste: refuse,
    onDrop: refuse,
    optional,
  };
  return (
    <>
      <PasswordField
        {...password}
        {...shared}
        label={text('registration.password')}
        hint={configuration.allowPasswordPasting ? rule : `${rule} ${text('registration.password.noPaste')}`}
      />
      <PasswordField
        {...again}
        {...shared}
        label={text('registration.password.again')}
        showLabel={text('registration.password.again.show')}
      />
    </>
  );
}
