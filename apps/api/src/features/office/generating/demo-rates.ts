import { join } from 'node:path';
import { priceBill } from '@rochdale/domain/rates/price-bill';
import type { Schedule } from '@rochdale/domain/rates/schedule';
import { repository } from '../../../platform/places.ts';
import { loadSchedules } from '../../energy/rates/public.ts';

/** The versions of one schedule, oldest first. */
export type Versions = readonly [Schedule, ...Schedule[]];

const oneMonth = { from: '2026-06-01', to: '2026-06-30', timeZone: 'UTC' };

/** The first schedule of a co-op's folder by which a bill can be made of a month's use alone; undefined where none is. */
export async function residentialRate(coopFolder: string): Promise<Versions | undefined> {
  for (const [oldest, ...later] of (await loadSchedules(coopFolder)).values()) {
    if (!oldest || oldest.netMetering) continue;
    const usage = { kind: 'register', delivered: 800_000 } as const;
    if (priceBill([{ ...oldest, validFrom: '1900-01-01', validTo: undefined }], usage, oneMonth).kind === 'priced')
      return [oldest, ...later];
  }
  return undefined;
}

/** That of the demo's own co-op, by which accounts are billed where nothing else is said. */
export async function defaultRate(): Promise<Versions> {
  const found = await residentialRate(join(repository, 'coops/cedar-ridge'));
  if (!found) throw new Error('coops/cedar-ridge/rates has no schedule that prices a month’s use.');
  return found;
}

/** Water has no file of rates; it is billed like this. */
export const waterRate: Versions = [
  {
    code: 'WATER',
    name: 'Water',
    validFrom: '2020-01-01',
    unit: 'gal',
    datedBy: 'day',
    proration: { rule: 'always', monthDays: 30 },
    options: [],
    seasons: [],
    holidays: [],
    timeOfUse: [],
    lines: [
      { id: 'basic', kind: 'fixed', name: 'Basic charge', amount: 15, per: 'month' },
      { id: 'water', kind: 'energy', name: 'Water', blockUnit: 'unit', blocks: [{ price: 0.0052 }] },
      { id: 'purpose', kind: 'percent', name: 'Public purpose charge, 3%', percent: 3, of: ['basic', 'water'] },
      { id: 'city', kind: 'percent', name: 'City tax, 3%', percent: 3, of: ['basic', 'water'] },
    ],
  },
];
