import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isArrangementOverdue } from '../arrangements/arrangement.ts';
import { statusOf } from './account-status.ts';
import { scaleTop, usageSummary } from './billed-usage.ts';
import { quickLinks } from './programs.ts';

const month = (billDate: string, quantity: number, daysBilled: number | null = 30) => ({
  billDate,
  quantity,
  daysBilled,
});

describe('the usage summary', () => {
  it('sets the newest bill beside the one of the same month a year before', () => {
    expect(usageSummary([month('2026-11-03', 742, 31), month('2026-10-04', 670), month('2025-11-05', 790)])).toEqual({
      newest: month('2026-11-03', 742, 31),
      dailyAverage: 24,
      yearBefore: { month: month('2025-11-05', 790), difference: -48 },
    });
  });

  it('says nothing of what is not known', () => {
    expect(usageSummary([])).toBeNull();
    expect(usageSummary([month('2026-11-03', 742, null)])).toMatchObject({ dailyAverage: null, yearBefore: null });
  });

  it('has a scale that no bar outgrows, and that is not more than half empty', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e7, noNaN: true }), (largest) => {
        expect(scaleTop(largest)).toBeGreaterThanOrEqual(largest);
        expect(scaleTop(largest)).toBeLessThanOrEqual(largest * 2);
      }),
    );
    expect([scaleTop(0), scaleTop(1120), scaleTop(742)]).toEqual([1, 1200, 800]);
  });
});

describe('an account', () => {
  it('is named by its derived status, or by its own when that is Current', () => {
    expect(statusOf({ derivedStatus: 'Current', accountStatus: 'Active' })).toBe('Active');
    expect(statusOf({ derivedStatus: 'Past Due', accountStatus: 'Active' })).toBe('Past Due');
  });

  it('has an overdue arrangement from the day after it was due', () => {
    expect(isArrangementOverdue('2026-11-20', '2026-11-20')).toBe(false);
    expect(isArrangementOverdue('2026-11-19', '2026-11-20')).toBe(true);
    expect(isArrangementOverdue(null, '2026-11-20')).toBe(false);
  });
});

describe('quick links', () => {
  const facts = {
    accountNumber: '1',
    memberNumber: '2',
    locationId: 'L1',
    accountType: 'Water',
    collectMeterReading: false,
    offersPaperless: true,
    hidesOutage: true,
    hidesUsage: false,
  };
  const names = (changes: object) => quickLinks({ ...facts, ...changes }).map((link) => link.name);

  it('leave out what an account that is not electric hides, and readings that nobody collects', () => {
    expect(names({})).toEqual(['profile', 'notifications', 'paperless', 'serviceRequests', 'usage']);
    expect(names({ accountType: 'Electric', collectMeterReading: true, offersPaperless: false })).toEqual([
      'profile',
      'notifications',
      'outage',
      'serviceRequests',
      'usage',
      'meterReading',
    ]);
  });

  it('tell the outage screen which account it is about', () => {
    expect(quickLinks({ ...facts, hidesOutage: false }).find((link) => link.name === 'outage')?.query).toEqual({
      accountno: '1',
      memberno: '2',
      accounttype: 'Water',
      locationid: 'L1',
    });
  });
});
