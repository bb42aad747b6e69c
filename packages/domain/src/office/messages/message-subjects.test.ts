import fc from 'fast-check';
import { expect, it } from 'vitest';
import { messageSubjectOf, messageSubjects, occasionsOf } from './message-subjects.ts';

const kinds = fc.oneof(
  fc.constantFrom('verification-code', 'payment-receipt', 'locked', 'announcement', 'text-reply'),
  fc.constantFrom('notice-', 'auto-pay-', 'plan-', 'waves-').chain((stem) => fc.string().map((end) => stem + end)),
);

it('a message is about one thing, and found by its occasions among those (office-153)', () => {
  fc.assert(
    fc.property(kinds, fc.constantFrom(...messageSubjects), (kind, subject) => {
      const { named, begin } = occasionsOf(subject);
      const isAmong = named.includes(kind) || begin.some((stem) => kind.startsWith(stem));
      expect(messageSubjectOf(kind) === subject).toBe(subject === 'other' ? !isAmong : isAmong);
    }),
  );
});
