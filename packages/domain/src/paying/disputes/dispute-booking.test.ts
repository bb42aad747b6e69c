import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bookingOf,
  type DisputedBooks,
  type DisputeState,
  nextDisputeQuestion,
  stateAfterNews,
} from './dispute-booking.ts';

const states: readonly DisputeState[] = ['open', 'won', 'lost'];
/** What the books have after a booking was made. */
const after = (books: DisputedBooks, held: number, payment: number): DisputedBooks => {
  switch (bookingOf(held, payment, books)) {
    case 'book-back':
      return 'back';
    case 'call-off':
      return 'posted';
    case 'book-again':
      return 'again';
    case 'nothing':
    case 'leave':
      return books;
  }
};

describe('news of a dispute', () => {
  it('ends the same in whatever order they come, and however often', () => {
    const told = (news: readonly DisputeState[]) => news.reduce(stateAfterNews, 'open' as DisputeState);
    fc.assert(
      fc.property(fc.constantFrom<DisputeState>('won', 'lost'), fc.nat(5), fc.nat(5), (end, before, later) => {
        const news = [
          ...Array<DisputeState>(before).fill('open'),
          end,
          ...Array<DisputeState>(later).fill('open'),
          end,
        ];
        expect(told(news)).toBe(end);
      }),
    );
  });

  it('never opens again what has ended', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...states)), (news) => {
        const ended = news.findLast((one) => one !== 'open') ?? 'open';
        expect(news.reduce(stateAfterNews, 'open' as DisputeState)).toBe(ended);
      }),
    );
  });
});

describe('what the books do', () => {
  it('follows the money there and back, and says the same when it is told again', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(cents, (payment) => {
        const back = after('posted', payment, payment);
        expect([back, after(back, payment, payment)]).toEqual(['back', 'back']);
        const again = after(back, 0, payment);
        expect([again, after(again, 0, payment)]).toEqual(['again', 'again']);
        expect(after('waiting', 0, payment)).toBe('posted');
        expect(bookingOf(payment, payment, 'waiting')).toBe('nothing');
        expect(bookingOf(0, payment, 'posted')).toBe('nothing');
        expect(bookingOf(0, payment, 'again')).toBe('nothing');
      }),
    );
  });

  it('never moves for a part, for a second time, or for what came back otherwise', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 1_000_000 }),
        fc.constantFrom<DisputedBooks>('posted', 'waiting', 'back'),
        (payment, books) => {
          expect(bookingOf(payment - 1, payment, books)).toBe('leave');
        },
      ),
    );
    expect(bookingOf(100, 100, 'again')).toBe('leave');
    for (const held of [0, 50, 100]) expect(bookingOf(held, 100, 'otherwise')).toBe('nothing');
  });
});

it('is asked about every day while it is open, less often when it grows old, and never once it has ended', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
  expect(nextDisputeQuestion('open', days(-10), now)).toEqual(days(1));
  expect(nextDisputeQuestion('open', days(-120), now)).toEqual(days(1));
  expect(nextDisputeQuestion('open', days(-200), now)).toEqual(days(7));
  expect(nextDisputeQuestion('won', days(-10), now)).toBeNull();
});
