import { ConfirmDialog } from '@rochdale/ui/dialog/confirm-dialog.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useCurrentPassword } from '../current-password/public.ts';
import { endSessions, type OpenSession } from './sessions-calls.ts';

interface EndSessionProps {
  readonly memberNumber: string;
  /** Which; undefined: all but this one. */
  readonly session: OpenSession | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks for the password, or a passkey, before a session is ended. */
export function EndSession({ memberNumber, session, onClose, onDone }: EndSessionProps) {
  const text = useText();
  const password = useCurrentPassword({ isAlways: true });
  const sent = useSend(
    () =>
      endSessions({
        params: { memberNumber },
        body: { sessionId: session?.sessionId ?? null, currentPassword: password.typed },
      }).catch(password.takeUp),
    onDone,
  );
  return (
    <ConfirmDialog
      title={text(session ? 'sessions.end.title' : 'sessions.endOthers.title')}
      no={text('sessions.cancel')}
      yes={text(session ? 'sessions.end' : 'sessions.endOthers')}
      busyLabel={sent.isPending ? text('sessions.ending') : undefined}
      failure={password.isRefused ? undefined : sent.error?.message}
      onNo={onClose}
      onYes={() => password.check() && void sent.send(undefined)}
    >
      <p>
        {session
          ? text('sessions.end.lead', { device: session.device ?? text('sessions.unknownDevice') })
          : text('sessions.endOthers.lead')}
      </p>
      {password.field}
    </ConfirmDialog>
  );
}
