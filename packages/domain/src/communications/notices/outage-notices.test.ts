import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OutageFacts, outageStep, outageSubject, toldIn } from './outage-notices.ts';

const anyTime = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 16));

describe('an outage', () => {
  const now = '2027-06-10T18:30';
  const outage = {
    outageNumber: 'O1',
    startedAt: '2027-06-10T18:00',
    estimatedTimeOfRestoration: '2027-06-10T21:00',
    restoredAt: null,
    isCancelled: false,
    isReopened: false,
    tellings: 0,
  };
  const second = { ...outage, outageNumber: 'O2', startedAt: '2027-06-10T18:15' };
  const over = (restoredAt: string) => ({ restoredAt });

  const step = (outages: OutageFacts['outages'], toldOutage: string | null, ask: OutageFacts['ask'] = null) =>
    outageStep({ outages, named: [], toldOutage, ask }, now);
  const nothing = { kind: 'nothing' };

  it('is told when it has begun; its end when the last one at the place has ended', () => {
    expect(step([outage, second], null)).toMatchObject({ kind: 'tell', notice: { subject: 'O2' } });
    expect(step([outage, second], 'O1')).toEqual(nothing);
    const first = { ...outage, ...over('2027-06-10T18:20') };
    expect(step([first, second], 'O1')).toEqual(nothing);
    const both = [first, { ...second, ...over('2027-06-10T18:29') }];
    const notice = { kind: 'restoration', subject: 'O1', restoredAt: '2027-06-10T18:29', isForAsk: false };
    expect(step(both, 'O1')).toEqual({ kind: 'over', notice });
    expect(step(both, null)).toEqual(nothing);
  });

  it('whose end was asked for is told when it has come, to nobody else where nobody else was told (service-71)', () => {
    const ask = { askId: 'A1', outageNumber: 'O1' };
    const ended = { ...outage, ...over('2027-06-10T18:20') };
    const notice = { kind: 'restoration', subject: 'O1 A1', restoredAt: '2027-06-10T18:20', isForAsk: true };
    expect(step([ended], null, ask)).toEqual({ kind: 'over', notice });
    expect(step([ended, second], null, ask)).toMatchObject({ kind: 'tell' });
    const forAll = { ...notice, subject: 'O1', isForAsk: false };
    expect(step([ended], 'O1', ask)).toEqual({ kind: 'over', notice: forAll });
    expect(step([{ ...outage, isCancelled: true }], null, ask)).toEqual({ kind: 'over', notice: undefined });
  });

  it('that never was one, is planned, or is long past, is not told', () => {
    const only = (changes: object) => step([{ ...outage, ...changes }], null);
    expect(only({ isCancelled: true })).toEqual(nothing);
    expect(only({ startedAt: '2027-06-10T18:31' })).toEqual(nothing);
    expect(only({ startedAt: '2027-06-07T18:31' })).toEqual(nothing);
    const silent = { kind: 'over', notice: undefined };
    expect(step([{ ...outage, isCancelled: true }], 'O1')).toEqual(silent);
    expect(step([{ ...outage, ...over('2027-06-07T18:31') }], 'O1')).toEqual(silent);
    expect(step([], 'O1')).toEqual(silent);
  });

  it('that was told and is opened again is told anew, however long ago it began', () => {
    const again = { ...outage, startedAt: '2027-06-01T10:00', isReopened: true, tellings: 1 };
    expect(step([again], null)).toMatchObject({ kind: 'tell', notice: { kind: 'outage', subject: 'O1 2' } });
    expect(step([{ ...again, ...over('2027-06-10T18:20') }], 'O1 2')).toMatchObject({ notice: { subject: 'O1 2' } });
    fc.assert(
      fc.property(fc.stringMatching(/^[\w.-]{1,40}$/), fc.integer({ min: 1, max: 99 }), (outageNumber, telling) => {
        expect(toldIn(outageSubject(outageNumber, telling))).toEqual({ outageNumber, telling });
      }),
    );
  });

  it('that the place has left is over there as of now, or when it ended; not one that never was or is long past', () => {
    const ask = { askId: 'A1', outageNumber: 'O1' };
    const left = (changes: object, toldOutage: string | null = 'O1') =>
      outageStep({ outages: [], named: [{ ...outage, ...changes }], toldOutage, ask }, now);
    expect(left({})).toMatchObject({ kind: 'over', notice: { restoredAt: now, isForAsk: false } });
    expect(left({}, null)).toMatchObject({ kind: 'over', notice: { restoredAt: now, isForAsk: true } });
    expect(left(over('2027-06-10T18:20'))).toMatchObject({ notice: { restoredAt: '2027-06-10T18:20' } });
    expect(left(over('2027-06-07T18:20'))).toEqual({ kind: 'over', notice: undefined });
    expect(left({ isCancelled: true })).toEqual({ kind: 'over', notice: undefined });
  });

  it('is never over while one is active, nor told as begun while one was told', () => {
    const anyOutage = fc.record({
      outageNumber: fc.constantFrom('O1', 'O2', 'O3'),
      startedAt: anyTime,
      estimatedTimeOfRestoration: fc.constant(null),
      restoredAt: fc.option(anyTime),
      isCancelled: fc.boolean(),
      isReopened: fc.boolean(),
      tellings: fc.nat({ max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(anyOutage), fc.option(fc.constantFrom('O1', 'O2')), anyTime, (outages, toldOutage, at) => {
        const { kind } = outageStep({ outages, named: outages, toldOutage, ask: null }, at);
        const isActive = outages.some((one) => !one.isCancelled && one.restoredAt === null && one.startedAt <= at);
        if (kind === 'tell') expect([toldOutage, isActive]).toEqual([null, true]);
        else expect(kind === 'over').toBe(toldOutage !== null && !isActive);
      }),
    );
  });
});
