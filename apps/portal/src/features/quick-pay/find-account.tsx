import {
  lastFourDigitsViolation,
  phoneDigitsLength,
  quickPayAccountNumberLength,
  quickPayAccountNumberViolation,
} from '@rochdale/domain/quick-pay/verification';
import type { ReactNode } from 'react';
import { digitsOnly, useFields } from '../../lib/form.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/field.tsx';

/** What step 1 asks for. */
export interface AccountKeys {
  readonly accountNumber: string;
  readonly phone: string;
}

interface FindAccountProps {
  readonly begin: AccountKeys;
  readonly isBusy: boolean;
  readonly back: ReactNode;
  readonly onVerify: (keys: AccountKeys) => void;
}

const rules = { accountNumber: quickPayAccountNumberViolation, phone: lastFourDigitsViolation };

/** Step 1: account number and the last 4 phone digits (S0 §4, §5). */
export function FindAccount({ begin, isBusy, back, onVerify }: FindAccountProps) {
  const text = useText();
  const form = useFields(rules, { ...begin });
  return (
    <form className="form" method="post" noValidate onSubmit={form.submit(onVerify)}>
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
        {...form.bind('phone', digitsOnly)}
        className="input--short"
        label={text('quickPay.phone')}
        hint={text('quickPay.phone.hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={phoneDigitsLength}
      />
      <div className="actions actions--between">
        {back}
        <Button type="submit" busyLabel={isBusy ? text('quickPay.verifying') : undefined}>
          {text('quickPay.verify')}
        </Button>
      </div>
    </form>
  );
}
