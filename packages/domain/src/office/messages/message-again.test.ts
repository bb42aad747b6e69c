import fc from 'fast-check';
import { expect, it } from 'vitest';
import { howAgain, messageStates } from './message-again.ts';

const kinds = ['verification-code', 'reset-link', 'payment-link', 'payment-receipt', 'password-changed', 'notice-bill'];
const message = fc.record({
  kind: fc.constantFrom(...kinds),
  state: fc.constantFrom(...messageStates),
  hasWords: fc.boolean(),
  hasFacts: fc.boolean(),
});

it('never sends the words of a code or a link a second time', () => {
  fc.assert(
    fc.property(message, (sent) => {
      const how = howAgain(sent);
      if (['verification-code', 'reset-link', 'payment-link'].includes(sent.kind))
        expect(how === 'same-words' || how === 'new-words').toBe(false);
    }),
  );
});

it('sends nothing in place of what is still to go, and no words that nobody has', () => {
  fc.assert(
    fc.property(message, (sent) => {
      const how = howAgain(sent);
      if (sent.state === 'waiting' || sent.state === 'aside') expect(how).toEqual({ refusal: 'waiting' });
      if (!sent.hasWords && !sent.hasFacts) expect(how).toHaveProperty('refusal');
    }),
  );
});
