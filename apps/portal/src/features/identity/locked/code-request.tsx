import type { CodeChannel } from '@rochdale/domain/identity/sign-in/locked';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';

/** What was answered when a code was asked for. */
export interface AskedCode {
  readonly attempt: string;
  readonly message: string;
}

interface CodeRequestProps {
  readonly send: (channel: CodeChannel) => Promise<AskedCode>;
  readonly asked: AskedCode | undefined;
  readonly onAsked: (asked: AskedCode) => void;
}

/** Asks for a code by text or by e-mail, and says what was answered; another one may be asked for. */
export function CodeRequest({ send, asked, onAsked }: CodeRequestProps) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const ask = async (channel: CodeChannel): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      onAsked(await send(channel));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : text('error.unknown'));
    } finally {
      setBusy(false);
    }
  };
  const busyLabel = isBusy ? text('accountCode.sending') : undefined;
  return (
    <>
      {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
      <div role="status">
        {asked && (
          <Alert kind="info" isSpoken={false}>
            {asked.message}
          </Alert>
        )}
      </div>
      <p className="small muted">{text(asked ? 'accountCode.again' : 'accountCode.lead')}</p>
      <div className="actions">
        <Button kind="secondary" busyLabel={busyLabel} onClick={() => void ask('text')}>
          {text('accountCode.byText')}
        </Button>
        <Button kind="secondary" busyLabel={busyLabel} onClick={() => void ask('email')}>
          {text('accountCode.byEmail')}
        </Button>
      </div>
    </>
  );
}
