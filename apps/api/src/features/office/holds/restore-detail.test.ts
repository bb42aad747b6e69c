import { expect, it } from 'vitest';
import { readRestoreDetail, restoreDetail } from './restore-detail.ts';

it('the sentence of a restore is read back as it was written', () => {
  const takenAt = new Date('2026-11-22T03:04:05.678Z');
  const compared = { at: new Date('2026-11-23T10:00:00Z'), left: 2 };
  for (const detail of [{ takenAt }, { takenAt, compared }])
    expect(readRestoreDetail(restoreDetail(detail))).toEqual(detail);
  expect(() => readRestoreDetail('The clock went forward by 9 days.')).toThrow('says nothing of a backup');
});
