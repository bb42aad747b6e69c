import { useText } from '@rochdale/ui/text/text.ts';
import { ActDialog } from '../../parts/act-dialog.tsx';
import type { LoginAct } from './login-act.ts';
import { callOff, endDelegation, endSession, lock, sendLink, signOutMember, unlock } from './logins-calls.ts';

interface LoginActDialogProps {
  readonly act: LoginAct;
  readonly memberNumber: string;
  readonly email: string;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/** Says what an act does to the member, and asks why. */
export function LoginActDialog({ act, memberNumber, email, onClose, onDone }: LoginActDialogProps) {
  const text = useText();
  const words = {
    lock: [text('logins.act.lock'), text('logins.act.lock.words'), text('logins.lock')],
    unlock: [text('members.act.unlock'), text('members.act.unlock.words'), text('members.unlock')],
    'sign-out': [text('members.act.signOut'), text('members.act.signOut.words'), text('members.sessions.end')],
    'end-session': [text('logins.act.endSession'), text('logins.act.endSession.words'), text('logins.session.end')],
    link: [text('members.act.link'), text('members.act.link.words', { email }), text('members.link.send')],
    'end-delegation': [
      text('members.grants.end'),
      text('members.grants.end.words', { who: act.kind === 'end-delegation' ? act.who : '' }),
      text('members.grants.end'),
    ],
    'call-off': [text('logins.act.callOff'), text('logins.act.callOff.words'), text('logins.callOff')],
  } as const;
  const [title, what, does] = words[act.kind];
  const carryOut = async (reason: string): Promise<string> => {
    const body = { reason };
    const asked = { params: { memberNumber }, body };
    switch (act.kind) {
      case 'lock':
        await lock(asked);
        return text('logins.done.locked');
      case 'unlock':
        await unlock(asked);
        return text('members.done.unlocked');
      case 'sign-out':
        return text('members.done.signedOut', { count: (await signOutMember(asked)).ended });
      case 'end-session':
        await endSession({ params: { memberNumber, session: act.sessionId }, body });
        return text('logins.done.sessionEnded');
      case 'end-delegation':
        await endDelegation({ params: { memberNumber, delegationId: act.delegationId }, body });
        return text('members.grants.ended');
      case 'link':
        return text('members.done.linked', { email: (await sendLink(asked)).sentTo });
      case 'call-off':
        await callOff({ params: { changeId: act.changeId }, body });
        return text('logins.done.calledOff');
    }
  };
  return <ActDialog title={title} words={what} does={does} act={carryOut} onClose={onClose} onDone={onDone} />;
}
