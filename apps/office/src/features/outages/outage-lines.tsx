import { useText } from '@rochdale/ui/text/text.ts';
import { useRef } from 'react';
import { OfficeLink } from '../../lib/link.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { OnMapButton, useIsChosen } from './map/on-map-button.tsx';
import { OutageMarks } from './outage-marks.tsx';
import { shownTime, useLocalNow } from './outage-time.ts';
import type { ShownOutage } from './outages-calls.ts';

/** Outages that have not ended, each a line that opens it; J and K go along them. */
export function OutageLines({ outages, label }: { outages: readonly ShownOutage[]; label: string }) {
  const lines = useRef<HTMLUListElement>(null);
  useRowKeys(lines, {});
  return (
    <ul className="lines outage__lines" aria-label={label} ref={lines}>
      {outages.map((one) => (
        <OutageLine key={one.outageNumber} outage={one} />
      ))}
    </ul>
  );
}

function OutageLine({ outage }: { outage: ShownOutage }) {
  const text = useText();
  const now = useLocalNow();
  const { outageNumber, description, feeders, places, startedAt } = outage;
  const said = { places, since: shownTime(startedAt, now) };
  const off = startedAt > now ? text('outageDesk.line.planned', said) : text('outageDesk.line.off', said);
  const line = useRef<HTMLLIElement>(null);
  const isChosen = useIsChosen(line, { outageNumber });
  return (
    <li data-row ref={line} className={isChosen ? 'is-chosen' : undefined}>
      <p className="outage__line">
        <OfficeLink to="outage" parts={{ outageNumber }} className="outage__name" opens>
          <b>{outageNumber}</b> {description}
        </OfficeLink>
        <small>{[feeders.join(', '), off].filter(Boolean).join(' · ')}</small>
        <OutageMarks outage={outage} />
      </p>
      <OnMapButton of={{ outageNumber }} name={outageNumber} />
    </li>
  );
}
