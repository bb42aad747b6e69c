import { verificationCodeViolation } from '@rochdale/domain/identity/registration/registration-form';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { OtpField } from '@rochdale/ui/form/otp-field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { type AskedCode, CodeRequest } from './code-request.tsx';
import { checkAccountCode, sendAccountCode } from './locked-calls.ts';

interface LockedAccountProps {
  readonly accountNumber: string;
  /** Takes the key that opens the account in place of phone digits. */
  readonly onOpened: (accountKey: string) => void;
}

/** The way into an account that too many wrong digits have locked: a code to a contact on file. */
export default function LockedAccount({ accountNumber, onOpened }: LockedAccountProps) {
  const text = useText();
  const [asked, setAsked] = useState<AskedCode>();
  const form = useFields({ code: verificationCodeViolation }, { code: '' });
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const open = async (verificationCode: string): Promise<void> => {
    if (asked === undefined) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { accountKey } = await checkAccountCode({ body: { attempt: asked.attempt, verificationCode } });
      onOpened(accountKey);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : text('error.unknown'));
      form.setValue('code', '');
    } finally {
      setBusy(false);
    }
  };
  const { value, error } = form.bind('code');
  return (
    <section className="stack" aria-labelledby="locked-title">
      <h2 id="locked-title">{text('accountCode.title')}</h2>
      <CodeRequest
        send={(channel) => sendAccountCode({ body: { accountNumber, channel } })}
        asked={asked}
        onAsked={setAsked}
      />
      {asked && (
        <form className="form" method="post" noValidate onSubmit={form.submit(({ code }) => void open(code))}>
          {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
          <OtpField
            label={text('accountCode.code')}
            hint=""
            value={value}
            error={error}
            onChange={(code) => form.setValue('code', code)}
          />
          <div className="actions">
            <Button type="submit" busyLabel={isBusy ? text('quickPay.verifying') : undefined}>
              {text('ui.continue')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
