import { QrCode } from '@rochdale/ui/art/qr-code.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { OtpField } from '@rochdale/ui/form/otp-field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Failed } from '@rochdale/ui/state/failed.tsx';
import { Loading } from '@rochdale/ui/state/loading.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { readSession, startSession, useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site.tsx';
import { useCurrentPassword } from '../current-password/public.ts';
import { newQrCode, setMfa } from './mfa-calls.ts';

interface SetUpProps {
  readonly heading: ReactNode;
  readonly memberNumber: string;
  readonly onCancel: () => void;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

const codeLength = 6;

/** The set-up view (identity-38): QR code, manual key, and a first code that activates it. */
export function SetUp({ heading, memberNumber, onCancel, onDone }: SetUpProps) {
  const text = useText();
  const { phoneNumber } = useSite().settings;
  const params = { memberNumber };
  const secret = useQuery({
    queryKey: ['mfa', memberNumber, 'qr-code'],
    queryFn: () => newQrCode({ params }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Who has to set one up has just typed it.
  const password = useCurrentPassword({ isExempt: useSession()?.mustSetUpMfa });
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const fail = (message: string): void => {
    setFailure(message);
    setCode('');
    field.current?.focus();
  };
  const activate = useMutation({
    mutationFn: (entered: { encryptedMember: string; key: string; code: string }) =>
      setMfa({ params, body: { ...entered, currentPassword: password.typed } }),
    onSuccess: (answer) => {
      const { accessToken } = answer;
      if (!answer.verificationSatus || accessToken === null) return fail(text('mfa.notVerified'));
      const session = readSession();
      if (session) startSession({ ...session, accessToken, memberMfaEnabled: true, mustSetUpMfa: false });
      onDone(answer.recoveryCodes);
    },
    onError: (error) => {
      if (!password.takesUp(error)) fail(error.message);
    },
  });

  if (!secret.data)
    return (
      <>
        {heading}
        {secret.error ? (
          <Failed error={secret.error} onRetry={() => void secret.refetch()} />
        ) : (
          <Loading>
            <Skeleton height={240} />
          </Loading>
        )}
      </>
    );
  const { totpUri, encryptedValidator: encryptedMember, secretNewKey: key } = secret.data;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.length === codeLength && !activate.isPending && password.check())
      activate.mutate({ encryptedMember, key, code });
  };
  return (
    <>
      {heading}
      <form className="form" method="post" noValidate onSubmit={submit}>
        {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
        <div className="mfa-set-up">
          <QrCode value={totpUri} label={text('mfa.qr')} />
          <div className="stack">
            <p>{text('mfa.scan')}</p>
            <p className="small muted">{text('mfa.apps', { phone: phoneNumber })}</p>
            <details>
              <summary>{text('mfa.manual')}</summary>
              <p className="small muted">{text('mfa.manual.hint')}</p>
              <p>
                <span className="vh">{text('mfa.key')}: </span>
                <code className="mfa-key">{key.match(/.{1,4}/g)?.join(' ')}</code>
              </p>
            </details>
          </div>
        </div>
        {password.field}
        <OtpField
          ref={field}
          label={text('mfa.code')}
          hint={text('mfa.code.hint')}
          value={code}
          onChange={(value) => {
            setFailure(undefined);
            setCode(value);
          }}
        />
        <div className="actions actions--between">
          <Button kind="ghost" onClick={onCancel}>
            {text('mfa.cancel')}
          </Button>
          <Button
            type="submit"
            disabled={code.length < codeLength}
            busyLabel={activate.isPending ? text('mfa.activating') : undefined}
          >
            {text('mfa.activate')}
          </Button>
        </div>
      </form>
    </>
  );
}
