import { copyEmailViolation } from '@rochdale/domain/paying/payment-results/receipt-copy';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import mail from 'lucide-static/icons/mail.svg?inner';
import { EmailField } from '../../../ui/form/email-field.tsx';
import type { ShownReceipt } from './asked-receipt.ts';

/** Emails a copy of the receipt, to the address on file or to one that is typed, while any are left (paying-75). */
export function ReceiptCopy({
  copies,
  sendCopy,
}: {
  copies: ShownReceipt['result']['copies'];
  sendCopy: ShownReceipt['sendCopy'];
}) {
  const text = useText();
  const form = useFields({ email: copyEmailViolation }, { email: '' });
  const { send, isPending, data, error, count } = useSend(sendCopy, form.reset);
  const left = data?.left ?? copies.left;
  const spent = left > 0 ? undefined : text('paymentResult.copyTo.noneLeft');
  const typing = (
    <form className="form" method="post" noValidate onSubmit={form.submit(({ email }) => void send(email.trim()))}>
      <EmailField
        {...form.bind('email')}
        label={text('paymentResult.copyTo')}
        hint={text('paymentResult.copyTo.hint')}
      />
      <div>
        <Button kind="secondary" type="submit" busy={isPending} disabledReason={spent}>
          <Icon drawing={mail} />
          {text('paymentResult.copyTo.send')}
        </Button>
      </div>
    </form>
  );
  return (
    <div className="receipt__copy stack">
      {data && (
        <Alert key={count} kind="success">
          <p>{data.message}</p>
        </Alert>
      )}
      {error && (
        <Alert key={count} kind="danger">
          {error.message}
        </Alert>
      )}
      {left > 0 && data && <p className="small muted">{text('paymentResult.copyTo.once')}</p>}
      {copies.onFile === null ? (
        typing
      ) : (
        <>
          <Button kind="secondary" block busy={isPending} disabledReason={spent} onClick={() => void send(undefined)}>
            <Icon drawing={mail} />
            {text('paymentResult.copyTo.onFile', { email: copies.onFile })}
          </Button>
          <details>
            <summary>{text('paymentResult.copyTo.other')}</summary>
            {typing}
          </details>
        </>
      )}
    </div>
  );
}
