import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishOf } from '../../texts/english.ts';
import { recoveryEmailViolation } from '../recovery/recovery-form.ts';
import {
  accountNumberViolation,
  answerMaxLength,
  answerViolation,
  emailViolation,
  memberNumberViolation,
  questionViolation,
  ssnDigitsViolation,
  tidyAnswer,
  typedEmailViolation,
  typedPhoneViolation,
  verificationCodeViolation,
} from './registration-form.ts';
import { isSecurityQuestion } from './security-questions.ts';

const said = (found: ReturnType<typeof answerViolation>) => found && englishOf(found);

describe('step 1', () => {
  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['1', undefined],
    [' 104471882 ', undefined],
    ['123456789012', undefined],
    ['1234567890123', 'digits'],
    ['x104471882', 'digits'],
    ['104471882x', 'digits'],
  ])('takes the number of an account or member of one to twelve digits: %j is %s', (text, why) => {
    expect(accountNumberViolation(text)?.code).toBe(why && `registration.accountNumber.${why}`);
    expect(memberNumberViolation(text, 'Consumer number')?.code).toBe(why && `registration.controlNumber.${why}`);
  });

  it('calls the member number by the co-op’s own name', () => {
    for (const text of ['', 'x'])
      expect(said(memberNumberViolation(text, 'Consumer number'))).toContain('onsumer number');
  });

  it('takes just as many digits of the Social Security number as the site asks for', () => {
    const isRight = (text: string, digits: number) => ssnDigitsViolation(text, digits) === undefined;
    expect([isRight('1234', 4), isRight('123456789', 9)]).toEqual([true, true]);
    for (const text of ['', '123', '12345', '123x', ' 1234']) expect([text, isRight(text, 4)]).toEqual([text, false]);
    expect(said(ssnDigitsViolation('', 4))).toContain('4');
  });
});

describe('the contact and its code', () => {
  it('is an e-mail address or a phone number', () => {
    expect([typedEmailViolation('j@example.com'), typedPhoneViolation('541-555-0142')]).toEqual([undefined, undefined]);
    expect(typedEmailViolation('j@example')?.code).toBe('registration.contact.emailInvalid');
    expect(typedPhoneViolation('541-555-014')?.code).toBe('registration.contact.phoneInvalid');
    expect([emailViolation('j@example.com'), recoveryEmailViolation('j@example.com')]).toEqual([undefined, undefined]);
    expect(emailViolation('j@example')?.code).toBe('registration.email.invalid');
    expect(recoveryEmailViolation('j@example')?.code).toBe('recovery.email.invalid');
    expect(recoveryEmailViolation(' ')?.code).toBe('recovery.email.required');
  });

  it.each([
    ['', 'registration.code.required'],
    ['  ', 'registration.code.required'],
    ['1', undefined],
    [' 012345 ', undefined],
    ['1234567', 'registration.code.digits'],
    ['x12345', 'registration.code.digits'],
    ['12345x', 'registration.code.digits'],
    ['123 456', 'registration.code.digits'],
  ])('a code of %j is answered by %s', (text, code) => expect(verificationCodeViolation(text)?.code).toBe(code));
});

describe('the security question', () => {
  it('is one of ours, with an answer that fits', () => {
    expect([questionViolation('pet'), questionViolation('')?.code]).toEqual([
      undefined,
      'registration.question.required',
    ]);
    expect(['pet', 'school', '', 'toString'].map(isSecurityQuestion)).toEqual([true, true, false, false]);
    expect([answerViolation(' '), answerViolation('')].map((found) => found?.code)).toEqual([
      'registration.answer.required',
      'registration.answer.required',
    ]);
    expect(answerViolation('x'.repeat(answerMaxLength))).toBeUndefined();
    expect(said(answerViolation('x'.repeat(answerMaxLength + 1)))).toBe('Please use at most 100 characters.');
  });

  it('is answered alike in whatever case and spacing, and otherwise by other words', () => {
    expect(tidyAnswer('  Rex  the\tDog ')).toBe('rex the dog');
    const words = fc.array(fc.stringMatching(/^[a-z0-9]{1,8}$/), { minLength: 1, maxLength: 4 });
    const gap = fc.stringMatching(/^[ \t]{1,3}$/);
    fc.assert(
      fc.property(words, gap, (answer, space) => {
        const typed = `${space}${answer.map((word) => word.toUpperCase()).join(space)}${space}`;
        expect(tidyAnswer(typed)).toBe(answer.join(' '));
      }),
    );
  });
});
