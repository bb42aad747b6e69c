import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { ScreenLink } from '../../../../lib/address/link.tsx';
import { FindAccount } from '../../../paying/find-account/find-account.tsx';

/** What a visitor proves an account with, as in Quick Pay. */
export interface AccountKeys {
  readonly accountNumber: string;
  readonly phoneLastFourDigits: string;
}

interface VisitorAccountProps {
  readonly begin: AccountKeys;
  readonly isBusy: boolean;
  readonly onFind: (keys: AccountKeys) => void;
}

/** Account number and the last 4 phone digits, as Quick Pay asks for them (service-29). */
export function VisitorAccount({ begin, isBusy, onFind }: VisitorAccountProps) {
  const text = useText();
  return (
    <FindAccount
      begin={{ accountNumber: begin.accountNumber, phone: begin.phoneLastFourDigits }}
      isBusy={isBusy}
      label={text('ui.continue')}
      back={
        <ScreenLink className={buttonClass({ kind: 'ghost' })} to="home">
          {text('ui.cancel')}
        </ScreenLink>
      }
      onVerify={({ accountNumber, phone }) => onFind({ accountNumber, phoneLastFourDigits: phone })}
    />
  );
}
