import { expect, it } from 'vitest';
import { likeness, wordsOf } from './likeness.ts';

it('names of other systems are taken apart into our words', () => {
  for (const name of ['CUSTNO', 'cust_no', 'Cust #', 'CustomerNumber', 'MBRSEP-NBR'])
    expect([name, wordsOf(name)]).toEqual([name, ['member', 'number']]);
  expect(wordsOf('SVCADDR')).toEqual(['service', 'street']);
  expect(wordsOf('XQZ')).toEqual(['xqz']);
});

it('the column that is meant is more alike than its neighbors', () => {
  const nearest = (ours: string, file: string, theirs: readonly string[]) =>
    theirs.toSorted((one, other) => likeness(ours, other, file) - likeness(ours, one, file))[0];
  const theirs = ['ACCTNO', 'CUSTNO', 'BAL', 'PASTDUE', 'DUEDT', 'SVCADDR', 'SVCCITY', 'ST', 'ZIP', 'EMAIL', 'MTRNO'];
  expect(nearest('accountBalance', 'accounts.csv', theirs)).toBe('BAL');
  expect(nearest('memberNumber', 'accounts.csv', theirs)).toBe('CUSTNO');
  expect(nearest('accountNumber', 'accounts.csv', theirs)).toBe('ACCTNO');
  expect(nearest('pastDueAmount', 'accounts.csv', theirs)).toBe('PASTDUE');
  expect(nearest('dueDate', 'accounts.csv', theirs)).toBe('DUEDT');
  expect(nearest('serviceStreet', 'accounts.csv', theirs)).toBe('SVCADDR');
  expect(nearest('meterNumber', 'meters.csv', theirs)).toBe('MTRNO');
  expect(likeness('feeder', 'ZIP', 'service-locations.csv')).toBe(0);
});
