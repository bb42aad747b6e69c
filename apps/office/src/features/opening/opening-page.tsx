import { Alert } from '@rochdale/ui/state/alert.tsx';
import { isAskedByPage } from '@rochdale/ui/state/asked-by-page.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { OfficeLink } from '../../lib/link.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { ChangeLists } from './change-lists.tsx';
import { ChangeStage } from './change-stage.tsx';
import { MakeWave } from './make-wave.tsx';
import { listWaves, openingKey, seeOpening, stageLeads, wavesKey } from './opening-calls.ts';
import { OpeningHistory } from './opening-history.tsx';
import { StuckMembers } from './stuck-members.tsx';
import { WavesTable } from './waves-table.tsx';

/** How far the portal is open, and the invitations to it (moving-in-30 to moving-in-35). */
export function Page() {
  const text = useText();
  const queries = useQueryClient();
  const [done, setDone] = useState<string>();
  const opening = useQuery({
    queryKey: openingKey,
    queryFn: (asking) => seeOpening({}, isAskedByPage(asking)),
    refetchInterval: 15_000,
  });
  const waves = useQuery({
    queryKey: wavesKey,
    queryFn: (asking) => listWaves({}, isAskedByPage(asking)),
    refetchInterval: 15_000,
  });
  const end = (said: string) => {
    void queries.invalidateQueries({ queryKey: openingKey });
    void queries.invalidateQueries({ queryKey: wavesKey });
    setDone(said);
  };
  const { data } = opening;
  return (
    <>
      <PageHead
        title={text('opening.title')}
        lead={data && text(stageLeads[data.stage])}
        actions={data && <ChangeStage opening={data} onDone={end} />}
      />
      {done !== undefined && (
        <div className="pad pad--under-head">
          <Alert kind="success" onDismiss={() => setDone(undefined)}>
            {done}
          </Alert>
        </div>
      )}
      {data?.asked && (
        <div className="pad pad--under-head">
          <Alert kind="info">
            {text('opening.waiting', { name: data.asked.by ?? '' })}{' '}
            <OfficeLink to="approvals" parts={{}}>
              {text('opening.waiting.open')}
            </OfficeLink>
          </Alert>
        </div>
      )}
      <Section title={text('waves.title')} end={<MakeWave onDone={end} />}>
        <PartLoaded query={waves} rows={4}>
          {(found) => <WavesTable waves={found.waves} onDone={end} />}
        </PartLoaded>
      </Section>
      <Section title={text('waves.stuck.title')}>
        <PartLoaded query={waves} rows={3}>
          {({ stuck }) => <StuckMembers stuck={stuck} />}
        </PartLoaded>
      </Section>
      <Section title={text('opening.lists')} end={<ChangeLists onDone={end} />}>
        <PartLoaded query={opening} rows={2}>
          {({ lists }) => (
            <ul className="lines">
              <li>
                <span>{text('opening.lists.test')}</span>
                <span className="end num">{text('opening.lists.count', { count: lists.test })}</span>
              </li>
              <li>
                <span>{text('opening.lists.pilot')}</span>
                <span className="end num">{text('opening.lists.count', { count: lists.pilot })}</span>
              </li>
            </ul>
          )}
        </PartLoaded>
      </Section>
      <Section title={text('opening.history')}>
        <PartLoaded query={opening} rows={3}>
          {({ changes }) => <OpeningHistory changes={changes} />}
        </PartLoaded>
      </Section>
    </>
  );
}
