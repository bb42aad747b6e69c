import type { LoginChangeKind } from '@rochdale/domain/identity/login-changes/login-change';
import { stopsByCall } from '@rochdale/domain/identity/login-changes/login-change';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { permissionWords } from '../../lib/role-words.ts';
import { useMe } from '../../lib/session.ts';
import { Moment } from '../../parts/moment.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { ChangeDialog } from '../logins/change-dialog.tsx';
import type { LoginAct } from '../logins/login-act.ts';
import { LoginActDialog } from '../logins/login-act-dialog.tsx';
import { type Login, loginKey, seeLogin } from '../logins/logins-calls.ts';
import { Recently } from '../logins/recently.tsx';
import { Sessions } from '../logins/sessions.tsx';
import { Standing } from '../logins/standing.tsx';
import type { Member } from './members-calls.ts';

interface LoginPanelProps {
  readonly member: Member;
  readonly onDone: (said: string) => void;
}

/** A member's login, and what is done with it for a caller and for one at the counter (office-63, office-72 to office-78). */
export function LoginPanel({ member, onDone }: LoginPanelProps) {
  const text = useText();
  const { memberNumber, login } = member;
  const query = useQuery({
    queryKey: loginKey(memberNumber),
    queryFn: () => seeLogin({ params: { memberNumber } }),
    enabled: login !== null,
  });
  if (login === null)
    return (
      <Section title={text('members.login')}>
        <p className="sec__b muted">{text('members.login.none')}</p>
      </Section>
    );
  return (
    <PartLoaded query={query}>
      {(seen) => <Shown memberNumber={memberNumber} own={login} login={seen} onDone={onDone} />}
    </PartLoaded>
  );
}

interface ShownProps {
  readonly memberNumber: string;
  readonly own: NonNullable<Member['login']>;
  readonly login: Login;
  readonly onDone: (said: string) => void;
}

function Shown({ memberNumber, own, login, onDone }: ShownProps) {
  const text = useText();
  const { data: me } = useMe();
  const [act, setAct] = useState<LoginAct>();
  const [change, setChange] = useState<LoginChangeKind>();
  const refused = (permission: 'logins.unlock' | 'logins.link' | 'logins.change'): string | undefined =>
    me?.permissions.includes(permission)
      ? undefined
      : text('office.notAllowed', { permission: text(permissionWords[permission]) });
  const end = (said: string): void => {
    setAct(undefined);
    setChange(undefined);
    onDone(said);
  };
  const { loginId, email, hasSecondStep, lastSignedInAt, lockedUntil } = own;
  const { lock, recoveryCodes, stops, passkeys, isPasswordOff } = login;
  const noSecondStep = isPasswordOff ? 'logins.secondStep.passwordOff' : 'members.secondStep.no';
  return (
    <>
      <Section title={text('members.login')}>
        <div className="sec__b stack-s">
          <Standing login={login} lockedUntil={lockedUntil} refused={refused('logins.unlock')} onAct={setAct} />
          <dl className="pairs">
            <dt>{text('members.username')}</dt>
            <dd>{loginId}</dd>
            <dt>{text('members.lastSignIn')}</dt>
            <dd>{lastSignedInAt === null ? text('office.never') : <Moment at={lastSignedInAt} inFull />}</dd>
            <dt>{text('logins.passkeys')}</dt>
            <dd>{passkeys}</dd>
          </dl>
        </div>
        <ul className="lines">
          <Sessions login={login} refused={refused('logins.unlock')} onAct={setAct} />
          <Line
            title={text('members.link')}
            hint={text('members.link.to', { email })}
            does={text('members.link.send')}
            refused={refused('logins.link') ?? (lock === null ? undefined : text('logins.locked'))}
            onClick={() => setAct({ kind: 'link' })}
          />
          <Line
            title={text('members.secondStep')}
            hint={hasSecondStep ? text('logins.secondStep.codes', { count: recoveryCodes }) : text(noSecondStep)}
            does={text('logins.secondStep.remove')}
            refused={
              refused('logins.change') ??
              (hasSecondStep || isPasswordOff ? undefined : text('logins.change.noSecondStep'))
            }
            onClick={() => setChange('second-step')}
          />
          <Line
            title={text('logins.email')}
            hint={email}
            does={text('logins.email.change')}
            refused={refused('logins.change')}
            onClick={() => setChange('email')}
          />
          {lock === null && (
            <Line
              title={text('logins.lock.title')}
              hint={text('logins.lock.hint')}
              does={text('logins.lock')}
              refused={refused('logins.unlock')}
              onClick={() => setAct({ kind: 'lock' })}
            />
          )}
        </ul>
      </Section>
      <Recently login={login} />
      {act !== undefined && (
        <LoginActDialog
          act={act}
          memberNumber={memberNumber}
          email={email}
          onClose={() => setAct(undefined)}
          onDone={end}
        />
      )}
      {change !== undefined && (
        <ChangeDialog
          kind={change}
          memberNumber={memberNumber}
          onlyInPerson={stops >= stopsByCall || lock !== null}
          onClose={() => setChange(undefined)}
          onDone={end}
        />
      )}
    </>
  );
}

interface LineProps {
  readonly title: string;
  readonly hint: string;
  readonly does: string;
  /** Why one may not; undefined where one may. */
  readonly refused: string | undefined;
  readonly onClick: () => void;
}

/** Something that can be done with a login, and how it stands. */
function Line({ title, hint, does, refused, onClick }: LineProps) {
  return (
    <li>
      <p>
        {title}
        <small>{hint}</small>
      </p>
      <span className="end">
        <Button kind="secondary" size="s" disabledReason={refused} onClick={onClick}>
          {does}
        </Button>
      </span>
    </li>
  );
}
