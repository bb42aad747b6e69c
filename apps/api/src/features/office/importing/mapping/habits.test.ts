import { describe, expect, it } from 'vitest';
import { mappedExport } from './testing/mapped-export.ts';

const { theirs, map, ours, rejected } = mappedExport();
const meters = 'columns: { accountNumber: ACCT, meterNumber: METER, meterType: { constant: Electric } }';

it('times in UTC are the co-op’s, and years of its century, where the mapping says so (moving-in-47, 48)', async () => {
  await theirs('outages.txt', 'NO\tBEGAN\tDONE\nO1\t202607010130\t202607010915\n');
  await theirs('meters.txt', 'ACCT\tMETER\tSET\n1\t60001\t112055\n');
  const mapping = `
timeZone: America/Los_Angeles
century: 50
files:
  outages: { file: outages.txt, format: tsv }
  meters: { file: meters.txt, format: tsv }
ours:
  outages.csv:
    from: outages
    columns:
      outageNumber: NO
      description: { constant: Out }
      startedAt: { from: BEGAN, as: time YYYYMMDDHHmm UTC }
      restoredAt: { from: DONE, as: time YYYYMMDDHHmm UTC }
  meters.csv: { from: meters, columns: { accountNumber: ACCT, meterNumber: METER, meterType: { constant: E }, installedOn: { from: SET, as: day MMDDYY } } }
`;
  await map(mapping);
  expect(await ours('outages.csv')).toEqual(['O1,,Out,2026-06-30T18:30,,2026-07-01T02:15,,,']);
  expect(await ours('meters.csv')).toEqual(['1,60001,E,1955-11-20']);
});

it('a time zone that is none, and UTC without one, are told with their line', async () => {
  await theirs('meters.txt', 'ACCT,METER,SET\n');
  const mapping = (habits: string) => `${habits}
files: { meters: { file: meters.txt } }
ours: { meters.csv: { from: meters, columns: { accountNumber: ACCT, meterNumber: METER, meterType: { constant: E }, installedOn: { from: SET, as: day YYYYMMDDHHmm UTC } } } }
`;
  await expect(map(mapping('timeZone: Pacific'))).rejects.toThrow(
    'mapping.yaml:1: timeZone: must be a time zone like America/Chicago',
  );
  await expect(map(mapping('# none'))).rejects.toThrow(
    'mapping.yaml:3: ours.meters.csv.columns.installedOn.as: needs the co-op’s time zone',
  );
  await expect(map(mapping("century: 'soon'"))).rejects.toThrow('mapping.yaml:1: century: must be two digits');
});

describe('any character may part the columns (moving-in-49)', () => {
  it.each(['~', '^', '§', '.'])('%s', async (sign) => {
    await theirs('p.txt', `ACCT${sign}METER\n1${sign}60001\n2${sign}"6${sign}2"\n`);
    await map(`files: { p: { file: p.txt, by: "${sign}" } }\nours: { meters.csv: { from: p, ${meters} } }`);
    expect(await ours('meters.csv')).toEqual(['1,60001,Electric,', `2,6${sign}2,Electric,`]);
  });

  it.each([
    ["by: '~~'", 'by: must be one character'],
    [`by: '"'`, 'by: must be one character'],
    ["by: '~', format: bar", 'by: stands without format and widths'],
  ])('%s is refused', async (wrong, reason) => {
    await theirs('p.txt', 'ACCT~METER\n');
    await expect(
      map(`files: { p: { file: p.txt, ${wrong} } }\nours: { meters.csv: { from: p, ${meters} } }`),
    ).rejects.toThrow(`mapping.yaml:1: files.p.${reason}`);
  });
});

it('a lookup that must find something refuses the row in which it does not, and says what it looked for (moving-in-50)', async () => {
  await theirs('accounts.csv', 'ACCT,METER\n1,60001\n2,60002\n3,\n');
  await theirs('kinds.csv', 'METER,KIND\n60001,Electric\n');
  const mapping = (required: string) => `
files: { accounts: { file: accounts.csv }, kinds: { file: kinds.csv } }
ours:
  meters.csv:
    from: accounts
    columns:
      accountNumber: ACCT
      meterNumber: { firstOf: [METER, { constant: none }] }
      meterType: { lookup: kinds, in: METER, find: METER, take: KIND, ${required} }
`;
  await map(mapping('required: yes'));
  expect(await ours('meters.csv')).toEqual(['1,60001,Electric,']);
  expect(await rejected()).toEqual([
    'accounts.csv,3,METER,“60002” is not found in kinds,meters.csv: meterType',
    'accounts.csv,4,METER,is not found in kinds,meters.csv: meterType',
  ]);
  await expect(map(mapping('required: yes, otherwise: Other'))).rejects.toThrow(
    'meterType: required and otherwise do not go together',
  );
});
