import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useId } from 'react';
import { useMomentText } from '../../../parts/moment.tsx';
import { bringBackReports, type SetAside } from '../outages-calls.ts';
import { useLookAgain } from '../use-look-again.ts';
import { useMayNot } from '../use-may-not.ts';

interface SetAsideReportsProps {
  readonly setAside: readonly SetAside[];
  readonly onDone: (said: string) => void;
}

/** Reports that were said to be of no outage: a slip of the hand is taken back here (office-176). */
export function SetAsideReports({ setAside, onDone }: SetAsideReportsProps) {
  const text = useText();
  const id = useId();
  return (
    <section className="outage__group" aria-labelledby={id}>
      <div className="outage__group-head">
        <h3 id={id}>{text('outageDesk.reports.setAside')}</h3>
      </div>
      <ul className="lines" aria-labelledby={id}>
        {setAside.map((one) => (
          <SetAsideLine key={`${one.at} ${one.by}`} one={one} onDone={onDone} />
        ))}
      </ul>
    </section>
  );
}

function SetAsideLine({ one, onDone }: { one: SetAside; onDone: (said: string) => void }) {
  const text = useText();
  const moment = useMomentText();
  const look = useLookAgain();
  const mayNot = useMayNot('outages.change');
  const { at, by, reports, places, feeders } = one;
  const { send, error, isPending } = useSend(
    () => bringBackReports({ body: { at, by } }).finally(() => look()),
    ({ broughtBack }) => onDone(text('outageDesk.reports.broughtBack', { count: broughtBack })),
  );
  const line =
    reports === 1
      ? text('outageDesk.reports.setAside.one', { by, at: moment(at) })
      : text('outageDesk.reports.setAside.line', { reports, places, by, at: moment(at) });
  return (
    <li>
      <p>
        {line}
        {feeders.length > 0 && <small>{feeders.join(', ')}</small>}
        {error && <Alert kind="danger">{error.message}</Alert>}
      </p>
      {mayNot === undefined && (
        <span className="end">
          <Button
            kind="ghost"
            size="s"
            busy={isPending}
            aria-label={text('outageDesk.reports.bringBack.of', { line })}
            onClick={() => void send(undefined)}
          >
            {text('outageDesk.reports.bringBack')}
          </Button>
        </span>
      )}
    </li>
  );
}
