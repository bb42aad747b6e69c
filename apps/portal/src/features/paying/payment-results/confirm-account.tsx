import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { keepStored } from '../../../lib/device/storage.ts';
import { type AccountKeys, FindAccount } from '../find-account/find-account.tsx';
import { verifyAccount } from './payment-results-calls.ts';

interface ConfirmAccountProps {
  /** Why what was confirmed did not open it. */
  readonly refused?: string | undefined;
  readonly onConfirmed: () => void;
}

/** A receipt of Quick Pay, opened where nobody has paid, or another account was: account and digits open it (paying-67). */
export function ConfirmAccount({ refused, onConfirmed }: ConfirmAccountProps) {
  const text = useText();
  const { send, isPending, error } = useSend(
    ({ accountNumber, phone }: AccountKeys) => verifyAccount({ body: { accountNumber, phoneLastFourDigits: phone } }),
    ({ quickPayToken }) => {
      keepStored('quickPayToken', quickPayToken);
      onConfirmed();
    },
  );
  return (
    <div className="card">
      <div className="dialog__body">
        <h1 className="form-title">{text('paymentResult.title')}</h1>
        <p className="form-lead">{text('paymentResult.confirm')}</p>
        {(error || refused) && <Alert kind="danger">{error?.message ?? refused}</Alert>}
        <FindAccount
          begin={{ accountNumber: '', phone: '' }}
          isBusy={isPending}
          label={text('paymentResult.show')}
          onVerify={(keys) => void send(keys)}
          back={
            <ScreenLink className={buttonClass({ kind: 'ghost' })} to="home">
              {text('paymentResult.done')}
            </ScreenLink>
          }
        />
      </div>
    </div>
  );
}
