import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { permissionsOf, roleNames, standardRoles } from '../staff/roles.ts';
import {
  measured,
  nothingWaits,
  type WatchFacts,
  waitingIn,
  waitingInOrder,
  waitsBefore,
  watchState,
  watchTotals,
} from './watch-states.ts';
import { mayTakeWatch, watchesSeenBy, watchGroups, watchKinds, watchOf } from './watches.ts';

const now = new Date('2026-11-24T07:00:00Z');
const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
const ahead = (minutes: number): Date => ago(-minutes);
const kind = fc.constantFrom(...watchKinds);
const moment = fc.integer({ min: -100_000, max: 100_000 }).map(ago);
const facts: fc.Arbitrary<WatchFacts> = fc.record({
  count: fc.nat(1_000),
  oldest: fc.oneof(moment, fc.constantFrom('never' as const, null)),
  deadline: fc.oneof(moment, fc.constant(null)),
});
const reading = fc.oneof({ weight: 9, arbitrary: facts }, { weight: 1, arbitrary: fc.constant('failed' as const) });
const one = fc.record({ kind, reading }).map(({ kind: of, reading: said }) => measured(of, said, now));

describe('how a watch is', () => {
  it('nothing is clear, and what could not be asked is neither clear nor none', () => {
    for (const of of watchKinds) {
      expect(watchState(of, nothingWaits, now)).toBe('clear');
      expect(watchState(of, 'failed', now)).toBe('failed');
    }
    fc.assert(fc.property(one, (watch) => (watch.state === 'failed') === (watch.reading === 'failed')));
  });

  it('never gets better by waiting', () => {
    const rank = { clear: 0, waiting: 1, late: 2, failed: 3 };
    fc.assert(
      fc.property(kind, facts, fc.nat(100_000), (of, said, minutes) => {
        const later = watchState(of, said, ahead(minutes));
        expect(rank[later]).toBeGreaterThanOrEqual(rank[watchState(of, said, now)]);
      }),
    );
  });

  it('waits from its bound on, and is late from its second one', () => {
    for (const of of watchKinds) {
      const { after, late, ahead: soon } = watchOf(of);
      if (soon !== undefined) continue;
      const at = (minutes: number) => watchState(of, { count: 1, oldest: ago(minutes), deadline: null }, now);
      if (after > 0) expect(at(after - 1)).toBe('clear');
      expect(at(after)).toBe(late !== null && after >= late ? 'late' : 'waiting');
      if (late !== null) expect([late >= after, at(late)]).toEqual([true, 'late']);
      expect(watchState(of, { count: 1, oldest: 'never', deadline: null }, now)).toBe(
        late === null ? 'waiting' : 'late',
      );
    }
    expect(waitsBefore('messages-late', now)).toEqual(ago(15));
  });

  it('a deadline that is over makes it late; a certificate is nobody’s business until three weeks before its end', () => {
    const file = (minutes: number) =>
      watchState('bank-file-untaken', { count: 1, oldest: now, deadline: ahead(minutes) }, now);
    expect([file(38), file(0), file(-1)]).toEqual(['waiting', 'late', 'late']);
    const certificate = (days: number) =>
      watchState('certificate-ends', { count: 1, oldest: null, deadline: ahead(days * 1440) }, now);
    expect([certificate(61), certificate(20), certificate(-1)]).toEqual(['clear', 'waiting', 'late']);
  });
});

describe('the list', () => {
  it('goes by group, in each the next deadline first, and leaves out what is clear or failed', () => {
    fc.assert(
      fc.property(fc.array(one, { maxLength: 20 }), (all) => {
        const listed = waitingInOrder(all);
        expect(listed.length).toBe(all.filter(({ state }) => state === 'waiting' || state === 'late').length);
        const places = listed.map((watch) => watchGroups.indexOf(watchOf(watch.kind).group));
        expect(places).toEqual([...places].sort((a, b) => a - b));
        for (const [index, watch] of listed.slice(1).entries()) {
          const last = listed[index];
          if (!last || watch.reading === 'failed' || last.reading === 'failed') continue;
          if (places[index] !== places[index + 1] || watch.reading.deadline === null) continue;
          expect(last.reading.deadline).not.toBeNull();
          expect(Number(last.reading.deadline)).toBeLessThanOrEqual(Number(watch.reading.deadline));
        }
      }),
    );
  });

  it('counts every thing of what waits, and nothing of what is clear or could not be asked', () => {
    fc.assert(
      fc.property(fc.array(one, { maxLength: 20 }), (all) => {
        const { things, late, failed } = watchTotals(all);
        expect(things).toBe(all.reduce((sum, watch) => sum + waitingIn(watch), 0));
        expect(late + failed).toBeLessThanOrEqual(all.length);
        expect(failed).toBe(all.filter(({ reading: said }) => said === 'failed').length);
      }),
    );
    const file = measured('bank-file-untaken', { count: 1, oldest: now, deadline: ahead(38) }, now);
    const reports = measured('outage-reports', { count: 7, oldest: ago(90), deadline: null }, now);
    expect(watchTotals([reports, file])).toEqual({ things: 8, deadlines: 1, late: 1, failed: 0 });
    expect(waitingInOrder([reports, file]).map(({ kind: of }) => of)).toEqual(['bank-file-untaken', 'outage-reports']);
  });
});

describe('who', () => {
  it('whoever may take a watch sees it, and an auditor takes none', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...roleNames)), kind, (roles, of) => {
        const may = permissionsOf(roles, standardRoles);
        if (mayTakeWatch(of, may)) expect(watchesSeenBy(may)).toContain(of);
      }),
    );
    const auditor = permissionsOf(['auditor'], standardRoles);
    expect(watchKinds.filter((of) => mayTakeWatch(of, auditor))).toEqual([]);
  });

  it('some role sees each watch, and some roles together may take it', () => {
    const all = permissionsOf(roleNames, standardRoles);
    expect(watchesSeenBy(all)).toEqual(watchKinds);
    expect(watchKinds.filter((of) => !mayTakeWatch(of, all))).toEqual([]);
    expect(watchesSeenBy(new Set())).toEqual(['approvals-waiting']);
  });
});
