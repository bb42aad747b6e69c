import type { Cents } from '../../money.ts';

/** How a payer's contest of a charge stands. */
export type DisputeState = 'open' | 'won' | 'lost';

/** How a dispute stands after news of it: what has ended is never open again, so old news change nothing (office-101). */
export const stateAfterNews = (known: DisputeState, told: DisputeState): DisputeState =>
  told === 'open' ? known : told;

/**
 * What the books have of a contested payment: it stands; its booking back waits for the worker; it was booked back for
 * the dispute; booked once more after it was won; or it came back in another way.
 */
export type DisputedBooks = 'posted' | 'waiting' | 'back' | 'again' | 'otherwise';

/** What is to be done with the books; `leave`: a person has to look. */
export type DisputeBooking = 'nothing' | 'book-back' | 'call-off' | 'book-again' | 'leave';

/**
 * What the books do when the company holds so much of a payment back (office-101). They follow the whole payment, there and
 * back again, once; of a part, or of a second time, nobody but a person knows what the billing system is to be told.
 */
export function bookingOf(held: Cents, payment: Cents, books: DisputedBooks): DisputeBooking {
  const isWhole = held >= payment;
  switch (books) {
    case 'posted':
      if (held === 0) return 'nothing';
      return isWhole ? 'book-back' : 'leave';
    case 'waiting':
      return isWhole ? 'nothing' : held === 0 ? 'call-off' : 'leave';
    case 'back':
      return isWhole ? 'nothing' : held === 0 ? 'book-again' : 'leave';
    case 'again':
      return held === 0 ? 'nothing' : 'leave';
    case 'otherwise':
      return 'nothing';
  }
}

const dayMs = 86_400_000;
/** Disputes end within months; one that has not is asked about now and then. */
const [dailyDays, weekDays] = [120, 7];

/** When the company is asked next about a dispute, of which it may have told without being heard; null once it has ended. */
export function nextDisputeQuestion(state: DisputeState, openedAt: Date, now: Date): Date | null {
  if (state !== 'open') return null;
  const isOld = now.getTime() - openedAt.getTime() > dailyDays * dayMs;
  return new Date(now.getTime() + (isOld ? weekDays : 1) * dayMs);
}
