import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLocalTime, isLocalTime } from '../../dates.ts';
import { englishOf } from '../../texts/english.ts';
import { formatPhone } from '../../typed-formats.ts';
import { outagePageAccount } from './outage-page.ts';
import { activeOutageMessage, outageFlagOf, outageFlags, shownPower } from './outage-status.ts';
import {
  callbackNumberViolation,
  type OutageReportForm,
  outagePhoneMaxLength,
  outageRemarksMaxLength,
  outageReportViolations,
} from './report-form.ts';
import { outageReportStateOf } from './report-state.ts';
import { isReportTaken, reportingMessage, reportingStateOf } from './reporting.ts';

const blocked = ['Disconnected', 'Pending Disconnect', 'Pending Reconnect', 'Final Billed'];
const statuses = ['Current', 'Past Due', ...blocked];
const facts = fc.record({
  isActive: fc.constantFrom(...outageFlags),
  isClosed: fc.boolean(),
  derivedStatus: fc.constantFrom(...statuses),
  locationId: fc.option(fc.string({ minLength: 1 }), { nil: null }),
  accountType: fc.constantFrom('Electric', 'Water'),
  hidesNonElectric: fc.boolean(),
  takesAdditions: fc.boolean(),
});
const pad = (number: number) => String(number).padStart(2, '0');
const localTimes = fc
  .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .chain(([year, month, day]) =>
    fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([hour, minute]) => `${year}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}`),
  );

describe('the power', () => {
  it('is shown as the server says', () => {
    expect(outageFlags.map(shownPower)).toEqual(['OFF', 'ON', 'N/A']);
  });

  it('is off exactly with an active outage, and on only where electricity has a place', () => {
    fc.assert(
      fc.property(facts, fc.boolean(), ({ locationId, accountType, derivedStatus }, hasActiveOutage) => {
        const power = shownPower(outageFlagOf({ locationId, accountType, derivedStatus, hasActiveOutage }));
        const hasService = !['Disconnected', 'Pending Reconnect', 'Final Billed'].includes(derivedStatus);
        expect(power === 'OFF').toBe(hasActiveOutage && locationId !== null && hasService);
        if (!hasService) expect(power).toBe('N/A');
        if (power === 'ON') expect([accountType, hasActiveOutage]).toEqual(['Electric', false]);
      }),
    );
  });

  it('that is off is said with the time of its return, that the time has passed, or that nobody knows it', () => {
    const said = (time: string | null, now = '2026-11-20T18:29') =>
      englishOf(activeOutageMessage('Y', time, now) ?? { code: 'error.unknown', params: {} });
    expect(said('2026-11-20T18:30')).toBe(
      'There is an active outage interrupting the service in your area. The estimated restoration time is 11/20/2026 18:30.',
    );
    for (const now of ['2026-11-20T18:30', '2026-11-21T02:00'])
      expect(said('2026-11-20T18:30', now)).toBe(
        'There is an active outage interrupting the service in your area. The estimated restoration time, 11/20/2026 18:30, has passed.',
      );
    expect(said(null)).toBe(
      'There is an active outage interrupting the service in your area. The estimated restoration time is not yet known.',
    );
    fc.assert(
      fc.property(fc.constantFrom('N', '' as const), fc.option(localTimes, { nil: null }), (flag, time) => {
        expect(activeOutageMessage(flag === 'N' ? 'N' : '', time, '2026-11-20T18:29')).toBeUndefined();
      }),
    );
  });

  it('has times that are days with a minute', () => {
    fc.assert(
      fc.property(localTimes, (time) => {
        expect(isLocalTime(time)).toBe(true);
        expect(formatLocalTime(time)).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
      }),
    );
    for (const wrong of [
      '2026-02-30T10:00',
      '2026-02-03',
      '2026-02-03T24:00',
      '2026-02-03T10:60',
      '2026-02-03T10:00:00',
    ])
      expect(isLocalTime(wrong)).toBe(false);
  });
});

