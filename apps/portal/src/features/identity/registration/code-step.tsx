import { verificationCodeViolation } from '@rochdale/domain/identity/registration/registration-form';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { OtpField } from '@rochdale/ui/form/otp-field.tsx';
import { Spoken } from '@rochdale/ui/state/spoken.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import arrowLeft from 'lucide-static/icons/arrow-left.svg?inner';
import { useState } from 'react';
import { useSite } from '../../../lib/site.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { StageActions } from './stage-actions.tsx';
import type { Registration } from './use-registration.ts';

/** Step 1c: the code that was sent (identity-31). A wrong one clears the box and takes focus back to it. */
export function CodeStep({ registration, sentTo }: { registration: Registration; sentTo: string }) {
  const text = useText();
  const { codeMinutes } = useSite().config.security;
  const form = useFields({ code: verificationCodeViolation }, { code: '' });
  const { failure, isBusy } = registration;
  const [again, setAgain] = useState(0);
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
  const sendAgain = async (): Promise<void> => {
    if (await registration.sendAgain()) setAgain(again + 1);
  };
  const { id, value, error } = form.bind('code');
  return (
    <form className="form" method="post" noValidate onSubmit={form.submit(({ code }) => void verify(code))}>
      <FailureAlert failure={failure} />
      <OtpField
        id={id}
        label={text('registration.code')}
        hint={text('registration.code.sent', { contact: sentTo, time })}
        error={error}
        value={value}
        onChange={(digits) => {
          registration.clearFailure();
          form.setValue('code', digits);
        }}
      />
      <div>
        <button type="button" className="link-btn small" onClick={() => void sendAgain()}>
          {text('registration.code.again')}
        </button>
        <Spoken again={again}>
          {again > 0 && <p className="small muted">{text('registration.code.sentAgain', { contact: sentTo })}</p>}
        </Spoken>
      </div>
      <StageActions
        back={
          <Button kind="ghost" onClick={registration.backToContact}>
            <Icon drawing={arrowLeft} />
            {text('ui.back')}
          </Button>
        }
        label={text('registration.verify')}
        busyLabel={text('registration.verifying')}
        isBusy={isBusy}
        isHeld={registration.isHeld && form.values.code === ''}
      />
    </form>
  );
}
