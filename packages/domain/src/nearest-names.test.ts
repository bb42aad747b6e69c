import { expect, it } from 'vitest';
import { editDistance, nearestNames } from './nearest-names.ts';

it.each([
  ['', '', 0],
  ['outage', 'outage', 0],
  ['outge', 'outage', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
])('from %j to %j it is %d letters', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});

const names = ['levelized-billing', 'levelized-billing.list', 'outage-status', 'quick-pay', 'draft-payments'];

it.each([
  ['levelised-biling', ['levelized-billing']],
  ['levelized', ['levelized-billing', 'levelized-billing.list']],
  ['QuickPay', ['quick-pay']],
  ['drafts-payment', ['draft-payments']],
  ['zzz', []],
])('%s is nearest to %j', (asked, expected) => {
  expect(nearestNames(asked, names)).toEqual(expected);
});
