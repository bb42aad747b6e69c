import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishOf } from '../../texts/english.ts';
import type { SecurityConfig } from '../../website/site/site.ts';
import { isTrimmedWord, newPasswordViolation, newUsernameViolation, wordsOfNames } from '../sign-in/new-credentials.ts';
import { isEmail, maskedEmail, maskedPhone, phoneDigits, toldApart } from './contact.ts';
import { confirmEmailViolation, paperlessViolation } from './registration-form.ts';

const rules: SecurityConfig = {
  passwordRule: 'COMPOSITION',
  passwordMaxLength: 50,
  securityQuestion: true,
  codeMinutes: 120,
  asksCurrentPassword: true,
  mfaRequired: false,
  takesAccessTokens: true,
  authenticatorDrift: true,
};
const said = (found: ReturnType<typeof newUsernameViolation>) => found && englishOf(found);

describe('a new username', () => {
  it.each(['marisol', 'a1b2c3', 'ada.lind@example.com', 'Ada Lind-Okonkwo', 'a_b.c@d-e f1', 'x'.repeat(60)])(
    'may be %s',
    (text) => expect(newUsernameViolation(text)).toBeUndefined(),
  );
  it.each(['short', 'x'.repeat(61), '.marisol', 'marisol-', 'mari..sol', 'mari  sol', 'mari#sol', 'mariñol'])(
    'may not be %s',
    (text) => expect(said(newUsernameViolation(text))).toBe('Username entry does not meet criteria.'),
  );
  it('must be there', () => expect(said(newUsernameViolation(' '))).toBe('Please enter a username.'));
});

describe('a new password', () => {
  it('has 8 characters and one of each kind, whatever else it holds but spaces', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 4, maxLength: 40 }), (typed) => {
        const rest = typed.replaceAll(' ', '-');
        expect(newPasswordViolation(`aB3!${rest}`, rules)).toBeUndefined();
        expect(newPasswordViolation(`aB3!${rest}`.toLowerCase(), rules)?.code).toBe('registration.password.criteria');
      }),
    );
    expect(said(newPasswordViolation('aB3!xyz', rules))).toBe(
      'Password entry does not meet criteria. Password must be 8 characters and contain at least 1 lowercase character, 1 uppercase character, 1 number and 1 special character (!@#$%^&*).',
    );
    for (const lacking of ['AB3!AB3!', 'ab3!ab3!', 'aBc!aBc!', 'aB34aB34', 'aB3?aB3?'])
      expect([lacking, newPasswordViolation(lacking, rules)?.code]).toEqual([
        lacking,
        'registration.password.criteria',
      ]);
    expect(said(newPasswordViolation('', rules))).toBe('Please enter a password.');
    expect(said(newPasswordViolation('My dog Rex 1!', rules))).toBe('Please choose a password without spaces.');
    expect(newPasswordViolation(`aB3!${'x'.repeat(46)}`, rules)).toBeUndefined();
    expect(said(newPasswordViolation(`aB3!${'x'.repeat(47)}`, rules))).toBe('Please use at most 50 characters.');
  });

  it('is a passphrase of 15 or more where the site says so', () => {
    const phrases = { ...rules, passwordRule: 'PASSPHRASE', passwordMaxLength: 128 } as const;
    expect(newPasswordViolation('willow creek at dawn', phrases)).toBeUndefined();
    expect(newPasswordViolation('x'.repeat(15), phrases)).toBeUndefined();
    expect(newPasswordViolation('x'.repeat(14), phrases)?.code).toBe('registration.password.passphrase');
    expect(newPasswordViolation('x'.repeat(128), phrases)).toBeUndefined();
    expect(newPasswordViolation('willow creek', phrases)?.code).toBe('registration.password.passphrase');
    expect(newPasswordViolation('x'.repeat(129), phrases)?.code).toBe('error.tooLong');
  });

  it('is common also with the trimmings that the rule asks for', () => {
    const common = new Set(['password', 'qwerty', 'football', 'abc123']);
    for (const text of ['Password1!', 'P@ssw0rd!', 'Football2026!', 'Qwerty123!', 'Abc1231!', '!!Qwerty99'])
      expect([text, isTrimmedWord(text, common)]).toEqual([text, true]);
    for (const text of ['Willow-creek-88!', 'Kx9!vqTzLm2', 'passwordless-Creek7!'])
      expect([text, isTrimmedWord(text, common)]).toEqual([text, false]);
  });

  it('is common with each trimming by itself, and not where a word is only a part of it', () => {
    const words = new Set(['monkey', 'trustno1', 'h2o', 'ab', 'r2-d2', '19ab']);
    for (const text of [
      ...['MONKEY', 'monkey!!!', 'mon-key', 'monkey1', 'monkey123', 'monkey1984', 'monkey2026', 'monkey987654'],
      ...[
        '123monkey',
        '!m0nk3y!',
        'Trustno1',
        'Trustno1!?',
        'trustno11',
        'trustno1123',
        'trustno12026',
        'trustno11999',
      ],
      ...['H2O', 'R2-D2', 'r2-d2!!'],
    ])
      expect([text, isTrimmedWord(text, words)]).toEqual([text, true]);
    for (const text of ['monkeys', 'amonkey', 'trustno12', 'trustno120x6', 'AB', 'ab1!', 'r2-d2!x', 'm0nk3y-bar'])
      expect([text, isTrimmedWord(text, words)]).toEqual([text, false]);
  });

  it('is common with digits at its end where the word has digits too', () => {
    const words = new Set(['4ever', 'cr7king']);
    for (const text of ['4ever99', 'CR7king-55!']) expect([text, isTrimmedWord(text, words)]).toEqual([text, true]);
    for (const text of ['4ever99x', 'crking']) expect([text, isTrimmedWord(text, words)]).toEqual([text, false]);
  });

  it('is made of the words that names begin with', () => {
    expect([...wordsOfNames(['Cedar Ridge - Co-op', ' (Acme) '])]).toEqual([
      'cedar',
      'cedarridge',
      'cedarridgeco',
      'cedarridgecoop',
      'acme',
    ]);
  });

  it('is made of names also in part, written together or with trimmings', () => {
    const own = wordsOfNames(['Cedar Ridge Electric Co-op', 'walter.prine', 'prine@example.com']);
    for (const text of [
      'CedarRidge2026!',
      'Cedar ridge electric co-op',
      'W@lterPrine1!',
      'prine-1966',
      'Prine@example.com',
    ])
      expect([text, isTrimmedWord(text, own)]).toEqual([text, true]);
    for (const text of ['Cedar-smoke-88!', 'ridge electric', 'walter rides at dawn'])
      expect([text, isTrimmedWord(text, own)]).toEqual([text, false]);
  });
});

