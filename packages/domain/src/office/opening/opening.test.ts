import fc from 'fast-check';
import { expect, it } from 'vitest';
import { admitsMore, mayEnter, memberLists, stages, takesPublicPay } from './stages.ts';
import { invitationsDue, stopOf } from './waves.ts';

const lists = [undefined, ...memberLists];
const hourMs = 3_600_000;

it('each stage lets in whom the one before did, and more (moving-in-31)', () => {
  for (const list of lists) {
    const entering = stages.map((stage) => mayEnter(stage, list));
    expect(entering).toEqual([...entering].sort());
    expect(entering.at(-1)).toBe(true);
  }
  expect(lists.map((list) => mayEnter('rehearsing', list))).toEqual([false, true, false]);
  expect(lists.map((list) => mayEnter('invited', list))).toEqual([false, true, true]);
  expect(admitsMore('rehearsing', 'open')).toBe(true);
  for (const stage of stages) expect(admitsMore(stage, stage) || admitsMore('open', stage)).toBe(false);
});

it('once members are invited anybody may pay; before that where the co-op has said so (moving-in-32)', () => {
  for (const publicPay of [true, false]) {
    expect(takesPublicPay({ stage: 'rehearsing', publicPay })).toBe(publicPay);
    for (const stage of ['invited', 'open'] as const) expect(takesPublicPay({ stage, publicPay })).toBe(true);
  }
});

it('however often it is asked, no more go out than the rate allows, and in the end all of it (moving-in-33)', () => {
  const looks = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), looks, (perHour, minutes) => {
      const runningSince = new Date('2026-11-20T08:00:00Z');
      let [sentSince, passed] = [0, 0];
      for (const more of minutes) {
        passed += more * 60_000;
        const due = invitationsDue({ perHour, sentSince, runningSince }, new Date(runningSince.getTime() + passed));
        expect(due).toBeLessThanOrEqual(Math.ceil(perHour / 12));
        sentSince += due;
        expect(sentSince).toBeLessThanOrEqual((perHour * passed) / hourMs + 1);
      }
    }),
  );
  const atOnce = { perHour: 60, sentSince: 0, runningSince: new Date('2026-11-20T08:00:00Z') };
  expect(invitationsDue(atOnce, atOnce.runningSince)).toBe(1);
  expect(invitationsDue({ ...atOnce, sentSince: 1 }, new Date('2026-11-20T08:01:00Z'))).toBe(1);
  expect(invitationsDue(atOnce, new Date('2026-11-20T07:00:00Z'))).toBe(1);
});

it('a wave stops beyond its bounds, not at them (moving-in-34)', () => {
  const bounds = { maxFailures: 5, maxCalls: 3 };
  expect(stopOf({ failures: 5, calls: 3 }, bounds)).toBeUndefined();
  expect(stopOf({ failures: 6, calls: 0 }, bounds)).toBe('failures');
  expect(stopOf({ failures: 0, calls: 4 }, bounds)).toBe('calls');
});
