import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Field, TextField } from '@rochdale/ui/form/field.tsx';
import { OtpField } from '@rochdale/ui/form/otp-field.tsx';
import { focusHeadingOf } from '@rochdale/ui/layout/focus-heading.ts';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { StepHeading } from '@rochdale/ui/steps/step-heading.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import lock from 'lucide-static/icons/lock.svg?inner';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSite } from '../../../lib/site.tsx';
import { beginSession, deviceOf } from './begin-session.ts';
import { verifyCode } from './sign-in-calls.ts';

/** What the first step leaves to the second. */
export interface SecondStepNeeded {
  readonly username: string;
  readonly model: NonNullable<ResponseOf<'sign-in.login'>['mfaAuthenticateModel']>;
}

const codeLength = 6;

/** The authenticator's code (identity-7): username locked, password gone, Verify open at six digits, Back. */
export default function SecondStep({
  needed,
  onBack,
  onDone,
}: {
  needed: SecondStepNeeded;
  onBack: () => void;
  /** Where the page does not see by itself that somebody is signed in. */
  onDone?: () => void;
}) {
  const text = useText();
  const { settings } = useSite();
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isChosen = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code has another field
  useEffect(() => {
    if (isChosen.current) field.current?.focus();
  }, [isRecovery]);
  const missing = codeLength - code.length;

  const verify = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { username: userName, model } = needed;
      await beginSession(await verifyCode({ body: { userName, token: code.trim(), ...model, ...deviceOf() } }));
      onDone?.();
    } catch (error) {
      // First focus, then the words: the other way round focus would cut them off.
      field.current?.focus();
      setFailure(error instanceof Error ? error.message : text('error.unknown'));
      setCode('');
    } finally {
      setBusy(false);
    }
  };
  const hintOf = (count: number): string => {
    if (count === 0) return text('signIn.code.complete');
    return count === 1 ? text('signIn.code.missingOne') : text('signIn.code.missing', { count });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (missing <= 0 && !isBusy) void verify();
  };
  const back = (): void => {
    flushSync(onBack);
    focusHeadingOf(document.body);
  };
  const change = (value: string): void => {
    setFailure(undefined);
    setCode(value);
  };

  return (
    <>
      <StepHeading
        isNews
        title={text('signIn.code.title')}
        lead={text('signIn.code.lead', { coop: settings.coopShortName })}
      />
      <form className="form" method="post" noValidate onSubmit={submit}>
        {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
        <LockedUsername username={needed.username} />
        {isRecovery ? (
          <TextField
            ref={field}
            label={text('signIn.code.recoveryLabel')}
            hint={text('signIn.code.recoveryHint')}
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            onChange={(event) => change(event.target.value)}
          />
        ) : (
          <OtpField
            ref={field}
            id="code"
            label={text('signIn.code')}
            hint={hintOf(missing)}
            value={code}
            onChange={change}
          />
        )}
        <div className="actions auth__code-actions">
          <Button kind="secondary" onClick={back}>
            {text('signIn.back')}
          </Button>
          <Button type="submit" disabled={missing > 0} busyLabel={isBusy ? text('signIn.verifying') : undefined}>
            {text('signIn.verify')}
          </Button>
        </div>
        <p className="small muted">
          {text('signIn.code.lost')}{' '}
          <button
            type="button"
            className="link-btn small"
            onClick={() => {
              isChosen.current = true;
              setRecovery(!isRecovery);
              change('');
            }}
          >
            {text(isRecovery ? 'signIn.code.app' : 'signIn.code.recovery')}
          </button>
        </p>
      </form>
    </>
  );
}

/** The username of the first step: seen, and no longer to be changed. */
function LockedUsername({ username }: { username: string }) {
  const text = useText();
  return (
    <Field label={text('signIn.username')}>
      {(control) => (
        <div className="input-wrap">
          <input {...control} className="input" value={username} readOnly autoComplete="username" />
          <span className="suf suf--icon">
            <Icon drawing={lock} />
          </span>
        </div>
      )}
    </Field>
  );
}
