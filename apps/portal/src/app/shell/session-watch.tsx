import { askedByPage } from '@rochdale/contract/asked-by';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useTitleWords } from '@rochdale/ui/layout/title.ts';
import { Spoken } from '@rochdale/ui/state/spoken.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect, useState } from 'react';
import { lastUse, operation } from '../../lib/calls/api.ts';
import { isTypedKept } from '../../lib/session/left-session.ts';
import { useSession } from '../../lib/session/session.ts';
import { useSignOut } from './use-sign-out.ts';

/** Staying is a use of the session; when it has ended, the answer leads to sign-in. */
const askSession = operation('sign-in.session', 'GET /v3/session');

const warningSeconds = 120;
/** At these it is said once more how long there is. */
const minuteSeconds = 60;
const lastSeconds = 20;

/**
 * Warns two minutes before the session ends without use, and offers to stay. At its end the server is asked, which knows
 * of other tabs and says how long there is: only a session that ended there leads to sign-in. That question is the page's
 * own: two tabs must not keep each other's session alive.
 */
export default function SessionWatch() {
  const text = useText();
  const signOut = useSignOut();
  const session = useSession();
  const [saidEnd, setSaidEnd] = useState(0);
  const seconds = useSecondsLeft(session?.expireInMinutes, saidEnd);
  const stay = (): void => void askSession({}).catch(() => undefined);
  const isEnding = seconds !== undefined && seconds <= warningSeconds;
  const hasEnded = seconds !== undefined && seconds <= 0;
  useEffect(() => {
    if (!hasEnded) return;
    void askSession({}, { askedBy: askedByPage })
      // The release before says no time: it is asked again in a minute.
      .then(({ secondsLeft = minuteSeconds }) => setSaidEnd(performance.now() + secondsLeft * 1000))
      .catch(() => undefined);
  }, [hasEnded]);
  const isOpen = session !== undefined && isEnding;
  useTitleWords(isOpen ? text('session.title') : undefined);
  const left = Math.max(0, seconds ?? 0);
  return (
    <Dialog
      isAlert
      title={text('session.title')}
      open={isOpen}
      onClose={stay}
      width="400"
      footer={
        <>
          <Button kind="secondary" onClick={signOut}>
            {text('session.signOut')}
          </Button>
          <Button onClick={stay}>{text('session.stay')}</Button>
        </>
      }
    >
      <p aria-hidden="true">
        {text('session.ending', { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` })}
      </p>
      <Told left={left} />
      {isOpen && isTypedKept() && <p className="muted">{text('session.kept')}</p>}
    </Dialog>
  );
}

/** How long there is, for those who hear it: in words, with the warning, and twice more while it runs out. */
function Told({ left }: { left: number }) {
  const text = useText();
  const stage = left > minuteSeconds ? warningSeconds : left > lastSeconds ? minuteSeconds : lastSeconds;
  const times = {
    [warningSeconds]: text('session.minutes', { count: warningSeconds / 60 }),
    [minuteSeconds]: text('session.minute'),
    [lastSeconds]: text('session.seconds', { count: lastSeconds }),
  };
  const said = text('session.ending', { time: times[stage] ?? '' });
  return (
    <>
      <p className="vh">{said}</p>
      <Spoken isUnseen again={stage}>
        {stage !== warningSeconds && said}
      </Spoken>
    </>
  );
}

/** Whole seconds until the session ends without use, here or as the server said; undefined without a session. */
function useSecondsLeft(minutes: number | undefined, saidEnd: number): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (minutes === undefined) return;
    const look = (): void => {
      const end = Math.max(lastUse() + minutes * 60_000, saidEnd);
      setLeft(Math.ceil((end - performance.now()) / 1000));
    };
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [minutes, saidEnd]);
  return minutes === undefined ? undefined : left;
}
