import type { CrewState } from '@rochdale/domain/office/outages/crew-state';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { useText } from '@rochdale/ui/text/text.ts';
import { Mark, type MarkKind } from '../../parts/mark.tsx';
import { shownTime, useLocalNow } from './outage-time.ts';
import type { ShownOutage } from './outages-calls.ts';

/** How far a crew is, in words. */
export const crewWords = {
  none: 'outageDesk.crew.none',
  'on-the-way': 'outageDesk.crew.on-the-way',
  'on-site': 'outageDesk.crew.on-site',
} as const satisfies Readonly<Record<CrewState, PlainTextCode>>;
const crewMarks: Readonly<Record<CrewState, MarkKind>> = { none: 'wait', 'on-the-way': 'run', 'on-site': 'ok' };

/** Until when an outage lasts, and how far its crew is; what wants a look has a triangle. */
export function OutageMarks({ outage }: { outage: ShownOutage }) {
  const text = useText();
  const now = useLocalNow();
  const { estimatedTimeOfRestoration: estimate, lifeSupport, crew, crewState } = outage;
  const state = text(crewWords[crewState]);
  return (
    <span className="outage__marks">
      {lifeSupport > 0 && <Mark kind="warn">{text('outageDesk.line.lifeSupport', { count: lifeSupport })}</Mark>}
      {estimate === null ? (
        <Mark kind="warn">{text('outageDesk.line.noEstimate')}</Mark>
      ) : estimate <= now ? (
        <Mark kind="bad">{text('outageDesk.line.passed', { time: shownTime(estimate, now) })}</Mark>
      ) : (
        <Mark kind="run">{text('outageDesk.line.estimate', { time: shownTime(estimate, now) })}</Mark>
      )}
      <Mark kind={crewMarks[crewState]}>{crew === null ? state : text('outageDesk.crew.named', { crew, state })}</Mark>
    </span>
  );
}
