import { isAskedByPage } from '@rochdale/ui/state/asked-by-page.ts';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { PartLoaded } from '../../../parts/part-loaded.tsx';
import { Section } from '../../../parts/section.tsx';
import { deskEachMs, mapKey, type ShownOutage, seeGround, seeMap } from '../outages-calls.ts';
import './map-section.css';

const DrawnDeskMap = lazy(() => import('./drawn-desk-map.tsx').then((found) => ({ default: found.DrawnDeskMap })));

/** Where it is dark, beside the list that says the same in words; it is fetched when it is opened (office-185). */
export function MapSection({ outages }: { outages: readonly ShownOutage[] }) {
  const text = useText();
  const map = useQuery({
    queryKey: mapKey,
    queryFn: (asking) => seeMap({}, isAskedByPage(asking)),
    refetchInterval: deskEachMs,
  });
  const ground = useQuery({
    queryKey: ['outage-ground'],
    queryFn: () => seeGround({}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Section title={text('deskMap.title')}>
      <PartLoaded query={ground} rows={6}>
        {({ features }) => (
          <PartLoaded query={map} rows={6}>
            {(found) => (
              <>
                <Suspense fallback={<Skeleton height={320} />}>
                  <DrawnDeskMap ground={features} map={found} outages={outages} />
                </Suspense>
                <ul className="desk-map__legend small">
                  <li className="desk-map__of desk-map__of--outage">{text('deskMap.legend.outage')}</li>
                  <li className="desk-map__of desk-map__of--report">{text('deskMap.legend.report')}</li>
                  {found.mustStayOn && (
                    <li className="desk-map__of desk-map__of--must">
                      {text('deskMap.legend.mustStayOn', { count: found.mustStayOn.length })}
                    </li>
                  )}
                </ul>
                {found.hidden > 0 && (
                  <p className="desk-map__hidden muted small">{text('deskMap.hidden', { count: found.hidden })}</p>
                )}
              </>
            )}
          </PartLoaded>
        )}
      </PartLoaded>
    </Section>
  );
}
