import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { OfficeLink } from '../../lib/link.tsx';
import { Moment } from '../../parts/moment.tsx';
import type { LoginAct } from './login-act.ts';
import { changeWords, type Login } from './logins-calls.ts';

interface StandingProps {
  readonly login: Login;
  /** Until when wrong tries keep new browsers out. */
  readonly lockedUntil: string | null;
  /** Why one may not unlock and call off; undefined where one may. */
  readonly refused: string | undefined;
  readonly onAct: (act: LoginAct) => void;
}

/** What stands in a login's way, and what is about to change of it. */
export function Standing({ login: { lock, change, asked, stops }, lockedUntil, refused, onAct }: StandingProps) {
  const text = useText();
  const unlock = (
    <Button kind="secondary" size="s" disabledReason={refused} onClick={() => onAct({ kind: 'unlock' })}>
      {text('members.unlock')}
    </Button>
  );
  return (
    <>
      {lock !== null && (
        <Alert kind="danger" isSpoken={false} action={unlock}>
          {text('logins.lockedSince')} <Moment at={lock.at} inFull />. {lock.reason}
        </Alert>
      )}
      {lock === null && lockedUntil !== null && (
        <Alert kind="danger" isSpoken={false} action={unlock}>
          {text('members.locked')} <Moment at={lockedUntil} />
        </Alert>
      )}
      {change !== null && (
        <Alert
          kind="warning"
          isSpoken={false}
          action={
            <Button
              kind="secondary"
              size="s"
              disabledReason={refused}
              onClick={() => onAct({ kind: 'call-off', changeId: change.changeId })}
            >
              {text('logins.callOff')}
            </Button>
          }
        >
          {text(changeWords[change.kind])} {change.emailAfter} {text('logins.change.on')}{' '}
          <Moment at={change.dueAt} inFull />. {text('logins.change.told')}
        </Alert>
      )}
      {asked !== null && (
        <Alert kind="info" isSpoken={false}>
          {text('logins.asked', { name: asked.by ?? '', reason: asked.reason })}{' '}
          <OfficeLink to="approvals" parts={{}}>
            {text('office.screen.approvals')}
          </OfficeLink>
        </Alert>
      )}
      {stops > 0 && <p className="small muted">{text('logins.stops', { count: stops })}</p>}
    </>
  );
}
