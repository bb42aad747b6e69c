import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { permissionWords } from '../../lib/role-words.ts';
import { useMe } from '../../lib/session.ts';
import { Moment } from '../../parts/moment.tsx';
import { useReason } from '../../parts/reason.tsx';
import { Section } from '../../parts/section.tsx';
import { type Member, sendLink, signOutMember, unlock } from './members-calls.ts';

type Act = 'unlock' | 'sign-out' | 'link';

interface LoginPanelProps {
  readonly member: Member;
  readonly onDone: (said: string) => void;
}

/** A member's login, and what a clerk may do with it for a caller. */
export function LoginPanel({ member, onDone }: LoginPanelProps) {
  const text = useText();
  const { data: me } = useMe();
  const [act, setAct] = useState<Act>();
  const { login } = member;
  const refused = (permission: 'logins.unlock' | 'logins.link'): string | undefined =>
    me?.permissions.includes(permission)
      ? undefined
      : text('office.notAllowed', { permission: text(permissionWords[permission]) });
  if (login === null)
    return (
      <Section title={text('members.login')}>
        <p className="sec__b muted">{text('members.login.none')}</p>
      </Section>
    );
  const { loginId, email, hasSecondStep, lastSignedInAt, lockedUntil, sessions } = login;
  return (
    <Section title={text('members.login')}>
      <div className="sec__b stack-s">
        {lockedUntil !== null && (
          <Alert
            kind="danger"
            isSpoken={false}
            action={
              <Button
                kind="secondary"
                size="s"
                disabledReason={refused('logins.unlock')}
                onClick={() => setAct('unlock')}
              >
                {text('members.unlock')}
              </Button>
            }
          >
            {text('members.locked')} <Moment at={lockedUntil} />
          </Alert>
        )}
        <dl className="pairs">
          <dt>{text('members.username')}</dt>
          <dd>{loginId}</dd>
          <dt>{text('members.lastSignIn')}</dt>
          <dd>{lastSignedInAt === null ? text('office.never') : <Moment at={lastSignedInAt} inFull />}</dd>
          <dt>{text('members.secondStep')}</dt>
          <dd>{text(hasSecondStep ? 'members.secondStep.yes' : 'members.secondStep.no')}</dd>
        </dl>
      </div>
      <ul className="lines">
        <li>
          <p>{sessions === 1 ? text('members.session') : text('members.sessions', { count: sessions })}</p>
          <span className="end">
            <Button
              kind="secondary"
              size="s"
              disabledReason={refused('logins.unlock')}
              onClick={() => setAct('sign-out')}
            >
              {text('members.sessions.end')}
            </Button>
          </span>
        </li>
        <li>
          <p>
            {text('members.link')}
            <small>{text('members.link.to', { email })}</small>
          </p>
          <span className="end">
            <Button kind="secondary" size="s" disabledReason={refused('logins.link')} onClick={() => setAct('link')}>
              {text('members.link.send')}
            </Button>
          </span>
        </li>
      </ul>
      {act !== undefined && (
        <LoginDialog
          act={act}
          memberNumber={member.memberNumber}
          email={email}
          onClose={() => setAct(undefined)}
          onDone={(said) => {
            setAct(undefined);
            onDone(said);
          }}
        />
      )}
    </Section>
  );
}

interface LoginDialogProps {
  readonly act: Act;
  readonly memberNumber: string;
  readonly email: string;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/** Says what an act does to the member, and asks why. */
function LoginDialog({ act, memberNumber, email, onClose, onDone }: LoginDialogProps) {
  const text = useText();
  const why = useReason();
  const { reason } = why;
  const words = {
    unlock: [text('members.act.unlock'), text('members.act.unlock.words'), text('members.unlock')],
    'sign-out': [text('members.act.signOut'), text('members.act.signOut.words'), text('members.sessions.end')],
    link: [text('members.act.link'), text('members.act.link.words', { email }), text('members.link.send')],
  } as const;
  const [title, what, does] = words[act];
  const carryOut = async (): Promise<string> => {
    const asked = { params: { memberNumber }, body: { reason } };
    if (act === 'link') return text('members.done.linked', { email: (await sendLink(asked)).sentTo });
    if (act === 'sign-out') return text('members.done.signedOut', { count: (await signOutMember(asked)).ended });
    await unlock(asked);
    return text('members.done.unlocked');
  };
  const sent = useSend(carryOut, onDone);
  return (
    <Dialog
      title={title}
      open
      onClose={onClose}
      busy={sent.isPending}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {text('office.cancel')}
          </Button>
          <Button busy={sent.isPending} onClick={() => why.submit(() => void sent.send(undefined))}>
            {does}
          </Button>
        </>
      }
    >
      <div className="stack-s">
        {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
        <p>{what}</p>
        {why.field}
      </div>
    </Dialog>
  );
}
