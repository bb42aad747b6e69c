import type { MapView } from '@rochdale/ui/map/map-view.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import type { DrawnMap } from './drawn-map.ts';
import { keyOf } from './map-choice.ts';

interface MapPictureProps {
  readonly drawn: DrawnMap;
  readonly view: MapView;
  /** The map's units in a pixel: points and names stay as large as they are however close one goes. */
  readonly unit: number;
  readonly chosen: string | undefined;
}

/** The picture alone: what can be chosen on it are buttons over it, and what it shows is said by the lists. */
export function MapPicture({ drawn, view, unit, chosen }: MapPictureProps) {
  const text = useText();
  const { ground, outages, reports, mustStayOn, towns } = drawn;
  return (
    <svg
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      role="img"
      aria-label={text('deskMap.picture', { outages: outages.length, reports: reports.length })}
    >
      {ground.map(({ key, kind, d }) => (
        <path key={key} className={`area-map__${kind}`} d={d} />
      ))}
      {towns.map(({ name, at: [x, y] }) => (
        <text key={name} className="desk-map__town" x={x} y={y} fontSize={13 * unit}>
          {name}
        </text>
      ))}
      {outages.map(({ outageNumber, d }) => (
        <path
          key={outageNumber}
          data-outage={outageNumber}
          className={keyOf({ outageNumber }) === chosen ? 'desk-map__area is-chosen' : 'desk-map__area'}
          d={d}
          fillRule="evenodd"
        />
      ))}
      {reports.map(({ key, at: [x, y] }) => (
        <path key={key} className="desk-map__report" d={diamond(x, y, 7 * unit)} />
      ))}
      {mustStayOn.map(({ key, at: [x, y], isLife }) => (
        <path key={key} className={isLife ? 'desk-map__must is-life' : 'desk-map__must'} d={cross(x, y, 7 * unit)} />
      ))}
    </svg>
  );
}

const diamond = (x: number, y: number, reach: number) =>
  `M${x} ${y - reach}l${reach} ${reach}l${-reach} ${reach}l${-reach} ${-reach}Z`;

/** A cross with thick arms. */
function cross(x: number, y: number, reach: number): string {
  const [arm, rest] = [reach * 0.7, reach * 0.65];
  return `M${x - arm / 2} ${y - reach}h${arm}v${rest}h${rest}v${arm}h${-rest}v${rest}h${-arm}v${-rest}h${-rest}v${-arm}h${rest}Z`;
}
