import { useText } from '@rochdale/ui/text/text.ts';
import { ReasonedAct } from '../../parts/reasoned-act.tsx';
import { sendReceipt } from './payments-calls.ts';

/** E-mails the receipt of a payment again (office-99). */
export function SendReceipt({ transNo, onDone }: { transNo: string; onDone: (said: string) => void }) {
  const text = useText();
  return (
    <ReasonedAct
      label={text('officePayments.receipt.send')}
      title={text('officePayments.receipt.send')}
      needs="messages.resend"
      act={async (reason) => {
        const { sentTo, left } = await sendReceipt({ params: { transNo }, body: { reason } });
        onDone(text('officePayments.receipt.sent', { to: sentTo, left }));
      }}
    >
      <p>{text('officePayments.receipt.words')}</p>
    </ReasonedAct>
  );
}
