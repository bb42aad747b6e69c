import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DuePaymentEvent,
  type DuePaymentState,
  duePaymentEvents,
  duePaymentStates,
  nextDuePaymentState,
  retryDay,
} from './due-payment-state.ts';

/** `.` stays, `-` refused, else the state it moves to by its first three letters; columns in the order of the events. */
const printed: Readonly<Record<DuePaymentState, string>> = {
  //          begin app dec unr exh void send unsend set ret skip cancel
  due: '      cha - - - - - sen - - - ski can',
  charging: ' . pai ret . fai due - - - - - -',
  sent: '     - - - - - - . due pai RET - -',
  paid: '     - . . . - - - - . RET - -',
  retrying: ' cha pai . . fai . - - - - ski can',
  failed: '   - pai . . . . - - - . - -',
  skipped: '  - pai . . - . - - - . . .',
  returned: ' - - - - fai - sen - . . ski can',
  cancelled: '- pai . . - . - - - . . .',
};
const short = (state: DuePaymentState, event: DuePaymentEvent): string => {
  const next = nextDuePaymentState(state, event);
  if (next.kind !== 'moves') return next.kind === 'stays' ? '.' : '-';
  return next.to === 'returned' ? 'RET' : next.to.slice(0, 3);
};

const anyEvents = fc.array(fc.constantFrom(...duePaymentEvents), { maxLength: 40 });
/** Every state that a history passes through, beginning with `due`. */
function passed(events: readonly DuePaymentEvent[]): readonly DuePaymentState[] {
  const states: DuePaymentState[] = ['due'];
  for (const event of events) {
    const last = states.at(-1) ?? 'due';
    const next = nextDuePaymentState(last, event);
    states.push(next.kind === 'moves' ? next.to : last);
  }
  return states;
}

describe('a due payment', () => {
  it.each(duePaymentStates)('that is %s answers every event as the table says', (state) => {
    expect(duePaymentEvents.map((event) => short(state, event)).join(' ')).toBe(printed[state].trim());
  });

  it('is never charged again once it is paid, unless the bank gave it back, and paid only by an approval or a settlement', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const states = passed(events);
        const firstPaid = states.indexOf('paid');
        if (firstPaid < 0) return;
        const returned = states.indexOf('returned', firstPaid);
        expect(states.slice(firstPaid, returned < 0 ? undefined : returned)).not.toContain('charging');
        expect(['approve', 'settle']).toContain(events[firstPaid - 1]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is never charged once it has gone to the bank, unless nobody took it there', () => {
    const taken = anyEvents.map((events) => events.filter((event) => event !== 'unsend'));
    fc.assert(
      fc.property(taken, (events) => {
        const states = passed(events);
        const firstSent = states.indexOf('sent');
        if (firstSent >= 0) expect(states.slice(firstSent)).not.toContain('charging');
      }),
      { numRuns: 2_000 },
    );
  });

  it('cannot be cancelled while its outcome is open', () => {
    for (const state of ['charging', 'sent', 'paid'] as const)
      expect(nextDuePaymentState(state, 'cancel')).toEqual({ kind: 'refused' });
  });

  it('that is declined is tried again after one day, then after three, then has failed', () => {
    expect(retryDay(1, '2028-02-28')).toBe('2028-02-29');
    expect(retryDay(2, '2028-02-29')).toBe('2028-03-03');
    expect(retryDay(3, '2028-03-03')).toBeUndefined();
  });
});
