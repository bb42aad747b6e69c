import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect, useState } from 'react';
import { knowsPasskeys } from '../../../lib/device/passkeys.ts';
import { offerInField, signInByPasskey } from './passkey-sign-in.ts';
import './passkey-way.css';

/** Signing in with a passkey (identity-80): by a button, and where the username is typed. */
export default function PasskeyWay() {
  const text = useText();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(
    () =>
      whenSomebodyIsThere(() =>
        offerInField((error) => setFailure(error instanceof Error ? error.message : undefined)),
      ),
    [],
  );
  // What was kept free for it closes again.
  if (!knowsPasskeys()) return <span hidden />;
  const signIn = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await signInByPasskey();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : text('error.unknown'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
      <Button
        kind="secondary"
        block
        busyLabel={isBusy ? text('passkeys.signIn.busy') : undefined}
        onClick={() => void signIn()}
      >
        {text('passkeys.signIn')}
      </Button>
    </>
  );
}

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Begins something at the first sign of a person; answers the way to end it. */
function whenSomebodyIsThere(begin: () => () => void): () => void {
  let end = (): void => undefined;
  const leave = (): void => {
    for (const sign of signs) document.removeEventListener(sign, start);
  };
  const start = (): void => {
    leave();
    end = begin();
  };
  for (const sign of signs) document.addEventListener(sign, start);
  return () => {
    leave();
    end();
  };
}
