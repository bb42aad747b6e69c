import { writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testVault } from '../../../platform/testing/test-vault.ts';
import { describeImport } from './describe-import.ts';
import { entities } from './entities/entities.ts';
import { importFolder } from './import-folder.ts';
import type { ImportProgress } from './import-options.ts';
import { importFile } from './testing/import-files.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let folder: string;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The header of a file as it always was: without the columns that it may leave out. */
const headerOf = (file: string) => {
  const { columns = {}, mayLack = [] } = entities.find((entity) => entity.file === file) ?? {};
  return Object.keys(columns)
    .filter((column) => !mayLack.includes(column))
    .join(',');
};
const membersFile = `${headerOf('members.csv')}\n1,Ada,,Lind,ada@example.com\n2,Bo,,Lind,\n`;
const phonesFile = `${headerOf('member-phones.csv')}\n1,5415550142,Cell,\n`;

const loginsFile = (...rows: [string, string][]) =>
  `${headerOf('logins.csv')}\n${rows.map(([id, member]) => `${id},${id},${member},${id}@example.com,`).join('\n')}\n`;

async function imported(files: Record<string, string | Buffer>, skipBadRows = false): Promise<string> {
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return describeImport(
    await importFolder({ folder, pool: database.pool, vault: testVault(), timeZone: 'America/Chicago', skipBadRows }),
  );
}

async function countOf(table: string): Promise<number> {
  return Number((await database.pool.query(`select count(*) from ${table}`)).rows[0].count);
}

