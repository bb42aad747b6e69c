import { typedEmailViolation } from '@rochdale/domain/identity/registration/registration-form';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { EmailField } from '../../../ui/form/email-field.tsx';
import { PhoneForm } from './phone-form.tsx';
import type { NewContact } from './use-contacts.ts';

interface AddDialogProps {
  readonly what: 'email' | 'phone';
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onClose: () => void;
  readonly onAdd: (contact: NewContact) => void;
}

const formId = 'add-contact';

/** Asks for an e-mail address or a phone; a code goes there next. */
export function AddDialog({ what, isBusy, failure, onClose, onAdd }: AddDialogProps) {
  const text = useText();
  return (
    <Dialog
      title={text(what === 'email' ? 'contacts.addEmail' : 'contacts.addPhone')}
      open
      onClose={onClose}
      width="400"
      busy={isBusy}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            {text('ui.cancel')}
          </Button>
          <Button type="submit" form={formId} busyLabel={isBusy ? text('registration.sending') : undefined}>
            {text('contacts.send')}
          </Button>
        </>
      }
    >
      {what === 'email' ? (
        <EmailForm failure={failure} onAdd={onAdd} />
      ) : (
        <PhoneForm formId={formId} label={text('contacts.phone')} failure={failure} onAdd={onAdd} />
      )}
    </Dialog>
  );
}

function EmailForm({ failure, onAdd }: Pick<AddDialogProps, 'failure' | 'onAdd'>) {
  const text = useText();
  const form = useFields({ address: typedEmailViolation }, { address: '' });
  return (
    <form
      id={formId}
      className="form"
      method="post"
      noValidate
      onSubmit={form.submit(({ address }) => onAdd({ kind: 'email', address }))}
    >
      {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
      <EmailField {...form.bind('address')} label={text('contacts.email')} />
    </form>
  );
}
