import {
  enteredPhoneDigits,
  lastFourDigitsViolation,
  quickPayAccountNumberLength,
  quickPayAccountNumberViolation,
} from '@rochdale/domain/paying/quick-pay/verification';
import { Button } from '@rochdale/ui/form/button.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { upToDigits, useFields } from '@rochdale/ui/form/fields.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import type { ReactNode } from 'react';
import bill from '../../../ui/art/bill.svg?raw';
import { Art } from '../../../ui/art.tsx';
import './find-account.css';

/** What opens an account without a login. */
export interface AccountKeys {
  readonly accountNumber: string;
  readonly phone: string;
}

interface FindAccountProps {
  readonly begin: AccountKeys;
  readonly isBusy: boolean;
  readonly back: ReactNode;
  /** What the button says; without one it verifies. */
  readonly label?: string;
  readonly onVerify: (keys: AccountKeys) => void;
}

const rules = { accountNumber: quickPayAccountNumberViolation, phone: lastFourDigitsViolation };

/** Account number and the last 4 phone digits: step 1 of Quick Pay (paying-8, paying-9), and of a visitor's outage report. */
export function FindAccount({ begin, isBusy, back, label, onVerify }: FindAccountProps) {
  const text = useText();
  const form = useFields(rules, { ...begin });
  return (
    <form className="form" method="post" noValidate onSubmit={form.submit(onVerify)}>
      {form.problems.length > 1 && <ErrorSummary key={form.refusals} items={form.problems} />}
      <TextField
        {...form.bind('accountNumber', upToDigits(quickPayAccountNumberLength))}
        label={text('quickPay.accountNumber')}
        hint={text('quickPay.accountNumber.hint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <div className="find-bill">
        <Art className="find-bill__art" svg={bill} />
        <p>{text('quickPay.accountNumber.where')}</p>
      </div>
      <TextField
        {...form.bind('phone', enteredPhoneDigits)}
        className="input--short"
        label={text('quickPay.phone')}
        hint={text('quickPay.phone.hint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <div className="actions actions--between">
        {back}
        <Button type="submit" busyLabel={isBusy ? text('quickPay.verifying') : undefined}>
          {label ?? text('quickPay.verify')}
        </Button>
      </div>
    </form>
  );
}
