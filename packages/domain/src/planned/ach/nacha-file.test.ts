import { takeAtBankWindow } from '@rochdale/test-kit/ach/bank-window';
import { readNachaFile } from '@rochdale/test-kit/ach/nacha-reader';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AchBatch, AchEntry, AchFileSettings } from './ach-entry.ts';
import { nachaFile } from './nacha-file.ts';

const settings: AchFileSettings = {
  immediateDestination: '231380104',
  immediateDestinationName: 'Federal Reserve Bank',
  immediateOrigin: '1210428820',
  immediateOriginName: 'Cedar Ridge Electric',
  companyName: 'Cedar Ridge Electric Coop',
  companyId: '1931234567',
  odfiIdentification: '12104288',
};
const creation = { createdOn: '2028-02-28', createdAt: '16:05', fileIdModifier: 'A' };
const entry = (changes: Partial<AchEntry> = {}): AchEntry => ({
  routingNumber: '011000015',
  bankAccountNumber: '12345678',
  accountType: 'Checking',
  amount: 9210,
  isPrenote: false,
  individualId: '100200300',
  individualName: 'Marisol Okonkwo',
  paymentType: 'R',
  ...changes,
});
const batch = (...entries: AchEntry[]): AchBatch => ({
  entryClass: 'WEB',
  effectiveEntryDate: '2028-02-29',
  isRetry: false,
  entries: entries.length === 0 ? [entry()] : entries,
});

/** The ABA check digit, reckoned from the rule as printed: what lifts the weighted sum to the next ten. */
const withCheckDigit = (eight: string): string => {
  const weighted = [3, 7, 1, 3, 7, 1, 3, 7].reduce((sum, weight, at) => sum + weight * Number(eight[at]), 0);
  return `${eight}${(10 - (weighted % 10)) % 10}`;
};
const anyEntry: fc.Arbitrary<AchEntry> = fc
  .record({
    routingNumber: fc.stringMatching(/^[0-3][1-9]\d{6}$/).map(withCheckDigit),
    bankAccountNumber: fc.stringMatching(/^\d{4,18}$/),
    accountType: fc.constantFrom('Checking', 'Savings'),
    amount: fc.integer({ min: 1, max: 9_999_999_999 }),
    isPrenote: fc.boolean(),
    individualId: fc.stringMatching(/^\d{1,12}$/),
    individualName: fc.string({ unit: 'grapheme', maxLength: 40 }),
    paymentType: fc.constantFrom('R', 'S'),
  })
  .map((one) => ({ ...one, amount: one.isPrenote ? 0 : one.amount }));
const anyBatches = fc.array(
  fc.record({
    entryClass: fc.constantFrom('WEB', 'PPD'),
    effectiveEntryDate: fc.constant('2028-02-29'),
    isRetry: fc.boolean(),
    entries: fc.array(anyEntry, { minLength: 1, maxLength: 30 }),
  }),
  { minLength: 1, maxLength: 4 },
);

/** Small enough for one credit to balance a batch of them. */
const anySmallBatches = anyBatches.map((batches) =>
  batches.map((one) => ({
    ...one,
    entries: one.entries.map((each) => ({ ...each, amount: Math.ceil(each.amount / 100) })),
  })),
);

