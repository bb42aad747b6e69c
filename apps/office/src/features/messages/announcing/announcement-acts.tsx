import { announcementOfOne } from '@rochdale/domain/communications/announcements/announcement';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { permissionWords } from '../../../lib/role-words.ts';
import { useMe } from '../../../lib/session.ts';
import { useProof } from '../../../parts/proof.tsx';
import { ReasonedAct } from '../../../parts/reasoned-act.tsx';
import {
  type Announcement,
  callOff,
  permissionFor,
  resumeAnnouncement,
  sendAnnouncement,
  sendOutage,
  stopAnnouncement,
} from './announcing-calls.ts';

interface ActsProps {
  readonly announcement: Announcement;
  readonly onDone: (said: string) => void;
}

/** What can be done with an announcement as it stands: sent, stopped, let go on, called off (office-149). */
export function AnnouncementActs({ announcement, onDone }: ActsProps) {
  const { state, asked } = announcement;
  return (
    <>
      {(state === 'ready' || state === 'stopped') && <CallOff announcement={announcement} onDone={onDone} />}
      {state === 'ready' && asked === null && <Send announcement={announcement} onDone={onDone} />}
      {state === 'sending' && <Stop announcement={announcement} onDone={onDone} />}
      {state === 'stopped' && <Resume announcement={announcement} onDone={onDone} />}
    </>
  );
}

function Send({ announcement, onDone }: ActsProps) {
  const text = useText();
  const proof = useProof();
  const { announcementId, topic, members, isCounted } = announcement;
  const count = members.toLocaleString('en-US');
  return (
    <ReasonedAct
      label={text('announcing.send', { count })}
      title={text('announcing.send.title', { count })}
      needs={permissionFor(topic)}
      refused={isCounted ? undefined : text('announcing.counting')}
      act={async (reason) => {
        if (!(await proof())) return;
        const send = topic === 'outage' ? sendOutage : sendAnnouncement;
        const { state } = await send({ params: { announcementId }, body: { members, reason } });
        onDone(text(state === 'done' ? 'announcing.send.done' : 'office.secondPerson.waiting'));
      }}
    >
      <p>{text('announcing.send.words')}</p>
      {members > announcementOfOne && <p>{text('announcing.send.two', { count: announcementOfOne })}</p>}
    </ReasonedAct>
  );
}

/** Stops at once: nothing is asked first. */
function Stop({ announcement: { announcementId, topic }, onDone }: ActsProps) {
  const text = useText();
  const { data: me } = useMe();
  const needs = permissionFor(topic);
  const sent = useSend(
    () => stopAnnouncement({ params: { announcementId } }),
    () => onDone(text('announcing.stop.done')),
  );
  return (
    <>
      {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
      <Button
        kind="danger"
        busy={sent.isPending}
        disabledReason={
          me?.permissions.includes(needs)
            ? undefined
            : text('office.notAllowed', { permission: text(permissionWords[needs]) })
        }
        onClick={() => void sent.send(undefined)}
      >
        {text('announcing.stop')}
      </Button>
    </>
  );
}

function Resume({ announcement: { announcementId, topic }, onDone }: ActsProps) {
  const text = useText();
  return (
    <ReasonedAct
      label={text('announcing.resume')}
      title={text('announcing.resume.title')}
      needs={permissionFor(topic)}
      act={async (reason) => {
        await resumeAnnouncement({ params: { announcementId }, body: { reason } });
        onDone(text('announcing.resume.done'));
      }}
    >
      <p>{text('announcing.resume.words')}</p>
    </ReasonedAct>
  );
}

function CallOff({ announcement: { announcementId, topic }, onDone }: ActsProps) {
  const text = useText();
  return (
    <ReasonedAct
      label={text('announcing.callOff')}
      title={text('announcing.callOff.title')}
      needs={permissionFor(topic)}
      act={async (reason) => {
        await callOff({ params: { announcementId }, body: { reason } });
        onDone(text('announcing.callOff.done'));
      }}
    >
      <p>{text('announcing.callOff.words')}</p>
    </ReasonedAct>
  );
}
