import { centsOf, formatMoney } from '@rochdale/domain/money';
import { ConfirmDialog } from '@rochdale/ui/dialog/confirm-dialog.tsx';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import type { ScheduledPayment } from './scheduled-payments-calls.ts';

interface DeleteDialogProps {
  readonly scheduled: ScheduledPayment;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** Asks before a scheduled payment is deleted (planned-38). */
export function DeleteDialog({ scheduled, isBusy, ...rest }: DeleteDialogProps) {
  const text = useText();
  const { amount, paymentDate, paymentMethod: method } = scheduled;
  const what = { amount: formatMoney(centsOf(amount)), date: pageFormats().scheduledDay(paymentDate), method };
  return (
    <ConfirmDialog
      {...rest}
      title={text('scheduledPayments.delete.title')}
      no={text('scheduledPayments.delete.no')}
      yes={text('scheduledPayments.delete.yes')}
      busyLabel={isBusy ? text('scheduledPayments.deleting') : undefined}
    >
      <p>{text('scheduledPayments.delete.text')}</p>
      <p className="muted">{text('scheduledPayments.delete.what', what)}</p>
    </ConfirmDialog>
  );
}
