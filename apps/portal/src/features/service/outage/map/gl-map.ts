import { type MapDrawing, positionsOf } from '@rochdale/ui/map/map-drawing.ts';
import { boundsOf, type MapBounds, type Position } from '@rochdale/ui/map/projection.ts';
import * as maplibre from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-csp-worker.js?url';
import { colorsNow, onColors } from './gl-colors.ts';
import { areaData, groundData, markerData, styleOf } from './gl-style.ts';

/** A map that can be moved and zoomed. */
export interface GlMap {
  /** Takes the size that its place has now, and shows all in it. */
  fit(): void;
  draw(drawing: MapDrawing): void;
  project(at: Position): { readonly x: number; readonly y: number };
  /** Calls with every frame in which the map has moved; answers what ends that. */
  onMove(then: () => void): () => void;
  zoomBy(steps: number): void;
  showAll(): void;
  showMarker(): void;
  remove(): void;
}

interface GlMapOptions {
  readonly drawing: MapDrawing;
  readonly label: string;
  /** How it is zoomed and moved, said where it was not done so. */
  readonly gestures: { readonly mouse: string; readonly mac: string; readonly touch: string };
}

const boxOf = ({ west, south, east, north }: MapBounds): [number, number, number, number] => [west, south, east, north];
/** No further in than so: cells are no smaller. */
const closest = 15;

/** Pixels drawn for one of the page's where no graphics card draws: labels are HTML and stay sharp, and a drag goes smoothly. */
const softwarePixels = 0.5;

/** A browser that does not tell is taken to have a graphics card. */
function isDrawnBySoftware(): boolean {
  const gl = document.createElement('canvas').getContext('webgl');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  const renderer = info ? String(gl?.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  return /swiftshader|llvmpipe|software|basic render/i.test(renderer);
}

/** Opens a map by MapLibre GL: its own worker file and no other address, no fonts, no tiles. Undefined: nothing to show. */
export async function openGlMap(
  holder: HTMLElement,
  { drawing, label, gestures }: GlMapOptions,
): Promise<GlMap | undefined> {
  const bounds = boundsOf(positionsOf(drawing));
  if (!bounds) return undefined;
  maplibre.setWorkerUrl(workerUrl);
  holder.hidden = false;
  const map = new maplibre.Map({
    container: holder,
    style: styleOf(drawing, colorsNow(holder)),
    bounds: boxOf(bounds),
    maxZoom: closest,
    ...(isDrawnBySoftware() && { pixelRatio: softwarePixels }),
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
    locale: {
      'Map.Title': label,
      'CooperativeGesturesHandler.WindowsHelpText': gestures.mouse,
      'CooperativeGesturesHandler.MacHelpText': gestures.mac,
      'CooperativeGesturesHandler.MobileHelpText': gestures.touch,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  let shown = drawing;
  await new Promise<void>((resolve, reject) => {
    map.once('load', () => resolve());
    map.once('error', ({ error }) => reject(error));
  }).catch((error: unknown) => {
    map.remove();
    holder.hidden = true;
    throw error;
  });
  const endColors = onColors(() => map.setStyle(styleOf(shown, colorsNow(holder))));
  const fill = (name: string, data: ReturnType<typeof areaData>): void => {
    const source = map.getSource(name);
    if (source instanceof maplibre.GeoJSONSource) source.setData(data);
  };
  let isMoved = false;
  map.on('movestart', ({ originalEvent }) => {
    isMoved ||= originalEvent !== undefined;
  });
  const showAll = (duration: number): void => void map.fitBounds(boxOf(bounds), { duration });
  // A frame may get its size late; who has moved the map keeps their place.
  map.on('resize', () => {
    if (!isMoved) showAll(0);
  });
  return {
    fit: () => {
      map.resize();
      showAll(0);
    },
    draw: (next) => {
      if (next === shown) return;
      fill('areas', areaData(next));
      if (next.ground !== shown.ground) fill('ground', groundData(next));
      fill('marker', markerData(next));
      shown = next;
    },
    project: ([x, y]) => map.project([x, y]),
    onMove: (then) => {
      map.on('move', then);
      map.on('resize', then);
      return () => {
        map.off('move', then);
        map.off('resize', then);
      };
    },
    zoomBy: (steps) => {
      isMoved = true;
      map.easeTo({ zoom: map.getZoom() + steps, duration: 180 });
    },
    showAll: () => {
      isMoved = false;
      showAll(280);
    },
    showMarker: () => {
      if (!shown.marker) return;
      isMoved = true;
      map.easeTo({ center: [shown.marker.at[0], shown.marker.at[1]], zoom: 13, duration: 280 });
    },
    remove: () => {
      endColors();
      map.remove();
    },
  };
}
