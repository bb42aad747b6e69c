import { Button } from '@rochdale/ui/form/button.tsx';
import { OtpField } from '@rochdale/ui/form/otp-field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { type FormEvent, useState } from 'react';
import { operation } from '../lib/calls.ts';
import { assertPasskey, knowsPasskeys } from '../lib/passkeys.ts';
import { useMe } from '../lib/session.ts';

const prove = operation('staff-session.prove', 'POST /v1/prove');
const passkeyOptions = operation('staff-session.prove-passkey-options', 'POST /v1/prove/passkey/options');
const provePasskey = operation('staff-session.prove-passkey', 'POST /v1/prove/passkey');

/** Takes the second step, by the ways that one has. */
export function ProofForm({ onProved }: { onProved: () => void }) {
  const text = useText();
  const { data } = useMe();
  const [code, setCode] = useState('');
  const { authenticator = false, passkeys = 0 } = data?.secondSteps ?? {};
  const byCode = useSend(() => prove({ body: { code } }), onProved);
  const byPasskey = useSend(
    async (_: undefined) => provePasskey({ body: { assertion: await assertPasskey(await passkeyOptions({})) } }),
    onProved,
  );
  const failure = byCode.error ?? byPasskey.error;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    byPasskey.reset();
    void byCode.send(undefined);
  };
  return (
    <form className="form" noValidate onSubmit={submit}>
      {failure && <Alert kind="danger">{failure.message}</Alert>}
      {passkeys > 0 && knowsPasskeys() && (
        <Button
          kind={authenticator ? 'secondary' : 'primary'}
          block
          busy={byPasskey.isPending}
          onClick={() => {
            byCode.reset();
            void byPasskey.send(undefined);
          }}
        >
          {text('office.proof.passkey')}
        </Button>
      )}
      {authenticator && (
        <>
          <OtpField
            label={text('office.proof.code')}
            hint={text('office.proof.code.hint')}
            value={code}
            onChange={setCode}
          />
          <Button type="submit" block busy={byCode.isPending}>
            {text('office.proof.confirm')}
          </Button>
        </>
      )}
    </form>
  );
}
