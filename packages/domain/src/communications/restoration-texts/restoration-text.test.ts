import fc from 'fast-check';
import { expect, it } from 'vitest';
import { restorationCodeViolation, restorationPhoneViolation } from './restoration-text.ts';

it('a number is a phone of ten digits, however it is written (service-71)', () => {
  expect(restorationPhoneViolation(' ')?.code).toBe('outage.phone.required');
  for (const typed of ['(541) 555-0142', '5415550142', '541-555-0142'])
    expect(restorationPhoneViolation(typed)).toBeUndefined();
  for (const typed of ['555-0142', '(141) 555-0142', '541555014２', '+1 (541) 555-0142', 'x5415550142'])
    expect(restorationPhoneViolation(typed)?.code).toBe('outage.phone.invalid');
});

it('a code is six digits and nothing else (service-72)', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(restorationCodeViolation(typed) === undefined).toBe(/^[0-9]{6}$/.test(typed.trim()));
    }),
  );
  expect(restorationCodeViolation(' 012345 ')).toBeUndefined();
});
