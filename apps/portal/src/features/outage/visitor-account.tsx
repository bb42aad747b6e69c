import {
  lastFourDigitsViolation,
  phoneDigitsLength,
  quickPayAccountNumberLength,
  quickPayAccountNumberViolation,
} from '@rochdale/domain/quick-pay/verification';
import { digitsOnly, useFields } from '../../lib/form.ts';
import { ScreenLink } from '../../lib/link.tsx';
import { useText } from '../../lib/text.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/field.tsx';

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

/** Account number and the last 4 phone digits, by the rules of Quick Pay (S0 §5). */
export function VisitorAccount({ begin, isBusy, onFind }: VisitorAccountProps) {
  const text = useText();
  const form = useFields(
    { accountNumber: quickPayAccountNumberViolation, phoneLastFourDigits: lastFourDigitsViolation },
    { ...begin },
  );
  return (
    <form className="form" method="post" noValidate onSubmit={form.submit(onFind)}>
      {form.problems.length > 1 && <ErrorSummary key={form.refusals} items={form.problems} />}
      <TextField
        {...form.bind('accountNumber', digitsOnly)}
        label={text('quickPay.accountNumber')}
        hint={text('quickPay.accountNumber.hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={quickPayAccountNumberLength}
      />
      <TextField
        {...form.bind('phoneLastFourDigits', digitsOnly)}
        className="input--short"
        label={text('quickPay.phone')}
        hint={text('quickPay.phone.hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={phoneDigitsLength}
      />
      <div className="actions actions--between">
        <ScreenLink className={buttonClass({ kind: 'ghost' })} to="home">
          {text('ui.cancel')}
        </ScreenLink>
        <Button type="submit" busyLabel={isBusy ? text('quickPay.verifying') : undefined}>
          {text('ui.continue')}
        </Button>
      </div>
    </form>
  );
}