describe('a contact', () => {
  it.each([`${'x'.repeat(55)}@a.co`, 'j@example.com', 'Jo.Ann+x@mail.example.co', 'a_b%c@x-y.org'])(
    '%s is an e-mail address',
    (text) => expect(isEmail(text)).toBe(true),
  );
  it.each([
    'j@example',
    '@example.com',
    'j@@example.com',
    'j..n@example.com',
    'j@-.c',
    `${'x'.repeat(60)}@a.co`,
    `${'x'.repeat(56)}@a.co`,
    'j@exa mple.com',
  ])('%s is none', (text) => expect(isEmail(text)).toBe(false));
  it.each([
    ['(541) 555-0142', '5415550142'],
    ['541-555-0142', '5415550142'],
    ['(041) 555-0142', undefined],
    ['(541) 155-0142', undefined],
    ['541555014', undefined],
    ['541 555 0142 x7', undefined],
    ['1 541 555 0142', undefined],
    ['541 555 01427', undefined],
    ['x541 555 0142', undefined],
    ['541 555 0142x', undefined],
  ])('%s as a phone is %s', (text, digits) => expect(phoneDigits(text)).toBe(digits));

  it('is shown masked', () => {
    expect(maskedPhone('5415550142')).toBe('(541) ***-****');
    expect(maskedEmail('jo.ann@example.com')).toBe('j***@example.com');
    expect(toldApart(['a***@x.example', 'b***@x.example', 'a***@x.example'])).toEqual([
      'a***@x.example (1)',
      'b***@x.example',
      'a***@x.example (2)',
    ]);
  });
});

describe('step 2', () => {
  it('compares e-mail addresses without regard to case', () => {
    expect(confirmEmailViolation('Ada@example.com ', 'ada@example.com')).toBeUndefined();
    expect(said(confirmEmailViolation('eve@example.com', 'ada@example.com'))).toBe(
      'Email and Confirm Email does not match.',
    );
  });

  it('says that paperless waits for its confirmation', () => {
    expect(paperlessViolation({ billing: true, other: false, confirmed: false })?.code).toBe(
      'registration.paperless.confirm',
    );
  });

  it('wants paperless confirmed as soon as either option is on', () => {
    for (const billing of [true, false])
      for (const other of [true, false])
        for (const confirmed of [true, false])
          expect(paperlessViolation({ billing, other, confirmed }) === undefined).toBe(
            confirmed || !(billing || other),
          );
  });
});
