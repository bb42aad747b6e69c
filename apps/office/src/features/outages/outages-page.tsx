import { Button, buttonClass } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { isAskedByPage } from '@rochdale/ui/state/asked-by-page.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useGo, useQueryTexts } from '../../lib/address.ts';
import { OfficeLink } from '../../lib/link.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { EndedOutages } from './ended-outages.tsx';
import { type Chosen, keyOf, MapChoiceContext } from './map/map-choice.ts';
import { MapSection } from './map/map-section.tsx';
import { OffFigures } from './off-figures.tsx';
import { OutageLines } from './outage-lines.tsx';
import { deskEachMs, deskKey, listOutages, listReports, type OutageDesk, reportsKey } from './outages-calls.ts';
import { OnThePortal } from './portal/on-the-portal.tsx';
import { WaitingReports } from './reports/waiting-reports.tsx';
import { Storm } from './storm.tsx';
import { useMayNot } from './use-may-not.ts';
import './outages.css';

/** The desk of the dispatcher: outages, who is off, reports; in a storm by what each outage wants (office-154, office-164). */
export function Page() {
  const text = useText();
  const go = useGo();
  const mayNot = useMayNot('outages.change');
  const [{ mode, map }, change] = useQueryTexts();
  const hasMap = map === 'open';
  const isStorm = mode === 'storm';
  const query = useQuery({
    queryKey: deskKey,
    queryFn: (asking) => listOutages({}, isAskedByPage(asking)),
    refetchInterval: deskEachMs,
  });
  return (
    <>
      <PageHead
        title={text('outageDesk.title')}
        lead={query.data && <Lead desk={query.data} />}
        actions={
          <>
            {!isStorm && (
              <Button kind="secondary" aria-expanded={hasMap} onClick={() => change({ map: hasMap ? '' : 'open' })}>
                {text(hasMap ? 'deskMap.hide' : 'deskMap.show')}
              </Button>
            )}
            {!isStorm && (
              <OfficeLink to="reliability" parts={{}} className={buttonClass({ kind: 'secondary' })}>
                {text('board.open')}
              </OfficeLink>
            )}
            <OfficeLink
              to="outages"
              parts={{}}
              query={isStorm ? {} : { mode: 'storm' }}
              className={buttonClass({ kind: 'secondary' })}
            >
              {text(isStorm ? 'outageDesk.storm.end' : 'outageDesk.storm')}
            </OfficeLink>
            <Button disabledReason={mayNot} onClick={() => go('begin-outage', {})}>
              {text('outageDesk.new')}
            </Button>
          </>
        }
      />
      <PartLoaded query={query} rows={6}>
        {(desk) => (isStorm ? <StormDesk desk={desk} /> : <Desk desk={desk} hasMap={hasMap} />)}
      </PartLoaded>
    </>
  );
}

function Lead({ desk: { current, totals } }: { desk: OutageDesk }) {
  const text = useText();
  const { off, served } = totals;
  if (current.length === 0) return text('outageDesk.lead.none', { served });
  return current.length === 1
    ? text('outageDesk.lead.one', { off, served })
    : text('outageDesk.lead', { count: current.length, off, served });
}

/** Beside one another on a desk, one after the other on a phone: outages, who is off, reports, what has ended. */
function Desk({ desk, hasMap }: { desk: OutageDesk; hasMap: boolean }) {
  const text = useText();
  const { current, ended } = desk;
  const [chosen, setChosen] = useState<string>();
  const choice = useMemo(
    () => ({
      chosen,
      choose: (one: Chosen) => setChosen((before) => (before === keyOf(one) ? undefined : keyOf(one))),
    }),
    [chosen],
  );
  return (
    <MapChoiceContext value={hasMap ? choice : undefined}>
      <div className="split split--wide outage__desk">
        <div className="outage__right">
          <Section title={text('outageDesk.now')} count={current.length}>
            {current.length === 0 ? (
              <div className="sec__b">
                <p>{text('outageDesk.now.none')}</p>
                <p className="muted">{text('outageDesk.now.none.hint')}</p>
              </div>
            ) : (
              <OutageLines outages={current} label={text('outageDesk.now')} />
            )}
          </Section>
          <Totals desk={desk} />
        </div>
        <div className="outage__left">
          {hasMap && <MapSection outages={current} />}
          <WaitingReports outages={current} />
        </div>
        <div className="outage__below">
          <OnThePortal />
          <Section title={text('outageDesk.ended')} count={ended.length}>
            <EndedOutages outages={ended} />
          </Section>
        </div>
      </div>
    </MapChoiceContext>
  );
}

function StormDesk({ desk }: { desk: OutageDesk }) {
  const [said, setSaid] = useState<string>();
  return (
    <>
      <Totals desk={desk} />
      {said !== undefined && (
        <div className="pad">
          <Alert kind="success" onDismiss={() => setSaid(undefined)}>
            {said}
          </Alert>
        </div>
      )}
      <Storm outages={desk.current} onDone={setSaid} />
      <WaitingReports outages={desk.current} />
    </>
  );
}

/** Who is off in all outages together, each place once, and how many reports wait. */
function Totals({ desk: { totals } }: { desk: OutageDesk }) {
  const text = useText();
  const reports = useQuery({
    queryKey: reportsKey,
    queryFn: (asking) => listReports({}, isAskedByPage(asking)),
    refetchInterval: deskEachMs,
  });
  return (
    <Section title={text('outageDesk.off')}>
      <OffFigures
        places={totals.off}
        members={totals.members}
        lifeSupport={totals.lifeSupport}
        mustStayOn={totals.mustStayOn}
        reports={reports.data?.waiting ?? 0}
        isWaiting
      />
    </Section>
  );
}
