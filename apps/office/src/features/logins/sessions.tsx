import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { Age } from '../../parts/moment.tsx';
import type { LoginAct } from './login-act.ts';
import type { Login } from './logins-calls.ts';

interface SessionsProps {
  readonly login: Login;
  readonly refused: string | undefined;
  readonly onAct: (act: LoginAct) => void;
}

/** Where a member is signed in now, each session by itself and all of them. */
export function Sessions({ login: { sessions }, refused, onAct }: SessionsProps) {
  const text = useText();
  const { length } = sessions;
  return (
    <>
      <li>
        <p>{length === 1 ? text('members.session') : text('members.sessions', { count: length })}</p>
        <span className="end">
          <Button kind="secondary" size="s" disabledReason={refused} onClick={() => onAct({ kind: 'sign-out' })}>
            {text('members.sessions.end')}
          </Button>
        </span>
      </li>
      {sessions.map(({ sessionId, browser, network, startedAt }) => (
        <li key={sessionId}>
          <p>
            {browser || text('logins.browser.unknown')}
            <small>
              {network} (<Age at={startedAt} />)
            </small>
          </p>
          <span className="end">
            <Button
              kind="secondary"
              size="s"
              disabledReason={refused}
              onClick={() => onAct({ kind: 'end-session', sessionId })}
            >
              {text('logins.session.end')}
            </Button>
          </span>
        </li>
      ))}
    </>
  );
}
