import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsViolation } from '../../communications/announcements/announcement.ts';
import { translatorOf } from '../../texts/catalogues.ts';
import { bannerViolation, isBannerShown } from '../../website/frame/portal-banner.ts';
import { crewStates } from './crew-state.ts';
import { isOver, outageActOf, outageDifferences, type PlacedSaid } from './outage-differences.ts';
import { endViolation, estimateViolation, laterBy, outageFormViolations } from './outage-form.ts';
import { byStormNeed, stormNeedOf } from './storm.ts';
import { tellingWords } from './telling-words.ts';
import { urgencyOf } from './urgency.ts';

const now = '2026-11-20T16:22';
const time = fc
  .integer({ min: -2_000, max: 2_000 })
  .map((minutes) => new Date(Date.parse(`${now}:00Z`) + minutes * 60_000).toISOString().slice(0, 16));
const orNone = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
const said: fc.Arbitrary<PlacedSaid> = fc.record({
  description: fc.string({ minLength: 1, maxLength: 20 }),
  descriptionEs: orNone(fc.string({ minLength: 1 })),
  cause: orNone(fc.string({ minLength: 1 })),
  causeEs: orNone(fc.string({ minLength: 1 })),
  startedAt: time,
  estimatedTimeOfRestoration: orNone(time),
  restoredAt: orNone(time),
  crewAssignedAt: orNone(time),
  crew: orNone(fc.string({ minLength: 1 })),
  crewState: fc.constantFrom(...crewStates),
  isCancelled: fc.boolean(),
  places: fc.nat(),
});

describe('a change of an outage (office-156)', () => {
  it('names what differs, each once, and nothing else', () => {
    fc.assert(
      fc.property(said, said, (before, after) => {
        const differences = outageDifferences(before, after);
        for (const { field } of differences) expect(before[field]).not.toBe(after[field]);
        expect(outageDifferences(before, before)).toEqual([]);
        const taken = Object.fromEntries(differences.map((one) => [one.field, one.after]));
        for (const [field, value] of Object.entries(taken))
          expect(value).toBe(
            Object.entries(after).flatMap(([name, is]) =>
              name === field ? [is === null || is === false ? null : String(is)] : [],
            )[0],
          );
      }),
    );
  });

  it('ends it or opens it again exactly where it was open, or over, before', () => {
    fc.assert(
      fc.property(said, said, (before, after) => {
        const act = outageActOf(before, after);
        expect(act === 'ended' || act === 'cancelled').toBe(!isOver(before) && isOver(after));
        expect(act === 'reopened').toBe(isOver(before) && !isOver(after));
      }),
    );
  });
});

describe('what is said of an outage (office-155)', () => {
  it('is refused where its estimate is before it began, and taken else', () => {
    fc.assert(
      fc.property(time, time, (startedAt, estimatedTimeOfRestoration) => {
        const form = { description: 'x', descriptionEs: null, cause: null, causeEs: null, crew: null } as const;
        const wrong = outageFormViolations({ ...form, crewState: 'none', startedAt, estimatedTimeOfRestoration }, now);
        expect(wrong.length > 0).toBe(estimatedTimeOfRestoration < startedAt);
      }),
    );
  });

  it('keeps an estimate that has passed, and takes no new one in the past', () => {
    fc.assert(
      fc.property(orNone(time), time, (before, estimate) => {
        expect(estimateViolation(before, before, now)).toBeUndefined();
        if (before !== estimate) expect(estimateViolation(before, estimate, now) !== undefined).toBe(estimate <= now);
      }),
    );
  });

  it('is moved later from what is still to come, else from now', () => {
    fc.assert(
      fc.property(orNone(time), fc.integer({ min: 1, max: 600 }), (estimate, minutes) => {
        const later = laterBy(estimate, minutes, now);
        expect(later > now).toBe(true);
        if (estimate !== null && estimate > now) expect(later > estimate).toBe(true);
      }),
    );
    expect(laterBy('2026-11-20T23:50', 30, now)).toBe('2026-11-21T00:20');
  });

  it('ends no earlier than it began and not in the future (office-157)', () => {
    fc.assert(
      fc.property(time, time, (startedAt, restoredAt) => {
        const isWrong = endViolation(startedAt, restoredAt, now) !== undefined;
        expect(isWrong).toBe(restoredAt < startedAt || restoredAt > now);
      }),
    );
  });
});

