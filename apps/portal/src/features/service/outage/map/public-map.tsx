import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { MemberData } from '../../../../lib/session/member-data.tsx';
import { useMap } from '../use-outage.ts';
import { OutageMapCard } from './outage-map-card.tsx';

/** The map as everybody sees it. */
export function PublicMap() {
  return (
    <MemberData>
      <Everybody />
    </MemberData>
  );
}

function Everybody() {
  const { data, error, refetch } = useMap();
  return (
    <div className="stack">
      <Loaded query={{ data, error: data ? null : error, refetch }} skeleton={<Skeleton height={420} />}>
        {(map) => <OutageMapCard map={map} isLate={error !== null} />}
      </Loaded>
    </div>
  );
}
