import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openJournal } from './report-journal.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rochdale-journal-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const report = () => ({
  ...{ reportId: randomUUID(), accountNumber: '104471882', locationId: 'L1', outageReason: 'No power', remarks: '' },
  ...{ callBack: false, callbackNumber: '', outageReportOrigin: 'portal', isSignedIn: true },
  ...{ reportedAt: new Date('2026-11-20T18:00:00Z'), reportedAtLocal: '2026-11-20T10:00' },
});
const taken = async () => true;

it('knows no report any more that another process has brought in, and each that it keeps meanwhile', async () => {
  const [one, other] = [await openJournal(folder), await openJournal(folder)];
  await one.append(report());
  expect(await other.drain(taken)).toBe(1);
  const kept = report();
  const under = one.append(kept);
  expect(await one.drain(taken)).toBeLessThan(2);
  await under;
  const waiting = one.waiting().map(({ reportId }) => reportId);
  expect([[], [kept.reportId]]).toContainEqual(waiting);
  await one.drain(taken);
  await other.drain(taken);
  expect([one.waiting(), other.waiting()]).toEqual([[], []]);
});
