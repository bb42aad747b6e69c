import { shownAddress } from '@rochdale/domain/communications/notifications/contacts';
import { verificationCodeViolation } from '@rochdale/domain/identity/registration/registration-form';
import { useEffect, useRef, useState } from 'react';
import { useFields } from '../../../lib/form.ts';
import { useSite } from '../../../lib/site.tsx';
import { useText } from '../../../lib/text/text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { OtpField } from '../../../ui/form/otp-field.tsx';
import { Alert } from '../../../ui/state/alert.tsx';
import { Spoken } from '../../../ui/state/spoken.tsx';
import type { Verified } from './use-contacts.ts';

interface CodeDialogProps {
  readonly contact: Verified;
  readonly isBusy: boolean;
  readonly failure: Error | null;
  /** What was said of another code that went out. */
  readonly sentAgain: string | undefined;
  readonly onClose: () => void;
  readonly onAgain: () => void;
  readonly onVerify: (code: string) => void;
}

const formId = 'verify-contact';

/** Asks for the code that was sent to a contact. A wrong one clears the field and takes focus back to it. */
export function CodeDialog({ contact, isBusy, failure, sentAgain, onClose, onAgain, onVerify }: CodeDialogProps) {
  const text = useText();
  const { codeMinutes } = useSite().config.security;
  const field = useRef<HTMLInputElement>(null);
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
    <Dialog
      title={text('contacts.code.title', { contact: shown })}
      open
      onClose={onClose}
      width="400"
      busy={isBusy}
      initialFocus={field}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            {text('ui.cancel')}
          </Button>
          <Button type="submit" form={formId} busyLabel={isBusy ? text('registration.verifying') : undefined}>
            {text('contacts.verify')}
          </Button>
        </>
      }
    >
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
      </form>
    </Dialog>
  );
}
