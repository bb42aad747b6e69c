import { Button } from '@rochdale/ui/form/button.tsx';
import { Spoken } from '@rochdale/ui/state/spoken.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect, useState } from 'react';
import { operation } from '../../../lib/calls/api.ts';
import { type Looking, lookingNow } from '../../../lib/session/looking.ts';
import { useSession } from '../../../lib/session/session.ts';
import './looking-bar.css';

/** Answered by 401 once the session of staff, its role or the window itself has ended; that leaves. */
const askSession = operation('sign-in.session', 'GET /v3/session');
const askEveryMs = 15_000;

/** Says who looks as whom, why and how long, and ends it (office-86). */
export default function LookingBar() {
  const looking = lookingNow();
  return looking && <Bar looking={looking} />;
}

function Bar({ looking }: { looking: Looking }) {
  const text = useText();
  const number = useSession()?.memberNumber ?? '';
  const left = useSecondsLeft(looking);
  useEffect(() => {
    const timer = setInterval(() => void askSession({}).catch(() => undefined), askEveryMs);
    return () => clearInterval(timer);
  }, []);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <>
      <section className="looking" aria-label={text('asMember.bar')}>
        <p>
          <b>{text('asMember.bar.who', { name: looking.memberName, number })}</b> {text('asMember.bar.readOnly')}{' '}
          {text('asMember.bar.reason', { reason: looking.reason })}
        </p>
        <span className="num">{text('asMember.bar.left', { time })}</span>
        <Spoken isUnseen>{left <= 60 && text('asMember.bar.minute')}</Spoken>
        <Button kind="secondary" size="s" onClick={looking.end}>
          {text('asMember.bar.end')}
        </Button>
      </section>
      <div className="looking-frame" aria-hidden="true" />
    </>
  );
}

/** Whole seconds until the window ends, and it does. */
function useSecondsLeft({ endsAt, leave }: Looking): number {
  const [left, setLeft] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(endsAt)), 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  useEffect(() => {
    if (left === 0) leave();
  }, [left, leave]);
  return left;
}

const secondsUntil = (endsAt: number): number => Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
