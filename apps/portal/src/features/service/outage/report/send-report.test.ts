import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../lib/calls/api.ts';
import { newId } from '../../../../lib/device/new-id.ts';
import { keepStored, readStored } from '../../../../lib/device/storage.ts';
import { keepNewKeys, keepNoKeys } from '../../../../lib/device/testing/device-keys.ts';
import type { KeptReport } from './kept-entries.ts';
import { belongsTo, isWaiting, keepReport, keptReports, tidyReports } from './kept-reports.ts';
import { sendAgain, sendNow } from './send-report.ts';

const { byMember, byVisitor } = vi.hoisted(() => ({ byMember: vi.fn(), byVisitor: vi.fn() }));
vi.mock('../../../../lib/device/device-key.ts', () => import('../../../../lib/device/testing/device-keys.ts'));
vi.mock('../outage-calls.ts', () => ({ reportByMember: byMember, reportByVisitor: byVisitor }));

const report: KeptReport = {
  reportId: newId(),
  accountNumber: '104480316',
  right: { memberNumber: '200017' },
  details: { outageReason: 'No power', callBack: false },
  writtenAt: '2026-11-21T06:25',
};
const visitors: KeptReport = { ...report, reportId: newId(), right: { phoneLastFourDigits: '0142' } };
const waiting = async () => (await keptReports()).map(({ reportId }) => reportId);

beforeEach(() => {
  keepNewKeys();
  keepStored('outageReports', null);
  byMember.mockReset().mockResolvedValue({ statusMessage: 'Thank you.' });
  byVisitor.mockReset().mockResolvedValue({ statusMessage: 'Thank you.' });
});

describe('a report that is sent', () => {
  it('stands on the device before it goes, and no more once the server has it', async () => {
    byMember.mockImplementation(async () => {
      expect(await waiting()).toEqual([report.reportId]);
      return { statusMessage: 'Thank you.' };
    });
    expect(await sendNow(report)).toEqual({ kind: 'sent', receipt: { statusMessage: 'Thank you.' } });
    expect(await waiting()).toEqual([]);
    expect(byMember).toHaveBeenCalledWith({
      body: { reportId: report.reportId, accountNumber: '104480316', outageReason: 'No power', callBack: false },
    });
  });

  it('carries the phone digits of a visitor', async () => {
    await sendNow(visitors);
    expect(byVisitor.mock.lastCall?.[0].body).toMatchObject({ phoneLastFourDigits: '0142' });
    expect(byMember).not.toHaveBeenCalled();
  });

  it.each([0, 401, 502, 503, 504])('is kept at %d, and goes later under the same id', async (status) => {
    byMember.mockRejectedValueOnce(new ApiError('Away.', status));
    expect(await sendNow(report)).toEqual({ kind: 'kept' });
    expect(await waiting()).toEqual([report.reportId]);
    expect(await sendAgain(report)).toMatchObject({ kind: 'sent' });
    expect(byMember.mock.calls.map(([{ body }]) => body.reportId)).toEqual([report.reportId, report.reportId]);
    expect(await waiting()).toEqual([]);
  });

  it('is refused where the browser can keep nothing, and stays in its form', async () => {
    keepNoKeys();
    byMember.mockRejectedValueOnce(new ApiError('Away.', 0));
    expect(await sendNow(report)).toMatchObject({ kind: 'refused', error: { message: 'Away.' } });
    expect(await sendNow(report)).toMatchObject({ kind: 'sent' });
  });

  it.each([400, 404, 409, 429, 500])('is refused at %d while the member looks on', async (status) => {
    byMember.mockRejectedValueOnce(new ApiError('No.', status));
    expect(await sendNow(report)).toMatchObject({ kind: 'refused', error: { message: 'No.' } });
    expect(await waiting()).toEqual([]);
  });
});

describe('a report that waits', () => {
  it('says nothing to whoever reads the storage (identity-148)', async () => {
    await keepReport(visitors);
    const stored = readStored('outageReports') ?? '';
    expect(stored).toContain(visitors.reportId);
    for (const said of ['104480316', '0142', 'No power', 'writtenAt']) expect(stored).not.toContain(said);
  });

  it('is lost by no other that is kept in the same moment', async () => {
    await Promise.all([keepReport(report), keepReport(visitors)]);
    expect((await waiting()).toSorted()).toEqual([report.reportId, visitors.reportId].toSorted());
  });

  it('that an older release kept in clear is sealed once, in its place', async () => {
    keepStored('outageReports', JSON.stringify([report, visitors]));
    expect(await waiting()).toEqual([report.reportId, visitors.reportId]);
    await tidyReports();
    expect(readStored('outageReports')).not.toContain('104480316');
    expect(await waiting()).toEqual([report.reportId, visitors.reportId]);
    expect(await keptReports()).toEqual([report, visitors]);
  });

  it('goes once its key is gone, and stays while the browser does not give it', async () => {
    await keepReport(report);
    keepNoKeys();
    await tidyReports();
    expect(isWaiting(report.reportId)).toBe(true);
    keepNewKeys();
    await tidyReports();
    expect(isWaiting(report.reportId)).toBe(false);
  });

  it.each([
    [429, 'kept'],
    [500, 'kept'],
    [409, 'refused'],
  ] as const)('at %d is %s', async (status, kind) => {
    await keepReport(report);
    byMember.mockRejectedValueOnce(new ApiError('No.', status));
    expect(await sendAgain(report)).toMatchObject({ kind });
    expect(await waiting()).toEqual(kind === 'kept' ? [report.reportId] : []);
  });

  it('is not sent when it was sent or withdrawn elsewhere', async () => {
    expect(await sendAgain(report)).toBeUndefined();
    expect(byMember).not.toHaveBeenCalled();
  });

  it('is its own member’s; a visitor’s is anybody’s', () => {
    expect([belongsTo(report, '200017'), belongsTo(report, '200025'), belongsTo(report, undefined)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(belongsTo(visitors, undefined)).toBe(true);
  });

  it('is left out when what is kept is no report', async () => {
    keepStored('outageReports', JSON.stringify([report, { reportId: 7 }, null, 'x']));
    expect(await waiting()).toEqual([report.reportId]);
    keepStored('outageReports', '{');
    expect(await waiting()).toEqual([]);
  });
});

it('report ids are random UUIDs', () => {
  const ids = Array.from({ length: 50 }, newId);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(50);
});
