import { describe, expect, it } from 'vitest';
import { maskedPhone } from './phone-mask.ts';

describe('the phone mask', () => {
  it.each([
    ['', ''],
    ['541', '541'],
    ['5415', '(541) 5'],
    ['541-555 0142', '(541) 555-0142'],
    ['+1 541 555 0142', '(541) 555-0142'],
    ['(541) 555-01429', '(541) 555-0142'],
    ['call me', ''],
  ])('makes of %j %j', (typed, shown) => {
    expect(maskedPhone(typed)).toBe(shown);
  });

  it('leaves alone what it has made', () => {
    expect(maskedPhone(maskedPhone('5415550142'))).toBe('(541) 555-0142');
  });
});
