import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantAt, localTimeAt } from '../../dates.ts';
import { type TakingSettings, takingAt } from './taking-time.ts';

const zone = 'America/Chicago';
const plain: TakingSettings = { after: '00:01', afterImport: false, atLatest: '12:00', importMaxAgeHours: 0 };
const at = (day: string, time: string) => instantAt(day, time, zone);
const imported = (day: string, time: string, asOf = at(day, time)) => ({ finishedAt: at(day, time), asOf });
const taking = (now: Date, changes: Partial<TakingSettings> = {}, newest?: ReturnType<typeof imported>) =>
  takingAt(now, zone, { ...plain, ...changes }, newest);

describe('without a choice of the co-op', () => {
  it('a day’s payments are taken from 12:01 AM on', () => {
    expect(taking(at('2026-11-22', '00:00'))).toEqual({ kind: 'waits', because: 'hour' });
    expect(taking(at('2026-11-22', '00:01'))).toEqual({ kind: 'open', day: '2026-11-22' });
    expect(taking(at('2026-11-22', '23:59'))).toEqual({ kind: 'open', day: '2026-11-22' });
  });
});

describe('a later hour', () => {
  it('holds for a whole day by the co-op’s clock, and opens once, though the clock is put forward or back', () => {
    const zones = fc.constantFrom('America/Chicago', 'America/Phoenix', 'America/New_York', 'Pacific/Honolulu');
    const changes = fc.constantFrom('2026-03-08', '2026-11-01', '2026-03-07', '2026-11-02', '2026-07-04');
    const times = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
    fc.assert(
      fc.property(zones, changes, times, (timeZone, day, [hour, minute]) => {
        const after = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        const seen: string[] = [];
        for (let now = instantAt(day, '00:00', timeZone); ; now = new Date(now.getTime() + 60_000)) {
          if (localTimeAt(now, timeZone).day !== day) break;
          const found = takingAt(now, timeZone, { ...plain, after }, undefined);
          if (found.kind === 'open') expect(found.day).toBe(day);
          if (seen.at(-1) !== found.kind) seen.push(found.kind);
        }
        expect(after === '00:00' ? ['open'] : ['waits', 'open']).toEqual(seen);
      }),
      { numRuns: 25 },
    );
  });

  it('that the clock leaves out in spring comes an hour later', () => {
    expect(taking(at('2026-03-08', '01:59'), { after: '02:30' })).toEqual({ kind: 'waits', because: 'hour' });
    expect(taking(at('2026-03-08', '03:30'), { after: '02:30' }).kind).toBe('open');
  });
});

describe('after the day’s import', () => {
  const changes = { afterImport: true, atLatest: '09:00' };

  it('payments wait for balances of the day; when they are late they are held, and opened when they come', () => {
    const yesterday = imported('2026-11-21', '23:59');
    expect(taking(at('2026-11-22', '00:05'), changes, yesterday)).toEqual({ kind: 'waits', because: 'import-today' });
    expect(taking(at('2026-11-22', '09:00'), changes, yesterday)).toEqual({ kind: 'held', because: 'import-today' });
    expect(taking(at('2026-11-22', '23:59'), changes)).toEqual({ kind: 'held', because: 'import-today' });
    expect(taking(at('2026-11-22', '15:00'), changes, imported('2026-11-22', '14:58'))).toEqual({
      kind: 'open',
      day: '2026-11-22',
    });
  });

  it('the hour holds as well', () => {
    const both = { ...changes, after: '06:00' };
    expect(taking(at('2026-11-22', '05:59'), both, imported('2026-11-22', '02:00'))).toMatchObject({ because: 'hour' });
    expect(taking(at('2026-11-22', '06:00'), both, imported('2026-11-22', '02:00')).kind).toBe('open');
  });
});

describe('the age of the balances', () => {
  it('is that of when they were drawn, not of when they were imported', () => {
    const drawnEarlier = imported('2026-11-22', '02:00', at('2026-11-20', '20:00'));
    expect(taking(at('2026-11-22', '02:00'), { importMaxAgeHours: 30 }, drawnEarlier).kind).toBe('open');
    expect(taking(at('2026-11-22', '02:01'), { importMaxAgeHours: 30 }, drawnEarlier)).toEqual({
      kind: 'held',
      because: 'import-too-old',
    });
  });

  it('counts real hours over a change of clocks', () => {
    const before = imported('2026-10-31', '20:00');
    expect(taking(at('2026-11-02', '01:00'), { importMaxAgeHours: 30 }, before).kind).toBe('open');
    expect(taking(at('2026-11-02', '01:01'), { importMaxAgeHours: 30 }, before).kind).toBe('held');
  });

  it('is too great where there was no import, and not asked where the co-op does not ask', () => {
    expect(taking(at('2026-11-22', '08:00'), { importMaxAgeHours: 30 }).kind).toBe('held');
    expect(taking(at('2026-11-22', '08:00')).kind).toBe('open');
  });
});
