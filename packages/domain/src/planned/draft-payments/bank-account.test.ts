import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishOf } from '../../texts/english.ts';
import {
  type BankAccountForm,
  type BankField,
  bankFieldRules,
  emptyBankAccount,
  isRoutingNumber,
  lookedUpBank,
  pastedDigits,
} from './bank-account.ts';

const good: BankAccountForm = {
  accountType: 'Checking',
  bankAccountNumber: '0012345678',
  confirmBankAccountNumber: '0012345678',
  bankTransitNumber: '011000015',
  bankName: 'Federal Reserve Bank',
};
const said = (field: BankField, changes: Partial<BankAccountForm>) => {
  const found = bankFieldRules[field]({ ...good, ...changes });
  return found && englishOf(found);
};

describe('bank fields', () => {
  it('may be filled in', () => {
    for (const rule of Object.values(bankFieldRules)) expect(rule(good)).toBeUndefined();
  });

  it('are judged without the spaces around what was typed', () => {
    const spaced = {
      ...{ accountType: 'Checking', bankAccountNumber: ' 1234 ', confirmBankAccountNumber: '  1234' },
      ...{ bankTransitNumber: ' 011000015 ', bankName: ` ${'x'.repeat(256)} ` },
    };
    for (const rule of Object.values(bankFieldRules)) expect(rule(spaced)).toBeUndefined();
    expect(said('bankAccountNumber', { bankAccountNumber: ' 123 ' })).toBe(length);
    const blank = {
      ...{ accountType: '  ', bankAccountNumber: '  ', confirmBankAccountNumber: '  ' },
      ...{ bankTransitNumber: '  ', bankName: '  ' },
    };
    expect(Object.values(bankFieldRules).map((rule) => rule(blank)?.code)).toEqual(
      Object.values(bankFieldRules).map((rule) => rule(emptyBankAccount)?.code),
    );
  });

  it('are all required', () => {
    expect(Object.values(bankFieldRules).map((rule) => rule(emptyBankAccount)?.code)).toEqual([
      'draftPayments.accountType.required',
      'draftPayments.bankAccountNumber.required',
      'draftPayments.confirmBankAccountNumber.required',
      'draftPayments.routingNumber.required',
      'draftPayments.bankName.required',
    ]);
  });

  const length = "The bank account number's length must be between 4 and 18.";
  it.each<[BankField, Partial<BankAccountForm>, string | undefined]>([
    ['accountType', { accountType: 'Current' }, 'Please select the type of your bank account.'],
    ['bankAccountNumber', { bankAccountNumber: '' }, 'Please enter bank account number.'],
    ['bankAccountNumber', { bankAccountNumber: '12a4' }, 'Please enter valid input.'],
    ['bankAccountNumber', { bankAccountNumber: '123' }, length],
    ['bankAccountNumber', { bankAccountNumber: '1234' }, undefined],
    ['bankAccountNumber', { bankAccountNumber: '1'.repeat(18) }, undefined],
    ['bankAccountNumber', { bankAccountNumber: '1'.repeat(19) }, length],
    ['confirmBankAccountNumber', { confirmBankAccountNumber: '' }, 'Please confirm your bank account number.'],
    [
      'confirmBankAccountNumber',
      { confirmBankAccountNumber: '12345678' },
      'Bank account and Confirm bank account number does not match.',
    ],
    ['bankTransitNumber', { bankTransitNumber: '' }, 'Please enter your bank routing number.'],
    ['bankTransitNumber', { bankTransitNumber: '011000016' }, 'Please enter valid routing number.'],
    ['bankTransitNumber', { bankTransitNumber: '000000000' }, 'Please enter valid routing number.'],
    ['bankTransitNumber', { bankTransitNumber: '0' }, 'Please enter valid routing number.'],
    ['bankName', { bankName: ' ' }, 'Please enter bank name.'],
    ['bankName', { bankName: 'x'.repeat(256) }, undefined],
    ['bankName', { bankName: 'x'.repeat(257) }, 'Please use at most 256 characters.'],
  ])('%s of %j: %s', (field, changes, expected) => expect(said(field, changes)).toBe(expected));
});

describe('a routing number', () => {
  it.each(['011000015', '011000028', '021000021', '122105155', '324377516'])('%s is one', (number) =>
    expect(isRoutingNumber(number)).toBe(true),
  );

  it('has nine digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,12}$/), (digits) => {
        if (isRoutingNumber(digits)) expect(digits).toHaveLength(9);
      }),
      { numRuns: 1000 },
    );
    for (const text of ['0110000150', '0011000028', '01100001x', ' 011000015'])
      expect([text, isRoutingNumber(text)]).toEqual([text, false]);
  });

  it('is not one with any single digit mistyped', () => {
    const eight = fc.stringMatching(/^[1-9]\d{7}$/);
    fc.assert(
      fc.property(eight, fc.nat({ max: 8 }), fc.integer({ min: 1, max: 9 }), (digits, place, wrong) => {
        const check = [...Array(10).keys()].filter((last) => isRoutingNumber(`${digits}${last}`));
        expect(check).toHaveLength(1);
        const number = `${digits}${check[0]}`;
        const mistyped = [...number].map((digit, at) => (at === place ? (Number(digit) + wrong) % 10 : digit)).join('');
        expect(isRoutingNumber(mistyped)).toBe(false);
      }),
    );
  });
});

describe('looking up a bank', () => {
  const named = (name: string) => lookedUpBank('011000015', { routingNumber: '011000015', name });

  it('fills in its name', () => expect(named('CEDAR BANK  ')).toEqual({ bankName: 'CEDAR BANK' }));

  it.each([
    ['no match', () => lookedUpBank('011000015', undefined)],
    ['a bank not to use', () => named('DO NOT USE')],
    ['one not to use in small letters', () => named('do not use')],
    ['no name', () => named(' ')],
    ['zero', () => lookedUpBank('0', { routingNumber: '0', name: 'Zero Bank' })],
    ['a digit that is wrong', () => lookedUpBank('011000016', { routingNumber: '011000016', name: 'Bank' })],
  ])('leaves the name blank and the number invalid for %s', (_what, looked) => {
    const { bankName, found } = looked();
    expect(bankName).toBe('');
    expect(found && englishOf(found)).toBe('Please enter valid routing number.');
  });
});

it('pasting anything but digits leaves nothing', () => {
  expect([' 0110 ', '01-10', 'abc', ''].map(pastedDigits)).toEqual(['0110', '', '', '']);
});
