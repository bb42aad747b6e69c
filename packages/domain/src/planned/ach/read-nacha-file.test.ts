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

it('what crosses a machine that ends lines otherwise is read alike, as are files that are balanced', () => {
  expect(readBankFile(text.replaceAll('\n', '\r\n'))).toEqual(readBankFile(text));
  const balanced = { routingNumber: '021000021', accountNumber: '8800-7711', accountType: 'Checking' } as const;
  const file = nachaFile({ ...settings, balanced }, [batch], {
    ...{ createdOn: '2027-06-08', createdAt: '15:00', fileIdModifier: 'C' },
  });
  expect(readBankFile(file.text).entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['debit', 5000],
    ['prenote', 0],
  ]);
});

it('what was cut short or altered is no bank file', () => {
  const lines = text.split('\n');
  for (const broken of [
    '',
    'transNo,amount',
    lines.slice(0, 3).join('\n'),
    ...[0, 2, 3, 5].map((missing) => lines.filter((_, index) => index !== missing).join('\n')),
    lines.map((line) => line.trimEnd()).join('\n'),
    text.replace(/(9{94}\n)$/, '9$1'),
    text.replace('270608', '27O608'),
    text.replace('270609', '27 609'),
    text.replace('0000005000', '0000005001'),
  ])
    expect(() => readBankFile(broken)).toThrow(NoBankFile);
});

it('a bank file that ends after its first line, or in the middle, is none', () => {
  const lines = text.split('\n');
  for (const count of [1, 2, 3, 4]) expect(() => readBankFile(lines.slice(0, count).join('\n'))).toThrow(NoBankFile);
});
