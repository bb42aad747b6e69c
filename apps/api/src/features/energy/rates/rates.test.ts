import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { priceBill } from '@rochdale/domain/rates/price-bill';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { importUrdb } from './import-urdb.ts';
import { loadHomeFigures } from './load-home-figures.ts';
import { loadSchedules } from './load-schedules.ts';

const folders: string[] = [];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rochdale-rates-'));
  folders.push(folder);
});
afterAll(() => Promise.all(folders.map((one) => rm(one, { recursive: true, force: true }))));

async function write(name: string, text: string): Promise<void> {
  await mkdir(join(folder, 'rates'), { recursive: true });
  await writeFile(join(folder, 'rates', name), text);
}
const problems = (): Promise<string[]> =>
  loadSchedules(folder).then(
    () => [],
    (error: Error) => error.message.split('\n'),
  );
const flat = (more: string) =>
  `code: R\nname: Residential\n${more}\nlines:\n  - { id: a, kind: energy, name: A, price: 0.1 }\n`;

describe('schedules of a folder', () => {
  it.each(['cedar-ridge', 'ocotillo', 'whetstone-hills'])('those of %s can be used', async (name) => {
    const schedules = await loadSchedules(fileURLToPath(new URL(`../../../../../../coops/${name}`, import.meta.url)));
    expect(schedules.size).toBeGreaterThan(0);
  });

  it('a folder without rates has none', async () => {
    expect((await loadSchedules(folder)).size).toBe(0);
  });

  it('what is wrong is told of all files, with line and reason (rates-1)', async () => {
    await write(
      'one.yaml',
      [
        'code: R 1',
        'name: Residential',
        'validFrom: 2026-02-30',
        'lines:',
        '  - { id: a, kind: energi, name: A, price: 1 }',
        '  - { id: b, kind: fixed, name: B, amount: "5", per: month }',
        '  - { id: c, kind: energy, name: C, price: 1, blocks: [{ price: 1 }] }',
      ].join('\n'),
    );
    await write(
      'two.yaml',
      [
        'code: R2',
        'name: Two',
        'validFrom: 2026-01-01',
        'seasons: [{ name: summer }, { name: winter }]',
        'timeOfUse:',
        '  - periods:',
        '      - { name: peak, when: [{ season: autumn, from: "14:00", to: "19:00" }] }',
        '      - { name: peak }',
        'lines:',
        '  - { id: a, kind: energy, name: A, period: night, blocks: [{ upTo: 5, price: 1 }, { upTo: 5, price: 1 }, { price: 2 }] }',
        '  - { id: a, kind: percent, name: Tax, percent: 5, of: [b] }',
        '  - { id: c, kind: credit, name: Credit, price: 0.04 }',
      ].join('\n'),
    );
    expect(await problems()).toEqual([
      'rates/one.yaml:1: code: must be a word of up to 40 letters, digits, - or _',
      'rates/one.yaml:3: validFrom: must be a day like 2026-04-01',
      'rates/one.yaml:5: lines.0.kind: must be one of fixed, energy, adjustment, demand, credit, minimum, percent',
      'rates/one.yaml:6: lines.1.amount: must be a number such as 20 or 20.50, without quotes or signs, not “5”',
      'rates/one.yaml:7: lines.2: needs price or blocks, one of the two',
      'rates/two.yaml:11: lines.1.id: a stands here twice',
      'rates/two.yaml:4: seasons.0: only the last season may be the rest of the year: say its months, or from and to',
      'rates/two.yaml:7: timeOfUse.0.periods.0.name: peak stands here twice',
      'rates/two.yaml:7: timeOfUse.0.periods.0.when.0.season: there is no season autumn',
      'rates/two.yaml:8: timeOfUse.0.periods.1.name: peak stands here twice',
      'rates/two.yaml:10: lines.0.period: there is no period of use night',
      'rates/two.yaml:10: lines.0.blocks.1.upTo: is not above the block before, 5',
      'rates/two.yaml:11: lines.1.of: there is no line above this one called b',
      'rates/two.yaml:12: lines.2: needs netMetering, which says what is left over',
    ]);
  });

  it('versions follow one another in time, and two on a day are refused', async () => {
    await write('b.yaml', flat('validFrom: 2026-01-01'));
    await write('a.yaml', flat('validFrom: 2025-01-01\nvalidTo: 2025-12-31'));
    const versions = (await loadSchedules(folder)).get('R') ?? [];
    expect(versions.map(({ validFrom }) => validFrom)).toEqual(['2025-01-01', '2026-01-01']);
    await write('a.yaml', flat('validFrom: 2025-01-01\nvalidTo: 2026-01-01'));
    expect(await problems()).toEqual([
      'rates/b.yaml:3: validFrom: rates/a.yaml has R from 2025-01-01 and is valid to 2026-01-01',
    ]);
  });
});

