import { expect, it } from 'vitest';
import { type AchEntry, achEntryFault, maximumAchAmount } from './ach-entry.ts';

const entry: AchEntry = {
  ...{ routingNumber: '011000015', bankAccountNumber: '12345678', accountType: 'Checking', amount: 9210 },
  ...{ isPrenote: false, individualId: '100200300', individualName: 'Marisol Okonkwo', paymentType: 'R' },
};

it.each<[Partial<AchEntry>, ReturnType<typeof achEntryFault>]>([
  [{}, undefined],
  [{ routingNumber: '011000016' }, 'routingNumber'],
  [{ bankAccountNumber: '8800-77 11A' }, undefined],
  [{ bankAccountNumber: '' }, 'bankAccountNumber'],
  [{ bankAccountNumber: '12345678-' }, 'bankAccountNumber'],
  [{ bankAccountNumber: '12345678#' }, 'bankAccountNumber'],
  [{ bankAccountNumber: '#12345678' }, 'bankAccountNumber'],
  [{ amount: 1 }, undefined],
  [{ amount: maximumAchAmount }, undefined],
  [{ amount: maximumAchAmount + 1 }, 'amount'],
  [{ amount: 0 }, 'amount'],
  [{ amount: -1 }, 'amount'],
  [{ amount: 1.5 }, 'amount'],
  [{ amount: 0, isPrenote: true }, undefined],
  [{ amount: 1, isPrenote: true }, 'amount'],
])('an entry with %j has a wrong %s', (changes, fault) => {
  expect(achEntryFault({ ...entry, ...changes })).toBe(fault);
});
