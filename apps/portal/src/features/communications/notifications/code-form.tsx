import { shownAddress } from '@rochdale/domain/communications/notifications/contacts';
import { verificationCodeViolation } from '@rochdale/domain/identity/registration/registration-form';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { OtpField } from '@rochdale/ui/form/otp-field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Spoken } from '@rochdale/ui/state/spoken.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useSite } from '../../../lib/site.tsx';
import type { Verified } from './use-contacts.ts';

interface CodeFormProps {
  readonly formId: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly contact: Verified;
  readonly failure: Error | null;
  /** What was said of another code that went out. */
  readonly sentAgain: string | undefined;
  readonly onAgain: () => void;
  readonly onVerify: (code: string) => void;
  /** Where the form has its buttons in it. */
  readonly children?: ReactNode;
}

/** The code that was sent to a contact (communications-19). A wrong one clears the field and takes focus back to it. */
export function CodeForm(props: CodeFormProps) {
  const { formId, field, contact, failure, sentAgain, onAgain, onVerify, children } = props;
  const text = useText();
  const { codeMinutes } = useSite().config.security;
  const [asksAgain, setAsksAgain] = useState(false);
  const form = useFields({ code: verificationCodeViolation }, { code: '' });
  const shown = shownAddress(contact);
  const hours = codeMinutes / 60;
  const time =
    Number.isInteger(hours) && hours > 1
      ? text('registration.code.hours', { count: hours })
      : text('registration.code.minutes', { count: codeMinutes });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new refusal clears what was typed.
  useEffect(() => {
    if (!failure) return;
    form.setValue('code', '');
    field.current?.focus();
  }, [failure]);
  const { value, error, id } = form.bind('code');
  return (
    <form id={formId} className="form" method="post" noValidate onSubmit={form.submit(({ code }) => onVerify(code))}>
      {failure && <Alert kind="danger">{failure.message}</Alert>}
      {asksAgain && sentAgain !== undefined && <Spoken>{sentAgain}</Spoken>}
      <OtpField
        id={id}
        ref={field}
        label={text('contacts.code')}
        hint={text('contacts.code.sent', { contact: shown, time })}
        error={error}
        value={value}
        onChange={(digits) => form.setValue('code', digits)}
      />
      <p>
        <button
          type="button"
          className="link-btn small"
          onClick={() => {
            setAsksAgain(true);
            onAgain();
          }}
        >
          {text('contacts.code.again')}
        </button>
      </p>
      {children}
    </form>
  );
}
