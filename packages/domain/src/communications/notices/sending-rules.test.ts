import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTimeAt } from '../../dates.ts';
import { noticeKinds } from './notice.ts';
import { mayWait, quietUntil } from './quiet-hours.ts';
import { isAddressRefused, isNumberRefused } from './refused-address.ts';
import { textReplyOf } from './text-reply.ts';

const timeZone = 'America/Los_Angeles';
const night = { from: 21, to: 8 };
const until = (moment: string) => quietUntil(new Date(moment), night, timeZone)?.toISOString();

describe('quiet hours', () => {
  it('are over at 8 on the co-op’s clock, on the days of 23 and 25 hours too', () => {
    expect(until('2027-06-11T03:59:00Z')).toBeUndefined();
    expect(until('2027-06-11T04:00:00Z')).toBe('2027-06-11T15:00:00.000Z');
    expect(until('2027-06-11T14:59:59Z')).toBe('2027-06-11T15:00:00.000Z');
    expect(until('2027-06-11T15:00:00Z')).toBeUndefined();
    // The clock goes forward on 03/14/2027 and back on 11/07/2027, both at 2 AM.
    expect(until('2027-03-14T05:00:00Z')).toBe('2027-03-14T15:00:00.000Z');
    expect(until('2027-11-07T04:00:00Z')).toBe('2027-11-07T16:00:00.000Z');
    expect(until('2027-11-07T09:30:00Z')).toBe('2027-11-07T16:00:00.000Z');
  });

  it('end at a time that is not quiet, after less than a day, wherever and whichever they are', () => {
    const hour = fc.nat(23);
    const zone = fc.constantFrom(timeZone, 'America/New_York', 'America/Anchorage', 'Asia/Kathmandu');
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(hour, hour, zone, moment, (from, to, timeZone, now) => {
        const end = quietUntil(now, { from, to }, timeZone);
        if (end === undefined) return;
        expect(quietUntil(end, { from, to }, timeZone)).toBeUndefined();
        expect(end > now && end.getTime() - now.getTime() <= 25 * 3_600_000).toBe(true);
        const before = new Date(end.getTime() - 1);
        expect(before <= now || quietUntil(before, { from, to }, timeZone) !== undefined).toBe(true);
        expect(localTimeAt(end, timeZone).time.slice(3)).toBe('00');
      }),
      { numRuns: 300 },
    );
  });

  it('hold calls, and texts of all but outages; e-mail goes at any time', () => {
    expect(noticeKinds.filter((kind) => !mayWait(kind, 'text'))).toEqual(['outage', 'restoration']);
    expect(noticeKinds.every((kind) => mayWait(kind, 'voice') && !mayWait(kind, 'email'))).toBe(true);
  });
});

describe('an answer to a text message', () => {
  it.each([
    ['stop', ['STOP', 'stop', ' Stop. ', 'Alto!', 'unsubscribe', 'CANCEL', '“End”', 'quit\n']],
    ['stop-all', ['STOP ALL', 'stopall', 'Stop, all.', 'alto todo']],
    ['start', ['START', 'start!', 'Iniciar']],
    ['help', ['HELP', 'help?', 'Ayuda', 'info']],
    [undefined, ['Please stop by', 'thanks', '', 'STOPP', '42', 'yes']],
  ])('%s', (reply, texts) => {
    expect(texts.map(textReplyOf)).toEqual(texts.map(() => reply));
  });
});

describe('what nobody takes', () => {
  it.each([
    [true, 550, '550 5.1.1 No such user'],
    [true, 550, '550 No such user here'],
    [true, 553, '553 mailbox name not allowed'],
    [true, 554, '554 5.2.1 mailbox disabled'],
    [false, 554, '554 5.7.1 Relay access denied'],
    [false, 550, '550 5.7.1 listed in a block list'],
    [false, 552, '552 5.2.2 mailbox full'],
    [false, 554, '554 Transaction failed'],
    [false, 450, '450 4.1.1 greylisted'],
  ])('%s: %i %s', (refused, code, text) => expect(isAddressRefused({ code, text })).toBe(refused));

  it('is a number that a company refuses for its own sake', () => {
    expect([400, 410, 422].every(isNumberRefused)).toBe(true);
    expect([200, 401, 403, 404, 409, 413, 429, 500, 503].some(isNumberRefused)).toBe(false);
  });
});