describe('a record of the Utility Rate Database', () => {
  const hours = (peak: number) => Array.from({ length: 24 }, (_, hour) => (hour >= 16 && hour < 20 ? peak : 0));
  const year = (peak: number) => Array.from({ length: 12 }, () => hours(peak));
  const record = {
    label: '539f6b25ec4f024411ec98c9',
    name: 'Residential TOU',
    startdate: 1_704_067_200,
    energyratestructure: [[{ rate: 0.08, unit: 'kWh' }], [{ rate: 0.21, adj: 0.0101, unit: 'kWh' }]],
    energyweekdayschedule: year(1),
    energyweekendschedule: year(0),
    fixedchargefirstmeter: 24.5,
    fixedchargeunits: '$/month',
    flatdemandstructure: [[{ rate: 3 }]],
    flatdemandunit: 'kVA',
    energycomments: 'Plus a rider.',
    demandReactivePowerCharge: 0.2,
  };
  const save = async (text: string): Promise<string> => {
    const file = join(folder, 'record.json');
    await writeFile(file, text);
    return file;
  };

  it('becomes a file that can be read, and what it could not carry is said (rates-10)', async () => {
    const { path, notes } = await importUrdb(await save(JSON.stringify({ items: [record] })), folder, { code: 'TOU' });
    expect(path).toBe(join(folder, 'rates', 'tou-2024-01-01.yaml'));
    expect(notes).toEqual([
      'demandreactivepowercharge: a charge for reactive power is not carried.',
      'energycomments, to be read: Plus a rider.',
      'flatdemandunit: demand in kVA is left out; meters tell kW.',
    ]);
    expect(await readFile(path, 'utf8')).toMatch(/^# From the Utility Rate Database/);
    const periods = { 'energy-0': { delivered: 600_000 }, 'energy-1': { delivered: 100_000 } };
    const bill = { from: '2026-06-01', to: '2026-06-30', timeZone: 'America/Denver' };
    const usage = { kind: 'register', delivered: 700_000, periods } as const;
    const priced = priceBill((await loadSchedules(folder)).get('TOU') ?? [], usage, bill);
    expect(priced.kind === 'priced' && priced.lines.map(({ amount }) => amount)).toEqual([2450, 4800, 2201]);
  });

  it('is never written over another file, and what is no record is refused with a sentence', async () => {
    const file = await save(JSON.stringify(record));
    await importUrdb(file, folder, { code: 'TOU' });
    await expect(importUrdb(file, folder, { code: 'TOU' })).rejects.toThrow('already');
    await expect(importUrdb(await save('{'), folder, { code: 'X' })).rejects.toThrow('is not JSON');
    await expect(importUrdb(await save('{"items":[]}'), folder, { code: 'X' })).rejects.toThrow('is no record');
    const two = await save(JSON.stringify({ items: [record, { ...record, label: 'other' }] }));
    await expect(importUrdb(two, folder, { code: 'X' })).rejects.toThrow('--label other');
    await expect(importUrdb(two, folder, { code: 'X', label: 'none' })).rejects.toThrow('There is no record none');
    expect((await importUrdb(two, folder, { code: 'X', label: 'other' })).path).toContain('x-2024-01-01.yaml');
  });
});

describe('home figures and offers of a folder', () => {
  it('what is wrong in what-if.yaml is told with its line; without the file nothing can be added (energy-84)', async () => {
    expect(await loadHomeFigures(folder)).toBeUndefined();
    await writeFile(
      join(folder, 'what-if.yaml'),
      [
        'year: 2026',
        'solar:',
        '  source: Ours',
        '  sizes: [5]',
        '  kWhPerKw: [1, 2, 3]',
        '  hours: { from: "08:30", to: "17:00" }',
        'car: { kWh: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], hours: { from: "22:00", to: "06:00" } }',
        'pool: { kWh: 5 }',
      ].join('\n'),
    );
    const told = await loadHomeFigures(folder).catch((error: Error) => error.message.split('\n'));
    expect(told).toEqual([
      'what-if.yaml:5: solar.kWhPerKw: must have twelve figures, from January on',
      'what-if.yaml:6: solar.hours: must be from and to, whole hours that differ, or 24 weights from midnight on, not all 0',
      'what-if.yaml:7: car.source: is missing',
      'what-if.yaml:8: pool: there is no such key',
    ]);
    const real = fileURLToPath(new URL('../../../../../../coops/cedar-ridge', import.meta.url));
    expect((await loadHomeFigures(real))?.car?.hours?.slice(0, 7)).toEqual([1, 1, 1, 1, 1, 1, 0]);
  });

  it('a schedule that is offered to a class that none has is refused (rates-13)', async () => {
    await write('a.yaml', flat('validFrom: 2026-01-01\nclass: home\nofferedTo: [home, farm]'));
    expect(await problems()).toEqual(['rates/a.yaml:5: offeredTo.1: no schedule has the class farm']);
  });
});
