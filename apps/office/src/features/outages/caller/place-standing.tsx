import { formatLocalTime } from '@rochdale/domain/dates';
import { useText } from '@rochdale/ui/text/text.ts';
import { Mark } from '../../../parts/mark.tsx';
import type { Places } from './caller-outages-calls.ts';

/** Whether an outage is known at a place, since when, until when, and what was reported last. */
export function PlaceStanding({ place }: { place: Places['accounts'][number] }) {
  const text = useText();
  const { outage, lastReport, closed } = place;
  return (
    <ul className="stack-s">
      <li>
        {outage === null ? (
          <Mark kind="off">{text('callerOutages.none')}</Mark>
        ) : (
          <>
            <Mark kind="pwr">
              {text('callerOutages.known', { number: outage.outageNumber, since: formatLocalTime(outage.since) })}
            </Mark>{' '}
            {outage.estimate === null
              ? text('callerOutages.estimate.none')
              : text('callerOutages.estimate', { time: formatLocalTime(outage.estimate) })}
          </>
        )}
      </li>
      {lastReport && (
        <li>
          {text('callerOutages.reported', {
            time: formatLocalTime(lastReport.reportedAt),
            number: lastReport.reportNumber,
          })}
        </li>
      )}
      {closed !== null && <li>{text('callerOutages.closed', { why: closed })}</li>}
    </ul>
  );
}
