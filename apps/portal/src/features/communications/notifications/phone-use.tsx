import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { FieldError } from '@rochdale/ui/form/field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { PhoneConsent } from './phone-consent.tsx';

interface PhoneUseProps {
  readonly takes: { readonly texts: boolean; readonly voice: boolean };
  readonly error: string | undefined;
  readonly onChange: (name: 'texts' | 'voice', on: boolean) => void;
}

/** What a phone takes: texts, calls or both. */
export function PhoneUse({ takes, error, onChange }: PhoneUseProps) {
  const text = useText();
  const errorId = error === undefined ? undefined : 'use-error';
  return (
    <fieldset className="phone-use" aria-describedby={['use-consent', errorId].filter(Boolean).join(' ')}>
      <legend className="label">{text('contacts.use')}</legend>
      <PhoneConsent id="use-consent" />
      <FieldError id={errorId} error={error} />
      <Checkbox
        id="texts"
        checked={takes.texts}
        onChange={(event) => onChange('texts', event.target.checked)}
        label={text('contacts.use.texts')}
      />
      <Checkbox
        id="voice"
        checked={takes.voice}
        onChange={(event) => onChange('voice', event.target.checked)}
        label={text('contacts.use.voice')}
      />
    </fieldset>
  );
}
