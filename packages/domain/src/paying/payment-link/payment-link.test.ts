import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paymentLinkEnd, paymentLinkState } from './payment-link.ts';

const sentAt = new Date('2026-11-24T18:00:00Z');
const expiresAt = paymentLinkEnd(sentAt);
const moment = fc.date({
  min: new Date('2026-11-20T00:00:00Z'),
  max: new Date('2026-11-30T00:00:00Z'),
  noInvalidDate: true,
});
const maybe = fc.option(moment, { nil: null });

it('can be used for 48 hours to the millisecond, unless it was paid or called off', () => {
  const times = { expiresAt, calledOffAt: null, paidAt: null };
  expect(expiresAt.getTime() - sentAt.getTime()).toBe(48 * 3_600_000);
  expect(paymentLinkState(times, new Date(expiresAt.getTime() - 1))).toBe('open');
  expect(paymentLinkState(times, expiresAt)).toBe('over');
});

it('is open only where nothing has ended it, and paid wherever it was paid', () => {
  fc.assert(
    fc.property(maybe, maybe, moment, (calledOffAt, paidAt, now) => {
      const state = paymentLinkState({ expiresAt, calledOffAt, paidAt }, now);
      expect(state === 'paid').toBe(paidAt !== null);
      expect(state === 'called-off').toBe(paidAt === null && calledOffAt !== null);
      expect(state === 'open').toBe(paidAt === null && calledOffAt === null && now < expiresAt);
    }),
  );
});
