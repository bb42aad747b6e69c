import { OtpField } from '@rochdale/ui/form/otp-field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { type AskedCode, CodeRequest } from './code-request.tsx';
import { sendLoginCode } from './locked-calls.ts';

/** A code as it goes with the password. */
export interface LoginCode {
  readonly attempt: string;
  readonly verificationCode: string;
}

interface LockedLoginProps {
  readonly username: string;
  readonly code: LoginCode | undefined;
  readonly onCode: (code: LoginCode) => void;
}

/** A login that too many wrong passwords have locked asks for a code too, which its owner is sent. */
export default function LockedLogin({ username, code, onCode }: LockedLoginProps) {
  const text = useText();
  const [asked, setAsked] = useState<AskedCode>();
  const take = (answer: AskedCode): void => {
    setAsked(answer);
    onCode({ attempt: answer.attempt, verificationCode: '' });
  };
  return (
    <section className="stack" aria-labelledby="locked-title">
      <h2 id="locked-title">{text('accountCode.title')}</h2>
      <CodeRequest send={(channel) => sendLoginCode({ body: { username, channel } })} asked={asked} onAsked={take} />
      {asked && (
        <OtpField
          label={text('accountCode.code')}
          hint={text('accountCode.password')}
          value={code?.verificationCode ?? ''}
          onChange={(verificationCode) => onCode({ attempt: asked.attempt, verificationCode })}
        />
      )}
    </section>
  );
}