describe('an ACH file', () => {
  it('is one that a bank takes, and says what it was given, whatever that is', () => {
    fc.assert(
      fc.property(anyBatches, (batches) => {
        const file = nachaFile(settings, batches, creation);
        const read = readNachaFile(file.text);
        expect(read.batches.map(({ header }) => header.entryClass)).toEqual(batches.map((one) => one.entryClass));
        const given = batches.flatMap(({ entries, entryClass }) => entries.map((one) => ({ ...one, entryClass })));
        const found = read.batches.flatMap(({ entries }) => entries);
        expect(found.map((one) => [`${one.rdfi}${one.checkDigit}`, one.accountNumber, Number(one.amount)])).toEqual(
          given.map((one) => [one.routingNumber, one.bankAccountNumber.slice(0, 17).padEnd(17), one.amount]),
        );
        expect(found.map((one) => one.individualId)).toEqual(given.map((one) => one.individualId.padEnd(15)));
        expect(found.map((one) => one.paymentType)).toEqual(
          given.map((one) => (one.entryClass === 'WEB' ? `${one.paymentType} ` : '  ')),
        );
        expect(found.map((one) => one.transactionCode)).toEqual(
          given.map((one) => `${one.accountType === 'Checking' ? 2 : 3}${one.isPrenote ? 8 : 7}`),
        );
        expect(found.map((one) => one.traceNumber)).toEqual(file.traceNumbers.flat());
        expect(takeAtBankWindow(file.text).map(({ description, entries }) => [description, entries.length])).toEqual(
          batches.map(({ isRetry, entries }) => [isRetry ? 'RETRY PYMT' : 'UTILITY', entries.length]),
        );
        expect(file.counts).toMatchObject({ entries: given.length, blocks: Number(read.control.blockCount) });
        expect(nachaFile(settings, batches, creation)).toEqual(file);
      }),
    );
  });

  it('is laid out as banks print it', () => {
    const saver = entry({ accountType: 'Savings', amount: 0, isPrenote: true, individualName: 'José Łukasz Núñez' });
    const { text, counts } = nachaFile(settings, [batch(entry(), saver)], creation);
    expect(text.split('\n').slice(0, 6)).toEqual([
      '101 23138010412104288202802281605A094101FEDERAL RESERVE BANK   CEDAR RIDGE ELECTRIC           ',
      '5225CEDAR RIDGE ELEC                    1931234567WEBUTILITY         280229   1121042880000001',
      '62701100001512345678         0000009210100200300      MARISOL OKONKWO       R 0121042880000001',
      '63801100001512345678         0000000000100200300      JOSE LUKASZ NUNEZ     R 0121042880000002',
      '822500000200022000020000000092100000000000001931234567                         121042880000001',
      `9000001000001000000020002200002000000009210000000000000${' '.repeat(39)}`,
    ]);
    expect(text).toHaveLength(950);
    expect(counts).toEqual({ batches: 1, entries: 2, prenotes: 1, debits: 9210, credits: 0, blocks: 1 });
  });

  it('that is balanced credits the co-op with what the members are debited, batch by batch', () => {
    fc.assert(
      fc.property(anySmallBatches, fc.constantFrom('Checking', 'Savings'), (batches, accountType) => {
        const balanced = { routingNumber: '121042882', accountNumber: '8800-7711', accountType };
        const file = nachaFile({ ...settings, balanced }, batches, creation);
        readNachaFile(file.text);
        const taken = takeAtBankWindow(file.text);
        for (const [at, { entries }] of taken.entries()) {
          const debits = (batches[at]?.entries ?? []).reduce((sum, { amount }) => sum + amount, 0);
          const credits = entries.filter(({ code }) => code === (accountType === 'Checking' ? '22' : '32'));
          expect(credits.map(({ cents, account, routing }) => [cents, account, routing])).toEqual(
            debits === 0 ? [] : [[debits, '8800-7711', '121042882']],
          );
        }
        expect(file.counts.credits).toBe(file.counts.debits);
        expect(file.counts.entries).toBe(taken.flatMap(({ entries }) => entries).length);
        expect(file.lastSequence).toBe(file.counts.entries);
      }),
    );
  });

  it('that is balanced names no offset among its trace numbers, and marks no offset of paper as one of the web', () => {
    const balanced = { routingNumber: '121042882', accountNumber: '8800-7711', accountType: 'Checking' } as const;
    const batches = [batch(entry(), entry()), { ...batch(), entryClass: 'PPD' as const }];
    const file = nachaFile({ ...settings, balanced }, batches, creation);
    expect(file.traceNumbers).toEqual([['121042880000001', '121042880000002'], ['121042880000004']]);
    const offsets = file.text.split('\n').filter((line) => line.startsWith('622'));
    expect(offsets.map((line) => line.slice(76, 78))).toEqual(['S ', '  ']);
  });

  it('that is balanced holds no credit larger than its field', () => {
    const balanced = { routingNumber: '121042882', accountNumber: '8800-7711', accountType: 'Checking' } as const;
    const of = (...amounts: number[]) =>
      nachaFile({ ...settings, balanced }, [batch(...amounts.map((amount) => entry({ amount })))], creation);
    expect(of(9_999_999_998, 1).counts.credits).toBe(9_999_999_999);
    expect(() => of(9_999_999_999, 1)).toThrow('A batch of more than $99,999,999.99 can’t be balanced');
  });

  it('gives a bank account by its letters and digits, without the spaces that people write', () => {
    const { text } = nachaFile(settings, [batch(entry({ bankAccountNumber: '12 345 678' }))], creation);
    expect(text.split('\n')[2]?.slice(12, 29)).toBe('12345678'.padEnd(17));
  });

  it('names entries that are sent again as the rules prescribe, in batches of their own', () => {
    const { text } = nachaFile(settings, [batch(), { ...batch(), isRetry: true, entryClass: 'PPD' }], creation);
    expect(
      takeAtBankWindow(text).map(({ description, entryClass, company }) => [description, entryClass, company]),
    ).toEqual([
      ['UTILITY', 'WEB', 'CEDAR RIDGE ELEC'],
      ['RETRY PYMT', 'PPD', 'CEDAR RIDGE ELEC'],
    ]);
  });

  it.each([5, 6, 7, 16, 17])('fills its blocks with nines: %i entries', (count) => {
    const { text } = nachaFile(settings, [batch(...Array.from({ length: count }, () => entry()))], creation);
    expect(readNachaFile(text).batches[0]?.entries).toHaveLength(count);
    expect(text).toHaveLength(95 * 10 * Math.ceil((count + 4) / 10));
  });

  it('counts its trace numbers on from the file before, and begins again where they would run out', () => {
    const after = (lastSequence: number) => nachaFile(settings, [batch(), batch()], { ...creation, lastSequence });
    expect(after(40)).toMatchObject({ traceNumbers: [['121042880000041'], ['121042880000042']], lastSequence: 42 });
    expect(after(9_999_997).lastSequence).toBe(9_999_999);
    expect(after(9_999_998)).toMatchObject({
      traceNumbers: [['121042880000001'], ['121042880000002']],
      lastSequence: 2,
    });
  });

  it.each<[string, () => unknown]>([
    ['no batch', () => nachaFile(settings, [], creation)],
    ['an empty batch', () => nachaFile(settings, [{ ...batch(), entries: [] }], creation)],
    ['an empty batch beside another', () => nachaFile(settings, [batch(), { ...batch(), entries: [] }], creation)],
    ['a mistyped bank', () => nachaFile(settings, [batch(entry({ routingNumber: '011000016' }))], creation)],
    ['no money', () => nachaFile(settings, [batch(entry({ amount: 0 }))], creation)],
    ['a prenote with money', () => nachaFile(settings, [batch(entry({ isPrenote: true }))], creation)],
    ['too much money', () => nachaFile(settings, [batch(entry({ amount: 10_000_000_000 }))], creation)],
    ['half a cent', () => nachaFile(settings, [batch(entry({ amount: 1.5 }))], creation)],
    ['no account', () => nachaFile(settings, [batch(entry({ bankAccountNumber: '' }))], creation)],
    ['a long company id', () => nachaFile({ ...settings, companyId: '12345678901' }, [batch()], creation)],
    ['a wrong modifier', () => nachaFile(settings, [batch()], { ...creation, fileIdModifier: 'a' })],
    ['a modifier after another letter', () => nachaFile(settings, [batch()], { ...creation, fileIdModifier: 'aA' })],
    ['a modifier before another letter', () => nachaFile(settings, [batch()], { ...creation, fileIdModifier: 'Aa' })],
    ['a wrong ODFI', () => nachaFile({ ...settings, odfiIdentification: '121042882' }, [batch()], creation)],
  ])('is not written with %s', (_what, write) => expect(write).toThrow(RangeError));
});
