import { Button } from '@rochdale/ui/form/button.tsx';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import { useSite } from '../../../lib/site.tsx';
import { ChangeCard } from './change-card.tsx';
import { type LinkedChange, stopChange } from './stop-change-calls.ts';

interface WaitingChangeProps {
  readonly code: string;
  readonly change: LinkedChange;
  readonly onEnded: (change: LinkedChange) => void;
}

const wordsOf = { 'second-step': 'stopChange.secondStep', recovery: 'stopChange.recovery' } as const;

/** What will be changed and when, and the button that stops it. */
export function WaitingChange({ code, change: { kind, email, dueAt }, onEnded }: WaitingChangeProps) {
  const text = useText();
  const { timeZone } = useSite();
  const sent = useSend(() => stopChange({ body: { code } }), onEnded);
  return (
    <ChangeCard title={text('stopChange.title')}>
      {sent.error && <FocusedAlert kind="danger">{sent.error.message}</FocusedAlert>}
      <p>
        {kind === 'email' ? text('stopChange.email', { email: email ?? '' }) : text(wordsOf[kind])}{' '}
        <b>{text('stopChange.due', { time: pageFormats().instant(new Date(dueAt), timeZone) })}</b>
      </p>
      <p>{text('stopChange.ifYou')}</p>
      <p>{text('stopChange.ifNot')}</p>
      <div className="actions">
        <Button
          busyLabel={sent.isPending ? text('stopChange.stopping') : undefined}
          onClick={() => void sent.send(undefined)}
        >
          {text('stopChange.stop')}
        </Button>
      </div>
    </ChangeCard>
  );
}
