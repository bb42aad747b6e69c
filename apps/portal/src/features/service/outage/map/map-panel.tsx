import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { OutsideLink } from '@rochdale/ui/layout/outside-link.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useGate } from '../../../../lib/gates.ts';
import { useSite } from '../../../../lib/site.tsx';
import { useAreas } from '../use-outage.ts';
import { OutageMapCard } from './outage-map-card.tsx';

/** Where the power is out in the whole area, with the account's own outage marked (service-75), and the way to another map of the co-op's. */
export function MapPanel({ accountNumber }: { accountNumber: string }) {
  const text = useText();
  const { data, error, refetch } = useAreas(accountNumber);
  const hasOther = useGate('outageMap').open;
  const { outageMapLink } = useSite().configuration;
  return (
    <div className="stack">
      <Loaded query={{ data, error: data ? null : error, refetch }} skeleton={<Skeleton height={420} />}>
        {(areas) => <OutageMapCard map={areas} here={areas.here} home={areas.home} isLate={error !== null} />}
      </Loaded>
      {hasOther && (
        <p className="outage-map__other">
          <span className="muted">{text('outageMap.other')}</span>
          <OutsideLink
            className={buttonClass({ kind: 'secondary', size: 's' })}
            href={outageMapLink}
            target="_blank"
            rel="noopener noreferrer"
          >
            {text('outageMap.other.open')}
          </OutsideLink>
        </p>
      )}
    </div>
  );
}
