import { restorationPhoneViolation } from '@rochdale/domain/communications/restoration-texts/restoration-text';
import { maskedPhone } from '@rochdale/domain/service/outage/phone-mask';
import { Button } from '@rochdale/ui/form/button.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { RestorationTextCalls } from './use-restoration-text.ts';

interface AskFormProps {
  /** What stands in the field at first. */
  readonly phone: string;
  /** What is agreed to by asking. */
  readonly consent: string;
  readonly call: RestorationTextCalls['ask'];
  readonly onAsk: (phone: string) => void;
}

/** Where the text goes: one field, one button, and what is agreed to by pressing it. */
export function AskForm({ phone, consent, call, onAsk }: AskFormProps) {
  const text = useText();
  const form = useFields({ 'restoration-phone': restorationPhoneViolation }, { 'restoration-phone': phone });
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.submit((values) => {
        if (!call.isPending) onAsk(values['restoration-phone']);
      })}
    >
      <p className="small">{text('restorationText.lead')}</p>
      {call.error && <Alert kind="danger">{call.error.message}</Alert>}
      <div className="restoration__row">
        <TextField
          {...form.bind('restoration-phone', maskedPhone)}
          label={text('restorationText.phone')}
          type="tel"
          autoComplete="tel"
          maxLength={14}
        />
        <Button type="submit" busyLabel={call.isPending ? text('restorationText.sending') : undefined}>
          {text('restorationText.submit')}
        </Button>
      </div>
      <p className="restoration__consent">{consent}</p>
    </form>
  );
}
