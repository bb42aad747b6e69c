import type { ClipboardEvent, DragEvent } from 'react';
import type { FieldBinding } from '../../lib/form.ts';
import { useSite } from '../../lib/site.tsx';
import { useText } from '../../lib/text.ts';
import { PasswordField } from '../../ui/field.tsx';

/** A new password and the same again, by the site's rule; pasted only where the site allows it (S0 §5, S1 §5). */
export function NewPasswordFields({ password, again }: { password: FieldBinding; again: FieldBinding }) {
  const text = useText();
  const { config, configuration } = useSite();
  const { passwordRule, passwordMaxLength } = config.security;
  const refuse = (event: ClipboardEvent | DragEvent): void => {
    if (!configuration.allowPasswordPasting) event.preventDefault();
  };
  const shared = { autoComplete: 'new-password', maxLength: passwordMaxLength, onPaste: refuse, onDrop: refuse };
  return (
    <>
      <PasswordField
        {...password}
        {...shared}
        label={text('registration.password')}
        hint={text(
          passwordRule === 'PASSPHRASE' ? 'registration.password.passphraseHint' : 'registration.password.hint',
        )}
      />
      <PasswordField {...again} {...shared} label={text('registration.password.again')} />
    </>
  );
}
