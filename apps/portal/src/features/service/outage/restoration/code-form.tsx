import { restorationCodeViolation } from '@rochdale/domain/communications/restoration-texts/restoration-text';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { OtpField } from '@rochdale/ui/form/otp-field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect, useRef } from 'react';
import type { RestorationTextCalls } from './use-restoration-text.ts';

interface CodeFormProps {
  readonly phone: string;
  readonly calls: Pick<RestorationTextCalls, 'ask' | 'prove'>;
  readonly onOther: () => void;
}

/** Asks for the code that was texted to a number; a wrong one clears the field and takes focus back to it. */
export function CodeForm({ phone, calls: { ask, prove }, onOther }: CodeFormProps) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const form = useFields({ 'restoration-code': restorationCodeViolation }, { 'restoration-code': '' });
  const { value, error, id } = form.bind('restoration-code');
  const failure = prove.error ?? ask.error;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new refusal clears what was typed.
  useEffect(() => {
    if (failure) form.setValue('restoration-code', '');
    field.current?.focus();
  }, [failure]);
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.submit((values) => {
        if (!prove.isPending) prove.mutate(values['restoration-code']);
      })}
    >
      {failure && <Alert kind="danger">{failure.message}</Alert>}
      <OtpField
        id={id}
        ref={field}
        label={text('restorationText.code')}
        hint={text('restorationText.code.sent', { phone })}
        error={error}
        value={value}
        onChange={(digits) => form.setValue('restoration-code', digits)}
      />
      <div className="actions">
        <Button type="submit" busyLabel={prove.isPending ? text('restorationText.verifying') : undefined}>
          {text('restorationText.verify')}
        </Button>
        <button type="button" className="link-btn small" onClick={() => ask.mutate(phone)}>
          {text('restorationText.code.again')}
        </button>
        <button type="button" className="link-btn small" onClick={onOther}>
          {text('restorationText.code.other')}
        </button>
      </div>
    </form>
  );
}