it('life support goes before schools, those before the rest, by the words of the billing system (office-160)', () => {
  const words = [
    'Life support',
    'LIFE-SUPPORT',
    'Oxygen concentrator',
    'Home dialysis',
    'Elementary school',
    'Well',
    null,
  ];
  expect(words.map(urgencyOf)).toEqual([
    ...['life-support', 'life-support', 'life-support', 'life-support'],
    ...['people', 'other', 'none'],
  ]);
});

describe('in a storm (office-164)', () => {
  const facts = fc.record({
    startedAt: time,
    estimatedTimeOfRestoration: orNone(time),
    crewState: fc.constantFrom(...crewStates),
    lifeSupport: fc.nat({ max: 2 }),
  });

  it('each outage stands in one group, and where a life hangs on it without a crew comes first', () => {
    fc.assert(
      fc.property(fc.array(facts), (outages) => {
        const groups = byStormNeed(outages, now);
        expect(groups.reduce((sum, group) => sum + group.outages.length, 0)).toBe(outages.length);
        for (const one of outages)
          if (one.startedAt <= now && one.lifeSupport > 0 && one.crewState !== 'on-site')
            expect([stormNeedOf(one, now), groups[0]?.need]).toEqual(['life-support', 'life-support']);
      }),
    );
  });
});

describe('what is told (office-166)', () => {
  const told = { description: 'Ice {x} on the línea.', estimate: '2026-11-20T18:30', isMoved: false };

  it('names the place for the machine that fills it in, and nothing else in braces', () => {
    fc.assert(
      fc.property(fc.string(), orNone(time), fc.boolean(), (description, estimate, isMoved) => {
        for (const language of ['en', 'es'] as const) {
          const words = tellingWords({ description, estimate, isMoved }, translatorOf(language));
          for (const one of Object.values(words)) expect(one.replace('{address}', '')).not.toMatch(/[{}]/);
        }
      }),
    );
  });

  it('can be told of whatever an outage system says, in letters, lines and length', () => {
    const part = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constantFrom('\n', '\r\n', ' ', '. '));
    const long = fc.array(part, { minLength: 1, maxLength: 500 }).map((parts) => parts.join('').slice(0, 500));
    fc.assert(
      fc.property(long, orNone(time), fc.boolean(), (description, estimate, isMoved) => {
        const words = (language: 'en' | 'es') =>
          tellingWords({ description, estimate, isMoved }, translatorOf(language));
        expect(wordsViolation({ en: words('en'), es: words('es') })).toBeUndefined();
      }),
    );
    const { short } = tellingWords(
      { ...told, description: 'A tree fell\non the line. '.repeat(20) },
      translatorOf('en'),
    );
    expect(short).toMatch(/A tree fell on the line\. .*(A|tree|fell|on|the|line)\.$/);
    expect(short.length).toBeGreaterThan(285);
  });

  it('says until when, that it is not known, and in letters that a text has room for', () => {
    const { short } = tellingWords(told, translatorOf('en'));
    expect(short).toBe('Power at {address} is out. We expect it back by 11/20/2026 18:30. Ice x on the linea.');
    expect(tellingWords({ ...told, estimate: null, isMoved: true }, translatorOf('en')).short).toContain(
      'no longer known',
    );
  });
});

describe('a banner of the portal (website-45)', () => {
  const at = new Date('2026-11-20T18:00:00Z');
  const banner = { en: 'Ice', es: 'Hielo', until: new Date(at.getTime() + 3_600_000) };

  it('is shown until its end and not after, and never without one', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 10_000 }), fc.boolean(), (seconds, isOn) => {
        const until = new Date(at.getTime() + seconds * 1000);
        expect(isBannerShown({ isOn, until }, at)).toBe(isOn && seconds > 0);
      }),
    );
    expect(isBannerShown({ isOn: true, until: null }, at)).toBe(false);
  });

  it('is refused without its other language, and with an end that has passed or is too far off', () => {
    expect(bannerViolation(banner, at)).toBeUndefined();
    expect(bannerViolation({ ...banner, es: '' }, at)?.field).toBe('es');
    expect(bannerViolation({ ...banner, until: at }, at)?.field).toBe('until');
    expect(bannerViolation({ ...banner, until: new Date(at.getTime() + 8 * 86_400_000) }, at)?.field).toBe('until');
  });
});
