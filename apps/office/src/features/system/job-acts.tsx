import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { permissionWords } from '../../lib/role-words.ts';
import { useMe } from '../../lib/session.ts';
import { type Job, retryJobs, runJob } from './system-calls.ts';

/** Has a job run now, or what failed of it tried again now, for whoever may. */
export function JobActs({ job, onDone }: { job: Job; onDone: (said: string) => void }) {
  const text = useText();
  const { data: me } = useMe();
  const { name, again, isScheduled } = job;
  const params = { name };
  const run = useSend(
    () => runJob({ params }),
    () => onDone(text('system.run.done', { name })),
  );
  const retry = useSend(
    () => retryJobs({ params }),
    ({ count }) => onDone(text('system.retry.done', { count, name })),
  );
  const mayNot = me?.permissions.includes('systems.change')
    ? undefined
    : text('office.notAllowed', { permission: text(permissionWords['systems.change']) });
  const error = run.error ?? retry.error;
  return (
    <>
      {error && <Alert kind="danger">{error.message}</Alert>}
      {again > 0 && (
        <Button
          kind="secondary"
          size="s"
          busy={retry.isPending}
          disabledReason={mayNot}
          onClick={() => void retry.send(undefined)}
        >
          {text('system.retry', { count: again })}
          <span className="vh">: {name}</span>
        </Button>
      )}
      {isScheduled && (
        <Button
          kind="secondary"
          size="s"
          busy={run.isPending}
          disabledReason={mayNot}
          onClick={() => void run.send(undefined)}
        >
          {text('system.run')}
          <span className="vh">: {name}</span>
        </Button>
      )}
    </>
  );
}
