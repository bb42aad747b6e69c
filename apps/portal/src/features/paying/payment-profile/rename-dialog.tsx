import { labelMaxLength, labelViolation, methodName } from '@rochdale/domain/paying/payment-profile/stored-payment';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useRef } from 'react';
import type { StoredPayment } from './payment-profile-calls.ts';

interface RenameDialogProps {
  readonly stored: StoredPayment;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onClose: () => void;
  readonly onSave: (label: string) => void;
}

const formId = 'rename-method';

/** Asks what the member calls a stored way of paying. */
export function RenameDialog({ stored, isBusy, failure, onClose, onSave }: RenameDialogProps) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const form = useFields({ label: labelViolation }, { label: stored.label });
  return (
    <Dialog
      title={text('paymentProfile.rename.title', { name: methodName(stored, text) })}
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
          <Button type="submit" form={formId} busy={isBusy}>
            {text('paymentProfile.save')}
          </Button>
        </>
      }
    >
      {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
      <form id={formId} className="form" method="post" noValidate onSubmit={form.submit(({ label }) => onSave(label))}>
        <TextField
          {...form.bind('label')}
          ref={field}
          label={text('paymentProfile.label')}
          hint={text('paymentProfile.label.hint')}
          maxLength={labelMaxLength}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
