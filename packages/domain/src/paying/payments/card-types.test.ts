import { expect, it } from 'vitest';
import { acceptedCardNames, acceptedCardTypes } from './card-types.ts';

const all = { allowVisa: true, allowMaster: true, allowAmex: true, allowDiscover: true };

it.each([
  [all, 'VI,MC,AX,DI', 'Visa, Mastercard, Amex, Discover'],
  [{ ...all, allowMaster: false }, 'VI,AX,DI', 'Visa, Amex, Discover'],
  [{ allowVisa: false, allowMaster: false, allowAmex: false, allowDiscover: false }, '', ''],
])('the cards of %j are sent as %j and read as %j', (cards, codes, names) => {
  expect(acceptedCardTypes(cards)).toBe(codes);
  expect(acceptedCardNames(cards)).toBe(names);
});
