import { describe, expect, it } from 'vitest';
import { entities } from '../entities/entities.ts';
import { isSecret } from '../entities/shown-fields.ts';
import { Coverage } from './coverage.ts';

/** What a column's examples are where ten rows say the same. */
function examplesOf(file: string, column: string, text: string): readonly string[] | undefined {
  const entity = entities.find((one) => one.file === file);
  if (!entity) throw new Error(file);
  const names = Object.keys(entity.columns);
  const coverage = new Coverage(entity, names);
  for (let row = 0; row < 10; row += 1) coverage.note(names.map((name) => (name === column ? text : '')));
  return coverage.result().columns.find((one) => one.column === column)?.examples;
}

describe('the report of coverage tells of nobody (moving-in-10)', () => {
  it('words, days and amounts that many rows share are shown', () => {
    expect(examplesOf('accounts.csv', 'accountType', 'Electric')).toEqual(['Electric']);
    expect(examplesOf('accounts.csv', 'derivedStatus', 'Past Due')).toEqual(['Past Due']);
    expect(examplesOf('bills.csv', 'billDate', '2026-11-20')).toEqual(['2026-11-20']);
    expect(examplesOf('account-preferences.csv', 'paperlessBilling', 'Y')).toEqual(['Y']);
  });

  it('of names, phones, addresses and numbers only the shape is, however many share them', () => {
    expect(examplesOf('members.csv', 'lastName', 'Berg')).toEqual(['Xxxx']);
    expect(examplesOf('member-phones.csv', 'phone', '5415550142')).toEqual(['9999999999']);
    expect(examplesOf('accounts.csv', 'serviceStreet', '2218 Cedar Hollow Rd')).toEqual(['9999 Xxxxx Xxxxxx Xx']);
    expect(examplesOf('accounts.csv', 'accountNumber', '104471882')).toEqual(['999999999']);
    expect(examplesOf('logins.csv', 'email', 'ana@example.com')).toEqual(['xxx@xxxxxxx.xxx']);
    expect(examplesOf('arrangements.csv', 'arrangementNotation', 'Ana called')).toEqual(['Xxx xxxxxx']);
  });

  it.each([
    ['logins.csv', 'passwordHash', '$argon2id$v=19$m=19456,t=2,p=1$CwAAAAAAA'],
    ['logins.csv', 'authenticatorSecret', 'JBSWY3DPEHPK3PXP'],
    ['stored-payments.csv', 'token', 'TEST-CARD-1111'],
    ['drafts.csv', 'token', 'TEST-CARD-1111'],
    ['drafts.csv', 'bankAccountNumber', '123456789'],
    ['drafts.csv', 'routingNumber', '021000021'],
    ['member-identities.csv', 'ssnDigits', '1234'],
  ])('%s: of %s nothing is (moving-in-15)', (file, column, text) => {
    expect(examplesOf(file, column, text)).toEqual([]);
  });

  it('what is kept encrypted or hashed is secret in its file as well', () => {
    const kept = entities.flatMap(({ locked, hashed, columns }) =>
      [locked, hashed].flatMap((name) => (name === undefined ? [] : [{ name, codec: columns[name] }])),
    );
    expect(kept.length).toBeGreaterThan(2);
    for (const { name, codec } of kept) expect([name, isSecret(codec)]).toEqual([name, true]);
  });
});
