import { isLocalTime } from '@rochdale/domain/dates';
import { type CrewState, crewStates } from '@rochdale/domain/office/outages/crew-state';
import type { ChangedField, OutageAct } from '@rochdale/domain/office/outages/outage-differences';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { useText } from '@rochdale/ui/text/text.ts';
import { Moment } from '../../../parts/moment.tsx';
import { crewWords } from '../outage-marks.tsx';
import { shownTime, useLocalNow } from '../outage-time.ts';
import type { SeenOutage } from '../outages-calls.ts';

const actWords = {
  begun: 'outageDesk.act.begun',
  changed: 'outageDesk.act.changed',
  ended: 'outageDesk.act.ended',
  cancelled: 'outageDesk.act.cancelled',
  reopened: 'outageDesk.act.reopened',
} as const satisfies Readonly<Record<OutageAct, PlainTextCode>>;

/** What is told of a change; what follows from another is not. */
const fieldWords: Partial<Record<ChangedField, PlainTextCode>> = {
  estimatedTimeOfRestoration: 'outageDesk.form.estimate',
  description: 'outageDesk.form.description',
  cause: 'outageDesk.form.cause',
  startedAt: 'outageDesk.form.startedAt',
  restoredAt: 'outageDesk.back.at',
  crewState: 'outageDesk.form.crewState',
  crew: 'outageDesk.form.crew',
  places: 'outageDesk.form.places',
};

/** What was changed of an outage, by whom, the newest first. */
export function OutageTrail({ changes }: Pick<SeenOutage, 'changes'>) {
  const text = useText();
  const said = useSaid();
  return (
    <ol className="trail outage__trail">
      {changes.map(({ version, at, by, act, differences }) => (
        <li key={version}>
          <Moment at={at} />
          <p>
            {text(actWords[act])}
            {act !== 'begun' &&
              differences.flatMap(({ field, before, after }) => {
                const label = fieldWords[field];
                if (label === undefined) return [];
                const values = { field: text(label), before: said(before), after: said(after) };
                return [<small key={field}>{text('outageDesk.difference', values)}</small>];
              })}
            <small>{by ?? text('outageDesk.changes.system')}</small>
          </p>
        </li>
      ))}
    </ol>
  );
}

const isCrewState = (value: string): value is CrewState => crewStates.some((one) => one === value);

function useSaid(): (value: string | null) => string {
  const text = useText();
  const now = useLocalNow();
  return (value) => {
    if (value === null) return text('office.none');
    if (isLocalTime(value)) return shownTime(value, now);
    return isCrewState(value) ? text(crewWords[value]) : value;
  };
}