describe('an import', () => {
  it.each([
    [
      'a wrong header',
      { 'members.csv': membersFile.replace('lastName', 'surname') },
      /members\.csv:1: surname: there is no such column/,
    ],
    [
      'semicolons',
      { 'members.csv': membersFile.replaceAll(',', ';') },
      /^members\.csv:1: has its columns separated by semicolons; an import reads commas\nNothing was written\.$/,
    ],
    [
      'a phone with its signs',
      { 'member-phones.csv': phonesFile.replace('5415550142', '(541) 555-0142') },
      /member-phones\.csv:2: phone: must be 10 digits and nothing else/,
    ],
    [
      'a bad day',
      { 'bills.csv': `${headerOf('bills.csv')}\n9,2026-02-30,B1,Regular,,,1,1,,,,,,,,\n` },
      /bills\.csv:2: billDate: is not a day/,
    ],
    [
      'a notice that lies elsewhere',
      { 'delinquents.csv': `${headerOf('delinquents.csv')}\n9,N1,2026-11-01,92,5,,,../site.yaml\n` },
      /delinquents\.csv:2: delinquentFile: must be the name of a PDF/,
    ],
    [
      'an unknown member',
      { 'member-phones.csv': phonesFile.replace('\n1,', '\n77,') },
      /member-phones\.csv:2: memberNumber: 77 is neither in members\.csv nor in the database/,
    ],
    [
      'too few intervals',
      { 'usage-intervals.csv': `${headerOf('usage-intervals.csv')}\nM1,2026-11-01,60,1 2  4,\n` },
      /usage-intervals\.csv:2: values: has 4 values where a day has 23, 24, 25/,
    ],
    [
      '24 hours of a day that has 23',
      { 'usage-intervals.csv': `${headerOf('usage-intervals.csv')}\nM1,2026-03-08,60,${' '.repeat(23)},\n` },
      /usage-intervals\.csv:2: values: has 24 values where 2026-03-08, which has 23 hours, has 23/,
    ],
    [
      'an hour too few of an ordinary day',
      { 'usage-intervals.csv': `${headerOf('usage-intervals.csv')}\nM1,2026-03-09,30,${' '.repeat(45)},\n` },
      /usage-intervals\.csv:2: values: has 46 values where 2026-03-09, which has 24 hours, has 48/,
    ],
    [
      'a letter too many',
      { 'usage-intervals.csv': `${headerOf('usage-intervals.csv')}\nM1,2026-11-01,60,${' '.repeat(23)},AE\n` },
      /usage-intervals\.csv:2: qualities: has 2 letters for 24 values/,
    ],
    [
      'usage that is no number',
      { 'usage-days.csv': `${headerOf('usage-days.csv')}\nM1,2026-11-01,1e9,,,\n` },
      /usage-days\.csv:2: usage: is not a quantity like 31\.204/,
    ],
    [
      'a key given twice',
      { 'members.csv': `${membersFile}1,Ada,,Again,\n` },
      /members\.csv:4: memberNumber: stands in the file twice/,
    ],
    [
      'bad encoding',
      { 'members.csv': Buffer.from(membersFile.replace('Ada', 'Ad\u00e9'), 'latin1') },
      /members\.csv:2: is not UTF-8/,
    ],
    ['0 bytes', { 'members.csv': '' }, /members\.csv:1: the file is empty/],
    [
      'a quote that does not close',
      { 'members.csv': `${headerOf('members.csv')}\n1,"Ada,,Lind,\n` },
      /members\.csv:\d+: has a quote/,
    ],
    [
      'too many fields',
      { 'members.csv': `${membersFile}3,Cy,,Lind,,,,\n` },
      /members\.csv:4: has 8 fields where the header has 5/,
    ],
    ['no file at all', {}, /no import files are in this folder/],
    [
      'a misspelt file name',
      { 'members.csv': membersFile, 'phones.csv': phonesFile },
      /phones\.csv:1: is not a file that an import reads/,
    ],
    [
      'two logins for one member',
      { 'members.csv': membersFile, 'logins.csv': loginsFile(['ada', '1'], ['lind', '1']) },
      /logins\.csv:3: memberNumber: stands in the file twice/,
    ],
    [
      'more bad rows than a screen holds',
      { 'members.csv': membersFile + 'x,No,,Number,\n'.repeat(60) },
      /… and 10 more\.\nNothing was written\.$/,
    ],
  ])('with %s says where and why, and writes nothing', async (_what, files, sentence) => {
    const said = await imported(files);
    expect(said).toMatch(sentence);
    expect(said).toMatch(/Nothing was written\.$/);
    expect(await countOf('members')).toBe(0);
  });

  it('with --skip-bad-rows also skips what refers to a skipped row', async () => {
    const files = {
      'members.csv': membersFile,
      'accounts.csv': `${headerOf('accounts.csv')}\n9,77,,X,1 A St,B,OR,97498,,Electric,,Current,Standard${','.repeat(20)}\n`,
      'meters.csv': `${headerOf('meters.csv')}\n9,M1,Electric,\n`,
    };
    expect(await imported(files, true)).toMatch(/meters\.csv: 0 rows\n2 bad rows were skipped/);
  });

  it('may be run again: rows are replaced by their keys; with --skip-bad-rows the good ones are written', async () => {
    const bad = `${membersFile}x,No,,Number,\n`;
    expect(await imported({ 'members.csv': bad, 'member-phones.csv': phonesFile }, true)).toMatch(
      /1 bad row was skipped/,
    );
    expect(await imported({ 'members.csv': membersFile.replace('Ada', 'Adela') })).toMatch(/members\.csv: 2 rows/);
    expect(await countOf('members')).toBe(2);
    expect(
      (await database.pool.query("select first_name from members where member_number = '1'")).rows[0].first_name,
    ).toBe('Adela');
    expect(await countOf('member_phones')).toBe(1);
  });

  it('writes nothing when a file changes after it was checked: its rows were not', async () => {
    await writeFile(join(folder, 'members.csv'), membersFile);
    const onProgress = ({ step }: ImportProgress) => {
      if (step === 'checking') writeFileSync(join(folder, 'members.csv'), membersFile.replace('\n2,', '\nx,'));
    };
    const before = await countOf('members');
    const report = await importFolder({ folder, pool: database.pool, vault: testVault(), onProgress });
    expect(describeImport(report)).toBe('members.csv:1: changed while it was read\nNothing was written.');
    expect(await countOf('members')).toBe(before);
  });

  it('reads Windows line ends as any other, and numbers lines alike', async () => {
    const said = await imported({ 'members.csv': `${membersFile}x,No,,Number,\n`.replaceAll('\n', '\r\n') });
    expect(said).toMatch(/members\.csv:4: memberNumber/);
  });

  it('leaves a login that is there as its member has made it, and gives no login id twice', async () => {
    await imported({ 'members.csv': membersFile, 'logins.csv': loginsFile(['ada', '1']) });
    await database.pool.query("update logins set password_hash = 'changed'");
    await imported({ 'logins.csv': loginsFile(['ada', '1']) });
    const kept = await database.pool.query('select login_key, password_hash from logins');
    expect(kept.rows).toEqual([{ login_key: 'ada', password_hash: 'changed' }]);
    const said = await imported({ 'logins.csv': loginsFile(['ada', '2']) });
    expect(said).toMatch(/logins\.csv:2: loginKey: is the login of another member/);
  });
});

