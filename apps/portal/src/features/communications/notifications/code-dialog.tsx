import { shownAddress } from '@rochdale/domain/communications/notifications/contacts';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useRef } from 'react';
import { CodeForm } from './code-form.tsx';
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

/** Asks for the code that was sent to a contact. */
export function CodeDialog({ contact, isBusy, failure, sentAgain, onClose, onAgain, onVerify }: CodeDialogProps) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      title={text('contacts.code.title', { contact: shownAddress(contact) })}
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
      <CodeForm
        formId={formId}
        field={field}
        contact={contact}
        failure={failure}
        sentAgain={sentAgain}
        onAgain={onAgain}
        onVerify={onVerify}
      />
    </Dialog>
  );
}
