import { centsOf, formatMoney } from '@rochdale/domain/money';
import { useRef } from 'react';
import { pageFormats, useText } from '../../lib/text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { ScheduledPayment } from './scheduled-payments-calls.ts';

interface DeleteDialogProps {
  readonly scheduled: ScheduledPayment;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** Asks before a scheduled payment is deleted (S1 §8). The safe choice takes focus. */
export function DeleteDialog({ scheduled, isBusy, failure, onNo, onYes }: DeleteDialogProps) {
  const text = useText();
  const no = useRef<HTMLButtonElement>(null);
  const { amount, paymentDate, paymentMethod: method } = scheduled;
  const what = { amount: formatMoney(centsOf(amount)), date: pageFormats().scheduledDay(paymentDate), method };
  return (
    <Dialog
      title={text('scheduledPayments.delete.title')}
      open
      onClose={onNo}
      busy={isBusy}
      initialFocus={no}
      footer={
        <>
          <Button ref={no} kind="secondary" onClick={onNo}>
            {text('scheduledPayments.delete.no')}
          </Button>
          <Button kind="danger" onClick={onYes} busyLabel={isBusy ? text('scheduledPayments.deleting') : undefined}>
            {text('scheduledPayments.delete.yes')}
          </Button>
        </>
      }
    >
      {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
      <p>{text('scheduledPayments.delete.text')}</p>
      <p className="muted">{text('scheduledPayments.delete.what', what)}</p>
    </Dialog>
  );
}
