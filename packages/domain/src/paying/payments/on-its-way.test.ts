import { expect, it } from 'vitest';
import { en } from '../../texts/catalogue.en.ts';
import { englishOf } from '../../texts/english.ts';
import { translator } from '../../texts/text.ts';
import { askedBeforePaying, onItsWayText } from './on-its-way.ts';

const account = { accountNumber: '1', balance: 11_000 };
const asked = (amount: number, ...underWay: Parameters<typeof askedBeforePaying>[2]) => {
  const found = askedBeforePaying(amount, account, underWay);
  return found && englishOf(found);
};

it('who pays what is owed beside what is on its way is asked nothing', () => {
  expect(asked(20_000)).toBeUndefined();
  expect(asked(6000, { kind: 'bank-file', amount: 5000, day: '2027-06-09' })).toBeUndefined();
});

it('who would pay again is asked, with what is on its way and when', () => {
  expect(asked(6001, { kind: 'bank-file', amount: 5000, day: '2027-06-09' })).toBe(
    '$50.00 for account 1 is already on its way (06/09/2027).',
  );
  expect(asked(6001, { kind: 'charge', amount: 5000, day: null })).toBe('$50.00 for account 1 is already on its way.');
  expect(asked(6001, { kind: 'page', amount: 5000, day: null })).toBe(
    'Another payment page for account 1 is open, for $50.00.',
  );
});

it('of several that are on their way the sum is said, with the earliest day; only where all are pages, of pages', () => {
  const page = { kind: 'page', amount: 1000, day: null } as const;
  const late = { kind: 'charge', amount: 2000, day: '2027-06-20' } as const;
  const early = { kind: 'bank-file', amount: 3000, day: '2027-06-09' } as const;
  expect(asked(9000, page, late, early)).toBe('$60.00 for account 1 is already on its way (06/09/2027).');
  expect(asked(9000, page, { ...late, day: null })).toBe('$30.00 for account 1 is already on its way.');
  expect(asked(10_000, page, page)).toBe('Another payment page for account 1 is open, for $20.00.');
});

it('what is on its way is said with its day, and a returned draft as what is sent again', () => {
  const said = (kind: Parameters<typeof onItsWayText>[0]['kind'], day: string | null) =>
    onItsWayText({ kind, amount: 5000, day }, translator(en));
  expect(said('bank-file', '2027-06-09')).toBe('$50.00 is on its way, 06/09');
  expect(said('charge', null)).toBe('$50.00 is on its way');
  expect(said('returned', '2027-06-09')).toBe('$50.00 will be sent to your bank again on 06/09');
  expect(said('returned', null)).toBe('$50.00 will be sent to your bank again');
});
