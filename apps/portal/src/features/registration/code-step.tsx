import { codeLength, verificationCodeViolation } from '@rochdale/domain/registration/registration-form';
import arrowLeft from 'lucide-static/icons/arrow-left.svg?inner';
import { useEffect } from 'react';
import { digitsOnly, useFields } from '../../lib/form.ts';
import { useSite } from '../../lib/site.tsx';
import { useText } from '../../lib/text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StageActions } from './stage-actions.tsx';
import type { Registration } from './use-registration.ts';

/** Step 1c: the code that was sent (S0 §4). A wrong one clears the box and takes focus back to it. */
export function CodeStep({ registration, sentTo }: { registration: Registration; sentTo: string }) {
  const text = useText();
  const { codeMinutes } = useSite().config.security;
  const form = useFields({ code: verificationCodeViolation }, { code: '' });
  const { failure, isBusy } = registration;
  useEffect(() => document.getElementById('code')?.focus(), []);
  const hours = codeMinutes / 60;
  const time =
    Number.isInteger(hours) && hours > 1
      ? text('registration.code.hours', { count: hours })
      : text('registration.code.minutes', { count: codeMinutes });

  const verify = async (code: string): Promise<void> => {
    if (await registration.verify(code)) return;
    form.setValue('code', '');
    document.getElementById('code')?.focus();
  };
  return (
    <form className="form" method="post" noValidate onSubmit={form.submit(({ code }) => void verify(code))}>
      <p className="form-lead" role="status">
        {text('registration.code.sent', { contact: sentTo, time })}
      </p>
      {failure && <Alert kind="danger">{failure.message}</Alert>}
      <TextField
        {...form.bind('code', (value) => {
          registration.clearFailure();
          return digitsOnly(value);
        })}
        className="input--short"
        label={text('registration.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeLength}
        aside={
          <button type="button" className="link-btn small" onClick={() => void registration.sendAgain()}>
            {text('registration.code.again')}
          </button>
        }
      />
      <StageActions
        back={
          <Button kind="ghost" onClick={registration.restart}>
            <Icon drawing={arrowLeft} />
            {text('ui.back')}
          </Button>
        }
        label={text('registration.verify')}
        busyLabel={text('registration.verifying')}
        isBusy={isBusy}
        isHeld={failure !== undefined && form.values.code === ''}
      />
    </form>
  );
}
