import { useMemo } from 'react';
import { labelsOf, type MapDrawing, positionsOf, withRoom } from './map-drawing.ts';
import { boundsOf, mapWidth, type Position, projectionOf } from './projection.ts';
import './area-map.css';

/** So wide is a map taken to be where labels are looked at for room. */
const usualWidth = 560;

/** A map drawn as SVG: it needs no library and no graphics card. What it shows must stand beside it in words. */
export function AreaMap({ label, drawing }: { label: string; drawing: MapDrawing }) {
  const drawn = useMemo(() => draw(drawing), [drawing]);
  if (!drawn) return null;
  const { width, height, ground, areas, labels, marker } = drawn;
  return (
    <div className="area-map">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {ground.map(({ kind, d }) => (
          <path key={`${kind}${d}`} className={`area-map__${kind}`} d={d} />
        ))}
        {areas.map(({ key, d, isLarge }) => (
          <path key={key} className={isLarge ? 'area-map__area is-large' : 'area-map__area'} d={d} fillRule="evenodd" />
        ))}
        {marker && <circle className="area-map__marker" cx={marker[0]} cy={marker[1]} r={11} />}
      </svg>
      {labels.map(({ key, text, kind, left, top }) => (
        <span
          key={key}
          className={`area-map__label area-map__label--${kind}`}
          aria-hidden="true"
          style={{ left: `${left}%`, top: `${top}%` }}
        >
          {text}
        </span>
      ))}
    </div>
  );
}

function draw(drawing: MapDrawing) {
  const bounds = boundsOf(positionsOf(drawing));
  if (!bounds) return undefined;
  const { width, height, place } = projectionOf(bounds);
  const path = (line: readonly Position[], isClosed: boolean) =>
    line.length === 0
      ? ''
      : `M${line
          .map((at) =>
            place(at)
              .map((one) => one.toFixed(1))
              .join(' '),
          )
          .join('L')}${isClosed ? 'Z' : ''}`;
  return {
    width,
    height,
    ground: drawing.ground
      .filter(({ kind }) => kind !== 'town')
      .map(({ kind, lines }) => ({
        kind,
        d: lines.map((line) => path(line, kind === 'boundary' || kind === 'water')).join(''),
      })),
    areas: drawing.areas.map(({ key, shape, isLarge }) => ({
      ...{ key, isLarge },
      d: shape.flatMap((polygon) => polygon.map((ring) => path(ring, true))).join(''),
    })),
    marker: drawing.marker && place(drawing.marker.at),
    labels: withRoom(
      labelsOf(drawing).map((one) => {
        const [x, y] = place(one.at);
        const shift = one.kind === 'marker' ? 26 : one.kind === 'town' ? 18 : 0;
        const [left, top] = [(x / width) * 100, ((y + shift) / height) * 100];
        return { ...one, left, top, x: (x / mapWidth) * usualWidth, y: ((y + shift) / mapWidth) * usualWidth };
      }),
    ),
  };
}
