import { useText } from '@rochdale/ui/text/text.ts';
import { OfficeLink } from '../../lib/link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { shownTime, useLocalNow } from './outage-time.ts';
import type { ShownOutage } from './outages-calls.ts';

/** Outages that have ended in the last day. */
export function EndedOutages({ outages }: { outages: readonly ShownOutage[] }) {
  const text = useText();
  const now = useLocalNow();
  if (outages.length === 0) return <p className="sec__b muted">{text('outageDesk.ended.none')}</p>;
  return (
    <ul className="lines">
      {outages.map(({ outageNumber, description, places, startedAt, restoredAt }) => (
        <li key={outageNumber}>
          <p>
            <OfficeLink to="outage" parts={{ outageNumber }}>
              <b>{outageNumber}</b> {description}
            </OfficeLink>
            <small>
              <Mark kind="ok">
                {text('outageDesk.ended.line', {
                  places,
                  from: shownTime(startedAt, now),
                  until: shownTime(restoredAt ?? startedAt, now),
                })}
              </Mark>
            </small>
          </p>
        </li>
      ))}
    </ul>
  );
}
