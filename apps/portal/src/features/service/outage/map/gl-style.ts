import type { MapDrawing } from '@rochdale/ui/map/map-drawing.ts';
import type { Position } from '@rochdale/ui/map/projection.ts';
import type { StyleSpecification } from 'maplibre-gl';
import type { MapColors } from './gl-colors.ts';

type Data = GeoJSON.FeatureCollection;

const positions = (line: readonly Position[]): [number, number][] => line.map(([x, y]) => [x, y]);
const collection = (features: GeoJSON.Feature[]): Data => ({ type: 'FeatureCollection', features });
const feature = (geometry: GeoJSON.Geometry, properties: GeoJSON.GeoJsonProperties): GeoJSON.Feature => ({
  type: 'Feature',
  geometry,
  properties,
});

/** The ground, without towns: these are labels. */
export const groundData = ({ ground }: MapDrawing): Data =>
  collection(
    ground
      .filter(({ kind }) => kind !== 'town')
      .map(({ kind, lines }) =>
        feature(
          kind === 'boundary' || kind === 'water'
            ? { type: 'Polygon', coordinates: lines.map(positions) }
            : { type: 'MultiLineString', coordinates: lines.map(positions) },
          { kind },
        ),
      ),
  );

/** With more areas only the large ones have an edge of their own: edges cost as much to draw as all else. */
const mostEdges = 200;

export const areaData = ({ areas }: MapDrawing): Data =>
  collection(
    areas.map(({ shape, isLarge }) =>
      feature(
        { type: 'MultiPolygon', coordinates: shape.map((polygon) => polygon.map(positions)) },
        { isLarge, hasEdge: isLarge || areas.length <= mostEdges },
      ),
    ),
  );

export const markerData = ({ marker }: MapDrawing): Data =>
  collection(marker ? [feature({ type: 'Point', coordinates: [marker.at[0], marker.at[1]] }, {})] : []);

/** The map's style: the page's colors, and no address of anybody's. */
export function styleOf(drawing: MapDrawing, colors: MapColors): StyleSpecification {
  const ofKind = (kind: string): ['==', ['get', 'kind'], string] => ['==', ['get', 'kind'], kind];
  const line = (kind: string, color: string, width: number) => ({
    id: kind,
    type: 'line' as const,
    source: 'ground',
    filter: ofKind(kind),
    paint: { 'line-color': color, 'line-width': width },
    layout: { 'line-cap': 'round' as const, 'line-join': 'round' as const },
  });
  const areaColor: ['case', ['get', 'isLarge'], string, string] = [
    'case',
    ['get', 'isLarge'],
    colors.large,
    colors.small,
  ];
  return {
    version: 8,
    sources: {
      ground: { type: 'geojson', data: groundData(drawing) },
      areas: { type: 'geojson', data: areaData(drawing), tolerance: 1, buffer: 16 },
      marker: { type: 'geojson', data: markerData(drawing) },
    },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': colors.ground } },
      {
        id: 'land',
        type: 'fill',
        source: 'ground',
        filter: ofKind('boundary'),
        paint: { 'fill-color': colors.land, 'fill-antialias': false },
      },
      {
        id: 'water',
        type: 'fill',
        source: 'ground',
        filter: ofKind('water'),
        paint: { 'fill-color': colors.water, 'fill-antialias': false },
      },
      line('river', colors.river, 5),
      line('lane', colors.road, 1.5),
      line('road', colors.road, 2.5),
      {
        ...line('boundary', colors.boundary, 1.5),
        paint: { 'line-color': colors.boundary, 'line-width': 1.5, 'line-dasharray': [5, 3] },
      },
      {
        id: 'areas',
        type: 'fill',
        source: 'areas',
        paint: { 'fill-color': areaColor, 'fill-opacity': 0.32, 'fill-outline-color': areaColor },
      },
      {
        id: 'area-edges',
        type: 'line',
        source: 'areas',
        filter: ['get', 'hasEdge'],
        paint: { 'line-color': areaColor, 'line-width': ['case', ['get', 'isLarge'], 2.5, 1.5] },
      },
      {
        id: 'marker',
        type: 'circle',
        source: 'marker',
        paint: {
          'circle-radius': 7,
          'circle-color': colors.marker,
          'circle-stroke-color': colors.halo,
          'circle-stroke-width': 3,
        },
      },
    ],
  };
}
