import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctionOf, isChangeCode } from './change-codes.ts';

const applied = (change: object) => ({ kind: 'bank-account', change });
const routingNumber = '021000021';

describe('a notification of change', () => {
  it.each([
    ['C01', '1918171614', applied({ bankAccountNumber: '1918171614' })],
    ['C01', '12-345A', applied({ bankAccountNumber: '12-345A' })],
    ['C02', '021000021', applied({ routingNumber })],
    ['C03', '021000021   1918171614', applied({ routingNumber, bankAccountNumber: '1918171614' })],
    ['C05', '32', applied({ accountType: 'Savings' })],
    ['C05', '27', applied({ accountType: 'Checking' })],
    ['C06', '1918171614          37', applied({ bankAccountNumber: '1918171614', accountType: 'Savings' })],
    [
      'C07',
      '0210000211918171614       27',
      applied({ routingNumber, bankAccountNumber: '1918171614', accountType: 'Checking' }),
    ],
  ])('%s reads its columns: %s', (code, data, expected) => expect(correctionOf(code, data)).toEqual(expected));

  it('reads what a report squeezed together by the spaces that are left', () => {
    expect(correctionOf('C03', ' 021000021 1918171614 ')).toEqual(
      applied({ routingNumber, bankAccountNumber: '1918171614' }),
    );
    expect(correctionOf('C06', '1918171614 37')).toEqual(
      applied({ bankAccountNumber: '1918171614', accountType: 'Savings' }),
    );
    expect(correctionOf('C07', '021000021 1918171614 27')).toEqual(
      applied({ routingNumber, bankAccountNumber: '1918171614', accountType: 'Checking' }),
    );
  });

  it('of a report that was squeezed never loses a digit of the account to columns that do not hold', () => {
    expect(correctionOf('C03', '021000021 1918171614')).toEqual(
      applied({ routingNumber, bankAccountNumber: '1918171614' }),
    );
    const parts = fc.record({
      code: fc.constantFrom('C03', 'C06', 'C07'),
      bankAccountNumber: fc.stringMatching(/^\d{1,17}$/),
      spaces: fc.array(fc.nat(14), { minLength: 2, maxLength: 2 }),
    });
    fc.assert(
      fc.property(parts, ({ code, bankAccountNumber, spaces: [first = 0, second = 0] }) => {
        const before = code === 'C06' ? '' : `${routingNumber}${' '.repeat(first)}`;
        const after = code === 'C03' ? '' : `${' '.repeat(second)}27`;
        const read = correctionOf(code, `${before}${bankAccountNumber}${after}`);
        if (first > 0 && second > 0) expect(read.kind).toBe('bank-account');
        if (read.kind === 'bank-account') expect(read.change.bankAccountNumber).toBe(bankAccountNumber);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['C01', ''],
    ['C01', '#1234'],
    ['C01', '1234#'],
    ['C01', '123456789012345678'],
    ['C03', '0210000211918171614'],
    ['C05', '132'],
    ['C05', '327'],
    ['C01', '12345678901234567 8'],
    ['C02', '021000022'],
    ['C02', '02100002'],
    ['C03', '021000021'],
    ['C05', '42'],
    ['C06', '1918171614'],
    ['C07', '0210000221918171614       27'],
  ])('%s that is not as it should be is not guessed at: %s', (code, data) =>
    expect(correctionOf(code, data)).toEqual({ kind: 'unreadable' }),
  );

  it.each(['C04', 'C08', 'C09', 'C10', 'C13', 'C14', 'C61'])('%s is for a person', (code) =>
    expect([isChangeCode(code), correctionOf(code, 'MARISOL OKONKWO')]).toEqual([true, { kind: 'review' }]),
  );

  it('changes nothing of a routing number that is none, whatever stands there', () => {
    fc.assert(
      fc.property(fc.constantFrom('C02', 'C03', 'C07'), fc.stringMatching(/^[0-9 ]{0,29}$/), (code, data) => {
        const read = correctionOf(code, data);
        const given = read.kind === 'bank-account' ? read.change.routingNumber : undefined;
        if (given !== undefined) expect(data.replaceAll(' ', '')).toContain(given);
      }),
    );
  });

  it.each(['R01', 'XC01', 'C011', ''])('is told from a return by its code: not %j', (code) =>
    expect(isChangeCode(code)).toBe(false),
  );
});
