import { expect, it } from 'vitest';
import { readToldOutages } from './read-told-outages.ts';

const outage = {
  ...{ outageNumber: 'O1', description: 'A tree', cause: null, startedAt: '2026-11-20T18:00:00Z', estimate: null },
  ...{ crewAssignedAt: null, restoredAt: null, isCancelled: false, locations: ['L1'], meters: [] },
};
const asOf = '2026-11-20T18:05:00Z';

it('an outage that can’t be read keeps no other back, and is named where it has a number', () => {
  const outages = [{ ...outage, description: 'x'.repeat(501) }, 'O3', { ...outage, outageNumber: 'O2' }];
  const read = readToldOutages({ asOf, outages });
  expect(read.outages).toEqual([
    expect.objectContaining({ outageNumber: 'O2', startedAt: new Date(outage.startedAt) }),
  ]);
  expect(read.unreadable.map(({ outageNumber }) => outageNumber)).toEqual(['O1', '']);
});

it('an answer that is none is refused', () => {
  expect(() => readToldOutages({ asOf })).toThrow();
  expect(() => readToldOutages({ outages: [outage] })).toThrow();
});
