import {
  lastFourDigitsViolation,
  phoneDigitsLength,
  quickPayAccountNumberLength,
  quickPayAccountNumberViolation,
} from '@rochdale/domain/quick-pay/verification';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { checkedBy, digitsOnly } from '../../lib/form.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/field.tsx';

/** What step 1 asks for. */
export interface AccountKeys {
  accountNumber: string;
  phone: string;
}

const fields = ['accountNumber', 'phone'] as const;

/** Step 1: account number and the last 4 phone digits (S0 §4, §5). */
export function FindAccount(props: {
  begin: AccountKeys;
  isBusy: boolean;
  back: ReactNode;
  onVerify: (keys: AccountKeys) => void;
}) {
  const text = useText();
  const form = useForm<AccountKeys>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    values: props.begin,
  });
  const { errors, submitCount } = form.formState;
  const problems = fields.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ fieldId: name, text: message }];
  });
  const submit = form.handleSubmit(props.onVerify, (wrong) => {
    const [first, ...others] = fields.filter((name) => wrong[name]);
    if (first && others.length === 0) form.setFocus(first);
  });
  const typedDigits = (name: keyof AccountKeys) => ({
    onChange: (event: { target: HTMLInputElement }) => form.setValue(name, digitsOnly(event.target.value)),
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      {problems.length > 1 && <ErrorSummary key={submitCount} items={problems} />}
      <TextField
        id="accountNumber"
        label={text('quickPay.accountNumber')}
        hint={text('quickPay.accountNumber.hint')}
        error={errors.accountNumber?.message}
        inputMode="numeric"
        autoComplete="off"
        maxLength={quickPayAccountNumberLength}
        {...form.register('accountNumber', {
          validate: checkedBy(quickPayAccountNumberViolation),
          ...typedDigits('accountNumber'),
        })}
      />
      <TextField
        id="phone"
        className="input--short"
        label={text('quickPay.phone')}
        hint={text('quickPay.phone.hint')}
        error={errors.phone?.message}
        inputMode="numeric"
        autoComplete="off"
        maxLength={phoneDigitsLength}
        {...form.register('phone', { validate: checkedBy(lastFourDigitsViolation), ...typedDigits('phone') })}
      />
      <div className="actions actions--between">
        {props.back}
        <Button type="submit" busyLabel={props.isBusy ? text('quickPay.verifying') : undefined}>
          {text('quickPay.verify')}
        </Button>
      </div>
    </form>
  );
}
