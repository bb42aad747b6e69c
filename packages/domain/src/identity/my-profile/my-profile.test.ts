import { siteWith } from '@rochdale/test-kit/site/builders';
import { describe, expect, it } from 'vitest';
import { violation } from '../../violation.ts';
import {
  isQuestionTouched,
  mayAskForUsername,
  settingsAnswerViolation,
  settingsConfirmViolation,
  settingsEmailViolation,
  settingsPasswordViolation,
  settingsQuestionViolation,
  settingsUsernameViolation,
} from './login-info.ts';
import { settingsAmountViolation, settingsExpiryViolation } from './round-up.ts';
import { settingsTabsOf, tabsOf } from './tabs.ts';

const { security } = siteWith().config;

describe('login info', () => {
  it.each([
    ['', 'myProfile.email.required'],
    [' ', 'myProfile.email.required'],
    ['walter', 'myProfile.email.invalid'],
    [`${'a'.repeat(55)}@b.com`, 'myProfile.email.invalid'],
    ['walter@prine.example', undefined],
  ])('e-mail %j: %s', (text, code) => expect(settingsEmailViolation(text)?.code).toBe(code));

  it.each([
    ['', 'myProfile.username.required'],
    ['  ', 'myProfile.username.required'],
    ['bob', undefined],
    ['bobby', 'registration.username.criteria'],
    ['bob..by', 'registration.username.criteria'],
    ['bob by.1', undefined],
  ])('username %j, bob until now: %s', (text, code) => expect(settingsUsernameViolation(text, 'bob')?.code).toBe(code));

  it.each([
    ['', false],
    ['short', false],
    ['Walter.Prine', false],
    ['walter.prine2', true],
    ['   ', false],
  ])('the username %j is looked up: %s', (text, asks) => expect(mayAskForUsername(text, 'walter.prine')).toBe(asks));

  it('an answer is asked for when there is none to this question', () => {
    const kept = { question: 'pet', hasAnswer: true };
    const code = (answer: string, question: string, on = kept) =>
      settingsAnswerViolation(answer, question, on, security)?.code;
    expect(code('', 'pet')).toBeUndefined();
    expect(code('', 'car')).toBe('myProfile.answer.required');
    expect(code('  ', 'pet', { question: '', hasAnswer: false })).toBe('myProfile.answer.required');
    expect(settingsAnswerViolation('x'.repeat(101), 'car', kept, security)).toEqual(
      violation('error.tooLong', { max: 100 }),
    );
    expect(code('x'.repeat(100), 'car')).toBeUndefined();
    expect(code(' Rex ', 'car')).toBeUndefined();
    expect(settingsQuestionViolation('', security)?.code).toBe('registration.question.required');
    const without = { ...security, securityQuestion: false };
    expect(settingsQuestionViolation('', without)).toBeUndefined();
    expect(settingsAnswerViolation('', '', { question: '', hasAnswer: false }, without)).toBeUndefined();
  });

  it('a security question that is left as it is is not set', () => {
    const none = { question: '', hasAnswer: false };
    expect([isQuestionTouched('', ' ', none), isQuestionTouched('', 'Rex', none)]).toEqual([false, true]);
    const kept = { question: 'pet', hasAnswer: true };
    expect([isQuestionTouched('pet', '', kept), isQuestionTouched('car', '', kept)]).toEqual([false, true]);
  });

  it('a new password is judged also before it is typed again', () => {
    expect(settingsPasswordViolation('short', '', security)?.code).toBe('registration.password.criteria');
  });

  it('a password is optional, and with content in either field both are checked', () => {
    const codes = (password: string, again: string) => [
      settingsPasswordViolation(password, again, security)?.code,
      settingsConfirmViolation(again, password)?.code,
    ];
    expect(codes('', '')).toEqual([undefined, undefined]);
    expect(codes('', 'x')).toEqual(['registration.password.required', 'registration.password.mismatch']);
    expect(codes('Willow-creek-88!', '')).toEqual([undefined, 'registration.password.confirmRequired']);
    expect(codes('short', 'short')).toEqual(['registration.password.criteria', undefined]);
    expect(codes('Willow-creek-88!', 'Willow-creek-88!')).toEqual([undefined, undefined]);
  });
});

describe('round-up', () => {
  it.each([
    ['', true],
    ['  ', true],
    ['5', true],
    ['$1,000', true],
    ['0', true],
    ['99999999999', false],
    ['.', false],
  ])('the amount %j is good: %s', (text, good) => expect(settingsAmountViolation(text) === undefined).toBe(good));

  it('expires tomorrow at the earliest, unless the day stands on file', () => {
    const good = (day: string, kept: string | null = null) =>
      settingsExpiryViolation(day, kept, '2026-11-20') === undefined;
    expect(good('2026-11-20')).toBe(false);
    expect(good('2026-11-21')).toBe(true);
    expect(good('')).toBe(true);
    expect(good('2026-02-30')).toBe(false);
    expect(good('2025-01-01', '2025-01-01')).toBe(true);
  });
});

describe('tabs', () => {
  it('stand in their order, each by its settings', () => {
    expect(tabsOf(siteWith())).toEqual(['login', 'passkeys']);
    const accounts = (changes: object) => ({
      ...siteWith({ features: { RoundUp: true }, mfa: true }),
      config: { ...siteWith().config, accounts: { ...siteWith({ mfa: true }).config.accounts, ...changes } },
    });
    expect(tabsOf(accounts({}))).toEqual(['login', 'mfa', 'passkeys']);
    expect(tabsOf(accounts({ paperlessAtMemberLevel: true, roundUp: true }))).toEqual([
      ...['login', 'paperless', 'round-up', 'mfa', 'passkeys'],
    ]);
    expect(settingsTabsOf(accounts({ paperlessAtAccountLevel: true }))).toEqual(['login', 'paperless']);
  });

  it('round-up needs its feature too', () => {
    const plain = siteWith();
    const site = {
      ...plain,
      config: { ...plain.config, accounts: { ...plain.config.accounts, roundUp: true } },
    };
    expect(tabsOf(site)).toEqual(['login', 'passkeys']);
  });
});
