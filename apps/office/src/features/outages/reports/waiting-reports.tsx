import { Alert } from '@rochdale/ui/state/alert.tsx';
import { isAskedByPage } from '@rochdale/ui/state/asked-by-page.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PartLoaded } from '../../../parts/part-loaded.tsx';
import { Section } from '../../../parts/section.tsx';
import { deskEachMs, listReports, reportsKey, type ShownOutage } from '../outages-calls.ts';
import { GroupOfReports } from './group-of-reports.tsx';
import { SetAsideReports } from './set-aside.tsx';

/** Reports that wait, by feeder and place, where a life hangs on it first (office-161). */
export function WaitingReports({ outages }: { outages: readonly ShownOutage[] }) {
  const text = useText();
  const [said, setSaid] = useState<string>();
  const query = useQuery({
    queryKey: reportsKey,
    queryFn: (asking) => listReports({}, isAskedByPage(asking)),
    refetchInterval: deskEachMs,
  });
  return (
    <Section
      title={text('outageDesk.reports')}
      {...(query.data && { count: query.data.waiting })}
      end={query.data && text('outageDesk.reports.settled', { count: query.data.settledToday })}
    >
      {said !== undefined && (
        <div className="pad">
          <Alert kind="success" onDismiss={() => setSaid(undefined)}>
            {said}
          </Alert>
        </div>
      )}
      <PartLoaded query={query} rows={4}>
        {({ groups, setAside }) => (
          <>
            {groups.length === 0 && <p className="sec__b muted">{text('outageDesk.reports.none')}</p>}
            {groups.map((group) => (
              <GroupOfReports key={group.feeder ?? ''} group={group} outages={outages} onDone={setSaid} />
            ))}
            {setAside.length > 0 && <SetAsideReports setAside={setAside} onDone={setSaid} />}
          </>
        )}
      </PartLoaded>
    </Section>
  );
}
