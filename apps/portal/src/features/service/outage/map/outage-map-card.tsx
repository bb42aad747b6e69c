import { Icon } from '@rochdale/ui/art/icon.tsx';
import type { MapDrawing } from '@rochdale/ui/map/map-drawing.ts';
import type { Position } from '@rochdale/ui/map/projection.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import shield from 'lucide-static/icons/shield-check.svg?inner';
import { useMemo } from 'react';
import type { OutageMap } from '../outage-calls.ts';
import { Snapshot } from '../snapshot.tsx';
import { TimedSentence } from '../time-of.tsx';
import { useTerritory } from '../use-outage.ts';
import { AreaList } from './area-list.tsx';
import { headline, isLarge, labelOf } from './area-words.ts';
import { LiveMap } from './live-map.tsx';
import { MapSums } from './map-sums.tsx';
import './outage-map.css';

interface OutageMapCardProps {
  readonly map: OutageMap;
  /** The place in the list of the reader's own outage. */
  readonly here?: number | null;
  readonly home?: Position | null;
  /** The last try to ask again failed. */
  readonly isLate: boolean;
}

/** The outages of the whole area: a list that says all of it, the map beside it, and the sums (service-77). */
export function OutageMapCard({ map, here = null, home = null, isLate }: OutageMapCardProps) {
  const text = useText();
  const territory = useTerritory().data?.features;
  const { outages, asOf, fromSnapshot } = map;
  const homeLabel = text('outageMap.here');
  const drawing = useMemo(
    (): MapDrawing => ({
      ground: territory ?? [],
      areas: outages.map((outage) => ({
        key: outage.place,
        label: labelOf(text, outage),
        shape: outage.shape,
        labelAt: outage.labelAt,
        isLarge: isLarge(outage),
      })),
      ...(home && { marker: { at: home, label: homeLabel } }),
    }),
    [territory, outages, home, homeLabel, text],
  );
  const said = outages.length === 0 ? 'outageMap.map.none' : 'outageMap.map.one';
  const label = outages.length > 1 ? text('outageMap.map', { count: outages.length }) : text(said);
  return (
    <>
      <section className="card outage-map">
        <div className="card__head">
          <h2>{headline(text, map)}</h2>
          <span className="small muted" role={isLate ? 'status' : undefined}>
            <TimedSentence at={asOf} say={(time) => text(isLate ? 'outageMap.late' : 'outageMap.asOf', { time })} />
          </span>
        </div>
        {fromSnapshot && <Snapshot asOf={asOf} />}
        <div className="outage-map__grid">
          <AreaList outages={outages} here={here} asOf={asOf} />
          {territory && <LiveMap label={label} drawing={drawing} />}
        </div>
        <MapSums map={map} />
      </section>
      <p className="outage__note">
        <Icon drawing={shield} />
        {text('outageMap.privacy')}
      </p>
    </>
  );
}
