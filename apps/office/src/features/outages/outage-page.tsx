import { isOver } from '@rochdale/domain/office/outages/outage-differences';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { isAskedByPage } from '@rochdale/ui/state/asked-by-page.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePathParts, useQueryTexts } from '../../lib/address.ts';
import { OfficeLink } from '../../lib/link.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { OffFigures } from './off-figures.tsx';
import { AffectedPeople } from './one/affected-people.tsx';
import { ChangeOutage } from './one/change-outage.tsx';
import { OutageTrail } from './one/outage-trail.tsx';
import { TellAffected } from './one/tell-affected.tsx';
import { shownTime, useLocalNow } from './outage-time.ts';
import { choicesKey, deskEachMs, listChoices, outageKey, type SeenOutage, seeOutage } from './outages-calls.ts';
import './outages.css';

/** One outage: what is said of it, whom it takes the power from, and what was changed by whom (office-154). */
export function Page() {
  const text = useText();
  const { outageNumber = '' } = usePathParts();
  const query = useQuery({
    queryKey: outageKey(outageNumber),
    queryFn: (asking) => seeOutage({ params: { outageNumber } }, isAskedByPage(asking)),
    refetchInterval: deskEachMs,
  });
  return (
    <>
      <PageHead
        title={text('outageDesk.change.title', { number: outageNumber })}
        lead={query.data && <Lead outage={query.data.outage} />}
        crumbs={
          <OfficeLink to="outages" parts={{}}>
            {text('outageDesk.title')}
          </OfficeLink>
        }
      />
      <PartLoaded query={query} rows={6}>
        {(seen) => <Opened key={outageNumber} seen={seen} />}
      </PartLoaded>
    </>
  );
}

function Lead({ outage }: Pick<SeenOutage, 'outage'>) {
  const text = useText();
  const now = useLocalNow();
  const { places, startedAt, restoredAt, isCancelled } = outage;
  const description = outage.description.replace(/\.$/, '');
  if (isCancelled) return text('outageDesk.change.cancelled', { description });
  if (restoredAt !== null) return text('outageDesk.change.ended', { description, time: shownTime(restoredAt, now) });
  return text('outageDesk.change.lead', { description, places, since: shownTime(startedAt, now) });
}

function Opened({ seen }: { seen: SeenOutage }) {
  const text = useText();
  const { outage, changes } = seen;
  const [{ begun }] = useQueryTexts();
  const [said, setSaid] = useState(
    begun === undefined ? undefined : text('outageDesk.begun', { number: outage.outageNumber }),
  );
  const choices = useQuery({ queryKey: choicesKey, queryFn: () => listChoices({}) });
  return (
    <>
      {said !== undefined && (
        <div className="pad pad--under-head">
          <Alert kind="success" onDismiss={() => setSaid(undefined)}>
            {said}
          </Alert>
        </div>
      )}
      <div className="split split--wide">
        <div>
          <PartLoaded query={choices} rows={6}>
            {(found) => <ChangeOutage seen={seen} choices={found} onDone={setSaid} />}
          </PartLoaded>
        </div>
        <div className="side">
          <Section title={text('outageDesk.off')}>
            <OffFigures {...outage} />
          </Section>
          {!isOver(outage) && <TellAffected outage={outage} />}
          <AffectedPeople outageNumber={outage.outageNumber} />
          <Section title={text('outageDesk.changes')}>
            {changes.length === 0 ? (
              <p className="sec__b muted">{text('outageDesk.changes.none')}</p>
            ) : (
              <OutageTrail changes={changes} />
            )}
          </Section>
        </div>
      </div>
    </>
  );
}