it('outages come with Spanish words or without these columns', async () => {
  const added = ['causeEs', 'descriptionEs', 'crewAssignedAt'];
  expect(entities.find(({ file }) => file === 'outages.csv')?.mayLack).toEqual(added);
  const old = headerOf('outages.csv');
  const row = 'O1,Weather,Ice,2026-01-03T01:00,,';
  const spanish = async () =>
    (await database.pool.query("select description_es from outages where outage_number = 'O1'")).rows[0].description_es;
  await imported({ 'outages.csv': `${old},${added.join(',')}\n${row},Clima,Hielo,\n` });
  expect(await spanish()).toBe('Hielo');
  await imported({ 'outages.csv': `${old}\n${row}\n` });
  expect(await spanish()).toBeNull();
});

it('usage may stand twice in a file; gaps may stand at both ends of a day', async () => {
  const days = `${headerOf('usage-days.csv')}\nM1,2026-11-01,10,,,\nM1,2026-11-01,11.5,,,Keyed\nM1,2026-11-01,12,,,Estimate\n`;
  const values = ` ${Array.from({ length: 23 }, (_, hour) => hour / 4).join(' ')} `;
  const intervals = `${headerOf('usage-intervals.csv')}\nM1,2026-11-01,60,${values},\n`;
  expect(await imported({ 'usage-days.csv': days, 'usage-intervals.csv': intervals })).toContain(
    'usage-days.csv: 3 rows',
  );
  const written = await database.pool.query(
    `select usage_thousandths as usage, status, cardinality(values_thousandths) as hours, values_thousandths[1] as first,
       values_thousandths[3] as third, values_thousandths[25] as last, usage_days.tableoid::regclass::text as place
     from usage_days join usage_intervals using (meter_number, day)`,
  );
  expect(written.rows).toEqual([
    {
      usage: 11_500,
      status: 2,
      hours: 25,
      first: null,
      third: 250,
      last: null,
      place: 'usage_days_2026_11',
    },
  ]);
});

it('an email to which none can go is taken, and told with its line and column', async () => {
  const rows = '1,Ada,,Lind,not-an-email\n2,Bo,,Lind,\n3,Cy,,Lind,c@example.com; d@example.com\n';
  const said = await imported({ 'members.csv': `${headerOf('members.csv')}\n${rows}` });
  expect(said.match(/.*email address.*/g)).toEqual([
    'members.csv:2: email: is not an email address; no email will arrive',
    'members.csv:4: email: is not an email address; no email will arrive',
  ]);
  expect(said).toContain('members.csv: 3 rows');
});

it('a name that papers are not drawn with is taken, and told with its line and column', async () => {
  const accounts = importFile('accounts.csv', [
    { accountNumber: '7', memberNumber: '1', accountHolderName: 'Keala Kaʻiulani' },
    { accountNumber: '8', memberNumber: '1', accountHolderName: '李小龍', serviceCity: 'Łódź' },
  ]);
  const said = await imported({ 'members.csv': membersFile, 'accounts.csv': accounts });
  expect(said).toContain('accounts.csv:3: accountHolderName: has letters that papers are not drawn with');
  expect(said.match(/not drawn with/g)).toHaveLength(1);
  const found = await database.pool.query(
    "select account_holder_name as name from accounts where account_number = '8'",
  );
  expect(found.rows).toEqual([{ name: '李小龍' }]);
});

it('what the logins of a file open by themselves is not told as grants that the file lacks', async () => {
  const grants = `loginKey,memberNumber\ngrants1,92\n`;
  const people = `${headerOf('members.csv')}\n91,Ada,,Lind,\n92,Bo,,Lind,\n`;
  const logins = loginsFile(['grants1', '91'], ['grants2', '92']);
  expect(await imported({ 'members.csv': people, 'logins.csv': logins, 'login-grants.csv': grants })).toMatch(
    /^login-grants\.csv: 1 row; 1 new, 0 changed, 0 the same$/m,
  );
});
