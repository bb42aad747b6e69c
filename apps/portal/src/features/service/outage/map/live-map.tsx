import { Icon } from '@rochdale/ui/art/icon.tsx';
import { AreaMap } from '@rochdale/ui/map/area-map.tsx';
import { labelsOf, type MapDrawing, withRoom } from '@rochdale/ui/map/map-drawing.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import locate from 'lucide-static/icons/locate.svg?inner';
import scan from 'lucide-static/icons/maximize.svg?inner';
import minus from 'lucide-static/icons/minus.svg?inner';
import plus from 'lucide-static/icons/plus.svg?inner';
import { useEffect, useRef, useState } from 'react';
import type { GlMap } from './gl-map.ts';

/** The map: drawn at once as SVG, and replaced by one that can be moved when that has come and the device can draw it. */
export function LiveMap({ label, drawing }: { label: string; drawing: MapDrawing }) {
  const text = useText();
  const holder = useRef<HTMLDivElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<GlMap>();
  const [canMove, setCanMove] = useState(hasGraphics);
  const first = useRef({ drawing, label, text });
  useEffect(() => {
    let opened: GlMap | undefined;
    let isGone = false;
    const open = async (): Promise<void> => {
      if (!holder.current || !hasGraphics()) return;
      const { openGlMap } = await import('./gl-map.ts');
      if (isGone || !holder.current) return;
      const { text: say, ...begin } = first.current;
      opened = await openGlMap(holder.current, {
        ...begin,
        gestures: {
          mouse: say('outageMap.gesture.mouse'),
          mac: say('outageMap.gesture.mac'),
          touch: say('outageMap.gesture.touch'),
        },
      });
      if (isGone) return opened?.remove();
      setMap(opened);
      setCanMove(opened !== undefined);
    };
    // Without it the drawing stays as it is, and the list says all of it.
    open().catch(() => setCanMove(false));
    return () => {
      isGone = true;
      opened?.remove();
    };
  }, []);
  useEffect(() => map?.fit(), [map]);
  useEffect(() => {
    if (!map) return;
    map.draw(drawing);
    const all = labelsOf(drawing);
    const place = (): void => {
      if (!labels.current) return;
      const seen = withRoom(
        all.map((one) => {
          const { x, y } = map.project(one.at);
          return { ...one, x, y: y + (one.kind === 'marker' ? 22 : one.kind === 'town' ? 14 : 0) };
        }),
      );
      for (const [index, span] of [...labels.current.children].entries()) {
        if (!(span instanceof HTMLElement)) continue;
        const at = seen.find(({ key }) => key === all[index]?.key);
        span.hidden = at === undefined;
        if (at) span.style.transform = `translate(-50%, -50%) translate(${at.x}px, ${at.y}px)`;
      }
    };
    place();
    return map.onMove(place);
  }, [map, drawing]);
  return (
    <div className="outage-map__map" data-drawn={map ? 'gl' : 'svg'} data-moves={canMove || undefined}>
      {!map && <AreaMap label={label} drawing={drawing} />}
      <div className="outage-map__gl" ref={holder} hidden={!map} />
      {map && (
        <>
          <div className="outage-map__labels" ref={labels} aria-hidden="true">
            {labelsOf(drawing).map(({ key, text: said, kind }) => (
              <span key={key} className={`area-map__label area-map__label--${kind}`}>
                {said}
              </span>
            ))}
          </div>
          <div className="outage-map__zoom">
            <button type="button" aria-label={text('outageMap.zoomIn')} onClick={() => map.zoomBy(1)}>
              <Icon drawing={plus} />
            </button>
            <button type="button" aria-label={text('outageMap.zoomOut')} onClick={() => map.zoomBy(-1)}>
              <Icon drawing={minus} />
            </button>
            <button type="button" aria-label={text('outageMap.whole')} onClick={() => map.showAll()}>
              <Icon drawing={scan} />
            </button>
            {drawing.marker && (
              <button type="button" aria-label={text('outageMap.toHome')} onClick={() => map.showMarker()}>
                <Icon drawing={locate} />
              </button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

function hasGraphics(): boolean {
  try {
    const canvas = document.createElement('canvas');
    return (canvas.getContext('webgl2') ?? canvas.getContext('webgl')) !== null;
  } catch {
    return false;
  }
}
