import { expect, it } from 'vitest';
import type { AchEntry } from './ach-entry.ts';
import { nachaFile } from './nacha-file.ts';
import { NoBankFile, readBankFile } from './read-nacha-file.ts';

const settings = {
  immediateDestination: '021000021',
  immediateDestinationName: 'BANK',
  immediateOrigin: '1234567890',
  immediateOriginName: 'CO-OP',
  companyName: 'CO-OP',
  companyId: '1234567890',
  odfiIdentification: '02100002',
};
const entry: AchEntry = {
  routingNumber: '021000021',
  bankAccountNumber: '000123456789',
  accountType: 'Checking',
  amount: 5000,
  isPrenote: false,
  individualId: '980000001',
  individualName: 'Lo St',
  paymentType: 'R',
};
const batch = {
  entryClass: 'WEB' as const,
  effectiveEntryDate: '2027-06-09',
  isRetry: false,
  entries: [entry, { ...entry, amount: 0, isPrenote: true }],
};
const { text, traceNumbers } = nachaFile(settings, [batch], {
  createdOn: '2027-06-08',
  createdAt: '15:00',
  fileIdModifier: 'C',
});

it('what was written is read back', () => {
  const same = { routingNumber: '021000021', bankAccountNumber: '000123456789', individualId: '980000001' };
  const [[first, second] = []] = traceNumbers;
  expect(readBankFile(text)).toEqual({
    createdOn: '2027-06-08',
    createdAt: '15:00',
    fileIdModifier: 'C',
    entries: [
      { ...same, kind: 'debit', traceNumber: first, amount: 5000, effectiveDate: '2027-06-09' },
      { ...same, kind: 'prenote', traceNumber: second, amount: 0, effectiveDate: '2027-06-09' },
    ],
  });
});

it('what was cut short or altered is no bank file', () => {
  const lines = text.split('\n');
  for (const broken of [
    '',
    'transNo,amount',
    lines.slice(0, 3).join('\n'),
    lines.filter((_, index) => index !== 2).join('\n'),
    text.replace('0000005000', '0000005001'),
  ])
    expect(() => readBankFile(broken)).toThrow(NoBankFile);
});
