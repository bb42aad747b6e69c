import { useText } from '@rochdale/ui/text/text.ts';
import { useId, useRef, useState } from 'react';
import { Mark } from '../../../parts/mark.tsx';
import { Moment, useMomentText } from '../../../parts/moment.tsx';
import { OnMapButton, useIsChosen } from '../map/on-map-button.tsx';
import type { ChosenReports, ReportGroup, ShownOutage } from '../outages-calls.ts';
import { SettleReports } from './settle-reports.tsx';

interface GroupOfReportsProps {
  readonly group: ReportGroup;
  readonly outages: readonly ShownOutage[];
  readonly onDone: (said: string) => void;
}

/** The reports of one feeder: all of them are settled together, or those that are chosen. */
export function GroupOfReports({ group, outages, onDone }: GroupOfReportsProps) {
  const text = useText();
  const moment = useMomentText();
  const id = useId();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const { feeder, reports, places, lifeSupport, since, upTo, shown } = group;
  const title = feeder === null ? text('outageDesk.reports.noFeeder') : text('outageDesk.reports.group', { feeder });
  const numbers = shown.map(({ reportNumber }) => reportNumber).filter((one) => ticked.has(one));
  const chosen: ChosenReports = numbers.length > 0 ? { reportNumbers: numbers } : { feeder, upTo };
  const tick = (reportNumber: number, isOn: boolean): void => {
    const next = new Set(ticked);
    if (isOn) next.add(reportNumber);
    else next.delete(reportNumber);
    setTicked(next);
  };
  const section = useRef<HTMLElement>(null);
  const isChosen = useIsChosen(section, { feeder });
  return (
    <section className={isChosen ? 'outage__group is-chosen' : 'outage__group'} aria-labelledby={id} ref={section}>
      <div className="outage__group-head">
        <h3 id={id}>{title}</h3>
        <span className="muted small">
          {reports === 1
            ? text('outageDesk.reports.count.one', { since: moment(since) })
            : text('outageDesk.reports.counts', { reports, places, since: moment(since) })}
        </span>
        {lifeSupport > 0 && <Mark kind="warn">{text('outageDesk.line.lifeSupport', { count: lifeSupport })}</Mark>}
        <OnMapButton of={{ feeder }} name={title} />
      </div>
      <ul className="lines outage__reports" aria-labelledby={id}>
        {shown.map((one) => (
          <Report key={one.reportNumber} report={one} isOn={ticked.has(one.reportNumber)} onTick={tick} />
        ))}
      </ul>
      {places > shown.length && (
        <p className="outage__more muted small">{text('outageDesk.reports.more', { count: places - shown.length })}</p>
      )}
      <SettleReports
        chosen={chosen}
        count={numbers.length}
        title={title}
        outages={outages}
        onDone={(said) => {
          setTicked(new Set());
          onDone(said);
        }}
      />
    </section>
  );
}

interface ReportProps {
  readonly report: ReportGroup['shown'][number];
  readonly isOn: boolean;
  readonly onTick: (reportNumber: number, isOn: boolean) => void;
}

function Report({ report, isOn, onTick }: ReportProps) {
  const text = useText();
  const { reportNumber, at, name, address, town, reason, remarks, callBack, mustStayOn, others } = report;
  const where = address === null ? text('outageDesk.reports.hidden') : [address, town].filter(Boolean).join(', ');
  return (
    <li className={isOn ? 'outage__report outage__report--on' : 'outage__report'}>
      <label className="outage__tick">
        <input
          type="checkbox"
          checked={isOn}
          aria-label={text('outageDesk.reports.choose', { number: reportNumber, name })}
          onChange={(event) => onTick(reportNumber, event.target.checked)}
        />
      </label>
      <p>
        <b>{where}</b> {mustStayOn !== null && <Mark kind="warn">{mustStayOn}</Mark>}
        <small>{[name, reason, remarks].filter(Boolean).join(' · ')}</small>
        {callBack !== null && <small>{text('outageDesk.reports.callBack', { phone: callBack })}</small>}
      </p>
      <span className="end faint small">
        <Moment at={at} />
        {others > 0 && <small>{text('outageDesk.reports.others', { count: others })}</small>}
      </span>
    </li>
  );
}
