import { useText } from '@rochdale/ui/text/text.ts';
import { Mark } from '../../../parts/mark.tsx';
import { Moment } from '../../../parts/moment.tsx';
import type { Telling } from '../outages-calls.ts';

/** What was told before, by whom, and how far it is. */
export function EarlierTellings({ told }: Pick<Telling, 'told'>) {
  const text = useText();
  if (told.length === 0) return null;
  return (
    <ul className="lines">
      {told.map(({ announcementId, at, by, sent, waiting, failed, stopped }) => (
        <li key={announcementId}>
          <p>
            <Mark kind={waiting > 0 ? 'run' : 'ok'}>{text('outageDesk.told', { sent, waiting })}</Mark>
            <small>
              {by}
              {failed + stopped > 0 && ` · ${text('outageDesk.told.not', { count: failed + stopped })}`}
            </small>
          </p>
          <span className="end faint small">
            <Moment at={at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