describe('reporting', () => {
  it('is open exactly with a place, service, and no outage that is known', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const state = reportingStateOf(one);
        const isOpen =
          one.locationId !== null &&
          !blocked.includes(one.derivedStatus) &&
          !one.isClosed &&
          one.isActive !== 'Y' &&
          (one.accountType === 'Electric' || !one.hidesNonElectric);
        expect(state === 'open').toBe(isOpen);
        expect(reportingMessage(state) === undefined).toBe(isOpen);
      }),
    );
  });

  it('takes what the crew should know of an outage that is known, where the co-op does', () => {
    const known = {
      isActive: 'Y',
      derivedStatus: 'Current',
      isClosed: false,
      locationId: 'L1',
      accountType: 'Electric',
      hidesNonElectric: true,
    } as const;
    const [taken, refused] = [true, false].map((takesAdditions) => reportingStateOf({ ...known, takesAdditions }));
    expect([taken, refused]).toEqual(['adding', 'active']);
    expect(taken && isReportTaken(taken)).toBe(true);
    expect(refused && isReportTaken(refused)).toBe(false);
  });

  it('says the specified sentences', () => {
    const said = (state: Parameters<typeof reportingMessage>[0]) => {
      const found = reportingMessage(state);
      return found && englishOf(found);
    };
    expect(said('notSupported')).toBe('Outage is not supported for the selected account.');
    expect(said('noLocation')).toBe(
      'Outage report is unavailable to this account, please contact customer service...!',
    );
  });
});

describe('a report', () => {
  const problems = ['No power', 'Lights flicker'];
  const form: OutageReportForm = { outageReason: 'No power', callBack: false, callbackNumber: '', remarks: '' };
  const wrong = (changes: Partial<OutageReportForm>) =>
    outageReportViolations({ ...form, ...changes }, problems).map(({ field, violation }) => [
      field,
      englishOf(violation),
    ]);

  it('needs an issue of the list, a number to call back, and remarks of a length', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ outageReason: '' })).toEqual([['outageReason', 'You must select an issue']]);
    expect(wrong({ outageReason: 'Other', callBack: true })).toEqual([
      ['outageReason', 'You must select an issue'],
      ['callbackNumber', 'You must enter a phone number'],
    ]);
    expect(wrong({ callbackNumber: '987456123' })).toEqual([
      ['callbackNumber', 'Invalid phone format.(Ex: (987) 456-1230)'],
    ]);
    expect(wrong({ remarks: 'x'.repeat(outageRemarksMaxLength + 1) }).map(([field]) => field)).toEqual(['remarks']);
  });

  it('takes each ten digits as they are shown, and nothing that is longer than the field', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), (digits) => {
        expect(callbackNumberViolation({ callBack: true, callbackNumber: formatPhone(digits) })).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 20 }), fc.boolean(), (callbackNumber, callBack) => {
        const found = callbackNumberViolation({ callBack, callbackNumber });
        if (found === undefined && callbackNumber.trim() !== '')
          expect(callbackNumber.trim().length).toBeLessThanOrEqual(outagePhoneMaxLength);
      }),
    );
  });

  it('stands where its outage does, and else where the co-op has it', () => {
    expect(outageReportStateOf({ isPassedOn: false, outage: undefined })).toBe('received');
    expect(outageReportStateOf({ isPassedOn: true, outage: undefined })).toBe('passedOn');
    expect(outageReportStateOf({ isPassedOn: true, outage: { isActive: true } })).toBe('outage');
    expect(outageReportStateOf({ isPassedOn: false, outage: { isActive: false } })).toBe('restored');
  });
});

describe('the page', () => {
  const loaded = { accountNumber: '1', memberNumber: '2' };
  it.each([{}, { accountno: '1' }, { memberno: '2' }, { accountno: '1', memberno: '2' }])(
    'is about the loaded account where its address means that one: %j',
    (query) => expect(outagePageAccount(query, loaded)).toEqual({ account: loaded }),
  );

  it.each([{ accountno: '7' }, { memberno: '8' }, { accountno: '1', memberno: '8' }])(
    'asks to sign in again, and shows no other account, where its address means another: %j',
    (query) => expect(outagePageAccount(query, loaded)).toMatchObject({ problem: { code: 'outage.relogin' } }),
  );

  it('asks to sign in again where there is no account', () => {
    expect(outagePageAccount({ accountno: '7' }, undefined)).toMatchObject({ problem: { code: 'outage.relogin' } });
  });
});
