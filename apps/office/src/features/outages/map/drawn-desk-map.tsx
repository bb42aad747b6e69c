import { Icon } from '@rochdale/ui/art/icon.tsx';
import { type GroundFeature, withRoom } from '@rochdale/ui/map/map-drawing.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import scan from 'lucide-static/icons/maximize.svg?inner';
import minus from 'lucide-static/icons/minus.svg?inner';
import plus from 'lucide-static/icons/plus.svg?inner';
import { useMemo, useRef } from 'react';
import type { DeskMap, ShownOutage } from '../outages-calls.ts';
import { type DrawnMap, drawMap } from './drawn-map.ts';
import { type Chosen, keyOf, useMapChoice } from './map-choice.ts';
import { MapPicture } from './map-picture.tsx';
import { useMapView } from './use-map-view.ts';
import '@rochdale/ui/map/area-map.css';
import './desk-map.css';

interface DrawnDeskMapProps {
  readonly ground: readonly GroundFeature[];
  readonly map: DeskMap;
  readonly outages: readonly ShownOutage[];
}

/** The map, which is moved by hand, by its buttons and by the arrow keys; what is chosen on it is chosen in the list. */
export function DrawnDeskMap({ ground, map, outages }: DrawnDeskMapProps) {
  const text = useText();
  const drawn = useMemo(() => drawMap(ground, map), [ground, map]);
  if (!drawn) return <p className="sec__b muted">{text('deskMap.none')}</p>;
  return <Movable key={`${drawn.width} ${drawn.height}`} drawn={drawn} outages={outages} />;
}

function Movable({ drawn, outages }: { drawn: DrawnMap; outages: readonly ShownOutage[] }) {
  const text = useText();
  const choice = useMapChoice();
  const frame = useRef<HTMLDivElement>(null);
  const placeOf = (key: string | undefined) => buttonsOf(drawn).find(({ of }) => keyOf(of) === key)?.at;
  const { view, unit, zoomBy, showAll } = useMapView(frame, drawn, {
    chosenAt: placeOf(choice?.chosen),
    onPick: (outageNumber) => choice?.choose({ outageNumber }),
  });
  const isFirst = ({ of }: MapButton) => (keyOf(of) === choice?.chosen ? 0 : 1);
  const shown = withRoom(
    buttonsOf(drawn)
      .toSorted((one, other) => isFirst(one) - isFirst(other))
      .map((one) => ({
        ...one,
        text: 'outageNumber' in one.of ? one.of.outageNumber : (one.of.feeder ?? text('deskMap.noFeeder')),
        x: (one.at[0] - view.x) / unit,
        y: (one.at[1] - view.y) / unit,
      }))
      .filter(({ x, y }) => x > 0 && y > 0 && x < view.width / unit && y < view.height / unit),
  );
  const said = (of: Chosen, name: string, places: number) => {
    if (!('outageNumber' in of)) return text('deskMap.reports', { feeder: name, places });
    const outage = outages.find(({ outageNumber }) => outageNumber === of.outageNumber);
    return text('deskMap.outage', {
      number: name,
      places: outage?.places ?? 0,
      description: outage?.description ?? '',
    });
  };
  return (
    <div className="desk-map">
      <div className="desk-map__frame" ref={frame}>
        <MapPicture drawn={drawn} view={view} unit={unit} chosen={choice?.chosen} />
        {shown.map(({ of, text: name, x, y, places }) => (
          <button
            key={keyOf(of)}
            type="button"
            className={'outageNumber' in of ? 'desk-map__name desk-map__name--outage' : 'desk-map__name'}
            aria-pressed={keyOf(of) === choice?.chosen}
            aria-label={said(of, name, places)}
            style={{ left: `${x}px`, top: `${y}px` }}
            onClick={() => choice?.choose(of)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="desk-map__zoom">
        <button type="button" aria-label={text('deskMap.zoomIn')} onClick={() => zoomBy(2)}>
          <Icon drawing={plus} />
        </button>
        <button type="button" aria-label={text('deskMap.zoomOut')} onClick={() => zoomBy(1 / 2)}>
          <Icon drawing={minus} />
        </button>
        <button type="button" aria-label={text('deskMap.whole')} onClick={showAll}>
          <Icon drawing={scan} />
        </button>
      </div>
    </div>
  );
}

interface MapButton {
  readonly of: Chosen;
  readonly at: readonly [number, number];
  /** Of reports. */
  readonly places: number;
}

/** What can be chosen on a map, outages first. */
function buttonsOf({ outages, groups }: DrawnMap): MapButton[] {
  return [
    ...outages.flatMap(({ outageNumber, at }) => (at ? [{ of: { outageNumber }, at, places: 0 }] : [])),
    ...groups.map(({ feeder, at, places }) => ({ of: { feeder }, at, places })),
  ];
}
