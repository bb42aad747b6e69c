import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { loadTerritory } from './load-territory.ts';

let at: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  at = await testApp();
  await at.database.pool.query(`insert into outages (outage_number, description, cause, started_at)
    values ('BIG', 'Storm', '=1+1, "wind"', '2026-01-01T00:00')`);
  await at.database.pool.query(`insert into outage_locations select location_id, 'BIG' from accounts
    where location_id is not null and location_id <> 'L104471882'`);
});
afterAll(() => at.close());

const get = (url: string) => at.app.inject({ url });

it('emergency managers get what everybody sees, as GeoJSON and as CSV', async () => {
  await expect
    .poll(async () => (await get('/v3/outage/map')).json().outages?.[0].membersWithoutPower, { timeout: 15_000 })
    .toBeGreaterThan(4);
  const map = (await get('/v3/outage/map')).json();
  const geo = await get('/coop/outages.geojson');
  expect([geo.statusCode, geo.headers['content-type']]).toEqual([
    200,
    expect.stringMatching(/^application\/geo\+json/),
  ]);
  const { features, ...head } = geo.json();
  expect(head).toMatchObject({ type: 'FeatureCollection', membersWithoutPower: map.membersWithoutPower });
  expect(features.map((one: { geometry: { coordinates: unknown } | null }) => one.geometry?.coordinates ?? [])).toEqual(
    map.outages.map((one: { shape: unknown }) => one.shape),
  );
  const csv = await get('/coop/outages.csv');
  const lines = csv.body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(map.outages.length + 1);
  // A spreadsheet takes no cause for a formula.
  expect(lines[1]).toContain(`"'=1+1, ""wind"""`);
  expect(`${geo.body}${csv.body}`).not.toMatch(/\d{9}|Hollow|BIG/);
});

it('a territory that cannot be drawn stops the start with its place and reason; none is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rochdale-territory-'));
  expect(await loadTerritory(folder)).toEqual([]);
  await mkdir(join(folder, 'territory'));
  const put = (text: string) => writeFile(join(folder, 'territory/territory.geojson'), text);
  await put('{');
  await expect(loadTerritory(folder)).rejects.toThrow('territory/territory.geojson: is no JSON');
  await put('{"type":"FeatureCollection","features":[{"properties":{"kind":"canal"}}]}');
  await expect(loadTerritory(folder)).rejects.toThrow('territory/territory.geojson: features[0]: properties.kind');
});
