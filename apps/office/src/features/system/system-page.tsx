import { Alert } from '@rochdale/ui/state/alert.tsx';
import { isAskedByPage } from '@rochdale/ui/state/asked-by-page.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatches, watchesKey } from '../../lib/watches.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { Health } from './health.tsx';
import { JobsTable } from './jobs-table.tsx';
import { seeSystem, systemKey } from './system-calls.ts';
import { SystemLead } from './system-lead.tsx';
import { WhatRuns } from './what-runs.tsx';

/** What runs, how it does, and what can be had run at once (office-119 to office-121). */
export function Page() {
  const text = useText();
  const queries = useQueryClient();
  const [done, setDone] = useState<string>();
  const system = useQuery({
    queryKey: systemKey,
    queryFn: (asking) => seeSystem({}, isAskedByPage(asking)),
    refetchInterval: 15_000,
  });
  const watches = useWatches();
  const end = (said: string) => {
    for (const queryKey of [systemKey, watchesKey]) void queries.invalidateQueries({ queryKey });
    setDone(said);
  };
  // What was seen last stays while it cannot be asked again.
  const seen = system.data === undefined ? system : { ...system, error: null };
  return (
    <>
      <PageHead title={text('system.title')} lead={system.data && <SystemLead system={system.data} />} />
      {system.data && system.error && (
        <div className="pad pad--under-head">
          <Alert kind="warning">{system.error.message}</Alert>
        </div>
      )}
      {done !== undefined && (
        <div className="pad pad--under-head">
          <Alert kind="success" onDismiss={() => setDone(undefined)}>
            {done}
          </Alert>
        </div>
      )}
      <div className="split">
        <div>
          <PartLoaded query={watches} rows={5}>
            {(found) => <Health watches={found.watches.filter(({ group }) => group === 'system')} at={found.at} />}
          </PartLoaded>
          <Section title={text('system.jobs')}>
            <PartLoaded query={seen} rows={12}>
              {({ jobs }) => <JobsTable jobs={jobs} onDone={end} />}
            </PartLoaded>
          </Section>
        </div>
        <aside className="side" aria-label={text('system.runs')}>
          <Section title={text('system.runs')}>
            <PartLoaded query={seen} rows={4}>
              {(found) => <WhatRuns system={found} />}
            </PartLoaded>
          </Section>
        </aside>
      </div>
    </>
  );
}
