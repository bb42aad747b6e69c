import {
  accountNumberViolation,
  memberNumberViolation,
  ssnDigitsViolation,
} from '@rochdale/domain/identity/registration/registration-form';
import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { upToDigits, useFields } from '@rochdale/ui/form/fields.ts';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQueryParams } from '../../../lib/address/address.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useSite } from '../../../lib/site.tsx';
import { StageActions } from './stage-actions.tsx';
import type { Registration } from './use-registration.ts';

/** Step 1a: the account number, and the last digits of the Social Security number where the site asks (identity-26). */
export function AccountStep({ registration }: { registration: Registration }) {
  const text = useText();
  const { config } = useSite();
  const { ssnDigits, controlNumberType } = config.registration;
  const byMember = controlNumberType === 'MEMBER';
  const accountNumber = upToDigits(12)(useQueryParams<'register'>().get('accountno') ?? '');
  const form = useFields(
    {
      accountNumber: (value) =>
        byMember ? memberNumberViolation(value, config.memberNumberLabel) : accountNumberViolation(value),
      ssn: (value) => (ssnDigits > 0 ? ssnDigitsViolation(value, ssnDigits) : undefined),
    },
    { accountNumber: byMember ? '' : accountNumber, ssn: '' },
  );
  const { failure, isBusy } = registration;
  const cleaned = (most: number) => (value: string) => {
    registration.clearFailure();
    return upToDigits(most)(value);
  };
  return (
    <form
      className="form"
      method="post"
      noValidate
      onSubmit={form.submit(({ accountNumber, ssn }) => void registration.find(accountNumber, ssn))}
    >
      {failure && <Alert kind="danger">{failure.message}</Alert>}
      {form.problems.length > 1 && <ErrorSummary key={form.refusals} items={form.problems} />}
      <TextField
        {...form.bind('accountNumber', cleaned(12))}
        label={byMember ? config.memberNumberLabel : text('registration.accountNumber')}
        hint={text('registration.accountNumber.hint')}
        inputMode="numeric"
        autoComplete="off"
      />
      {ssnDigits > 0 && (
        <TextField
          {...form.bind('ssn', cleaned(ssnDigits))}
          className="input--short"
          label={text('registration.ssn', { digits: ssnDigits })}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <StageActions
        back={
          <ScreenLink className={buttonClass({ kind: 'ghost' })} to="login">
            {text('ui.cancel')}
          </ScreenLink>
        }
        label={text('registration.next')}
        busyLabel={text('registration.busy')}
        isBusy={isBusy}
        isHeld={registration.isHeld}
      />
    </form>
  );
}
