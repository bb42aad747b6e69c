import { Button } from '@rochdale/ui/form/button.tsx';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect, useState } from 'react';
import { useGoTo } from '../../../lib/address/address.ts';
import { useOwnNumber } from '../../../lib/session/acting.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site.tsx';
import { finishTie } from './outside-calls.ts';

/** Asks once more before somebody at the provider is tied to the login that began (identity-132). */
export function ConfirmTie({ answer }: { answer: string }) {
  const text = useText();
  const goTo = useGoTo();
  const { outsideSignIn } = useSite();
  const isSignedIn = useSession() !== undefined;
  const memberNumber = useOwnNumber();
  const [isDone, setDone] = useState(false);
  const back = (): void => goTo('my-profile', {}, { replace: true });
  const connect = useSend(
    () => finishTie({ params: { memberNumber }, body: { answer } }),
    () => setDone(true),
  );
  useEffect(() => {
    if (!isSignedIn) goTo('login', {}, { replace: true });
  }, [isSignedIn, goTo]);
  const provider = outsideSignIn?.label ?? '';
  const isOver = isDone || connect.error !== undefined;
  return (
    <div className="container">
      <div className="form-page">
        <div className="card card__body stack">
          <h1 className="form-title">{isOver ? provider : text('outsideSignIn.confirm.title', { provider })}</h1>
          {connect.error && <FocusedAlert kind="danger">{connect.error.message}</FocusedAlert>}
          {isDone && <FocusedAlert kind="success">{text('outsideSignIn.tie.done', { provider })}</FocusedAlert>}
          {!isOver && <p>{text('outsideSignIn.confirm', { provider, member: memberNumber })}</p>}
          <div className="actions">
            <Button kind="secondary" onClick={back}>
              {text(isOver ? 'screen.myProfile' : 'outsideSignIn.confirm.no')}
            </Button>
            {!isOver && (
              <Button disabled={connect.isPending} onClick={() => void connect.send(undefined)}>
                {text('outsideSignIn.confirm.yes')}
              </Button>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
