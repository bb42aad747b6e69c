import { gates } from '@rochdale/domain/gates/gates';
import type { Sites } from '@rochdale/domain/website/site/site';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { localTimeOf } from '../../../../platform/clock.ts';
import { answerNotFound } from '../../../../platform/http/errors.ts';
import type { OutageMemory } from '../outage-memory.ts';
import { comeAgainSeconds } from './come-again.ts';
import { presentMap } from './present-map.ts';

type Told = ReturnType<typeof presentMap>;

interface FileServices {
  readonly site: Sites;
  readonly memory: OutageMemory;
}

/** What emergency managers may fetch every minute (service-84): what everybody sees on the map, as GeoJSON and as CSV. */
export function outageFiles(app: FastifyInstance, { site, memory }: FileServices): void {
  const answer = (reply: FastifyReply, type: string, write: (told: Told, asOf: string) => string) => {
    if (!gates.outage({ site: site(), signedIn: false }).open) return answerNotFound(reply);
    const { outages, takenAt } = memory;
    if (!outages || !takenAt) return reply.status(503).header('retry-after', comeAgainSeconds).send();
    return reply
      .headers({ 'cache-control': 'max-age=30', 'access-control-allow-origin': '*' })
      .type(type)
      .send(write(presentMap(outages.map, 'en'), localTimeOf(takenAt, site().timeZone)));
  };
  app.get('/coop/outages.geojson', (_request, reply) => answer(reply, 'application/geo+json', geoJson));
  app.get('/coop/outages.csv', (_request, reply) => answer(reply, 'text/csv; charset=utf-8', csv));
}

const columns = [
  'place',
  'towns',
  'membersWithoutPower',
  'atMost',
  'townShare',
  'cause',
  'crewState',
  'crewAssignedAt',
  'timeOfInterruption',
  'estimatedTimeOfRestoration',
  'longitude',
  'latitude',
  'asOf',
] as const;

const rowOf = ({ shape: _shape, labelAt, towns, ...outage }: Told['outages'][number], asOf: string) => ({
  ...outage,
  towns: towns.join(', '),
  longitude: labelAt?.[0] ?? null,
  latitude: labelAt?.[1] ?? null,
  asOf,
});

function geoJson({ outages, membersWithoutPower, atMost, membersServed }: Told, asOf: string): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    ...{ asOf, membersWithoutPower, atMost, membersServed },
    features: outages.map((outage) => {
      const { longitude: _x, latitude: _y, asOf: _at, ...properties } = rowOf(outage, asOf);
      const geometry = outage.shape.length === 0 ? null : { type: 'MultiPolygon', coordinates: outage.shape };
      return { type: 'Feature', properties, geometry };
    }),
  });
}

function csv({ outages }: Told, asOf: string): string {
  const rows = outages.map((outage) => {
    const row = rowOf(outage, asOf);
    return columns.map((column) => cell(row[column]));
  });
  return `${[columns, ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`;
}

/** A spreadsheet must take no text for a formula. */
const cell = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
