import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useReason } from '../../parts/reason.tsx';
import type { LoginAct } from './login-act.ts';
import { callOff, endDelegation, endSession, lock, sendLink, signOutMember, unlock } from './logins-calls.ts';

interface ActDialogProps {
  readonly act: LoginAct;
  readonly memberNumber: string;
  readonly email: string;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/** Says what an act does to the member, and asks why. */
export function ActDialog({ act, memberNumber, email, onClose, onDone }: ActDialogProps) {
  const text = useText();
  const why = useReason();
  const { reason } = why;
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
  const carryOut = async (): Promise<string> => {
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
