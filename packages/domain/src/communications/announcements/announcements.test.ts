import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textLengthOf } from '../../texts/text-length.ts';
import { type AnnouncementWords, longestWords, waysThatWait, wordsFor, wordsViolation } from './announcement.ts';
import { dueInSecond, fullWays } from './sending-rate.ts';

const said: AnnouncementWords = { subject: 'Work', text: 'Dear {name},\n\nwe work at {address}.', short: 'Work.' };
const wrongIn = (change: Partial<AnnouncementWords>) => {
  const found = wordsViolation({ en: said, es: { ...said, ...change } });
  return found && [found.field, found.violation.code];
};

describe('the words of an announcement (office-146)', () => {
  it('stand in both languages, no longer than they may be, and name what can be filled in', () => {
    expect(wrongIn({})).toBeUndefined();
    expect(wrongIn({ text: ' \n' })).toEqual(['es.text', 'announcements.words.missing']);
    expect(wrongIn({ short: 'a\nb' })).toEqual(['es.short', 'announcements.words.oneLine']);
    expect(wrongIn({ subject: 'a'.repeat(151) })).toEqual(['es.subject', 'announcements.words.long']);
    expect(wrongIn({ text: 'at {adress}' })).toEqual(['es.text', 'announcements.words.unknown']);
  });

  it('are filled in as they are, whatever a member is called', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, address) => {
        const filled = wordsFor(said, { name, address, account: '1882' });
        expect(filled.text).toBe(`Dear ${name},\n\nwe work at ${address}.`);
      }),
    );
  });

  it('are taken up to their length, and one letter more is not', () => {
    for (const part of ['subject', 'text', 'short'] as const) {
      expect(wrongIn({ [part]: 'a'.repeat(longestWords[part]) })).toBeUndefined();
      expect(wrongIn({ [part]: 'a'.repeat(longestWords[part] + 1) })?.[1]).toBe('announcements.words.long');
    }
  });
});

it('calls wait in the quiet hours, texts about an outage do not, e-mail never does', () => {
  const all = ['email', 'text', 'voice'] as const;
  expect(waysThatWait('outage', all)).toEqual(['voice']);
  expect(waysThatWait('service', all)).toEqual(['text', 'voice']);
});

describe('the rate (office-148)', () => {
  it('never lets more go in 60 seconds than a minute may have, and in the end all of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 60, max: 200 }), (perMinute, seconds) => {
        const written: number[] = [];
        for (let second = 0; second < seconds; second += 1) {
          const lastMinute = written.slice(-59).reduce((sum, one) => sum + one, 0);
          written.push(dueInSecond(perMinute, lastMinute));
        }
        for (let end = 60; end <= seconds; end += 1)
          expect(written.slice(end - 60, end).reduce((sum, one) => sum + one, 0)).toBe(perMinute);
      }),
    );
  });

  it('writes nothing ahead of a carrier that takes nothing, and goes on by the other ways', () => {
    const unsettled = [
      { channel: 'email', count: 600 },
      { channel: 'text', count: 59 },
      { channel: 'voice', count: 60 },
    ] as const;
    expect(fullWays(60, unsettled)).toEqual(['email', 'voice']);
  });
});

describe('the length of a text', () => {
  it('is one message up to 160 letters, or 70 where one of them is wide', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 320, unit: fc.constantFrom('a', 'ñ', 'é', 'á', 'ú', '¿', '—', ' ') }),
        (text) => {
          const { parts, wide } = textLengthOf(text);
          expect(wide.length > 0).toBe(/[áú—]/.test(text));
          expect(parts === 1).toBe(text.length <= (wide.length > 0 ? 70 : 160));
        },
      ),
    );
  });

  it('counts what leaves room for 70 only, and letters that take the room of two', () => {
    expect(textLengthOf('a'.repeat(160)).parts).toBe(1);
    expect(textLengthOf('a'.repeat(161)).parts).toBe(2);
    expect(textLengthOf('a'.repeat(307)).parts).toBe(3);
    expect(textLengthOf(`${'a'.repeat(159)}€`)).toEqual({ parts: 2, letters: 161, wide: [] });
    expect(textLengthOf(`${'a'.repeat(69)}á`)).toEqual({ parts: 1, letters: 70, wide: ['á'] });
    expect(textLengthOf(`${'a'.repeat(69)}áú`)).toEqual({ parts: 2, letters: 71, wide: ['á', 'ú'] });
  });
});
