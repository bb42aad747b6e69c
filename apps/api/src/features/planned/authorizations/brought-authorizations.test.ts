import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { testVault } from '../../../platform/testing/test-vault.ts';
import { describeImport, importFolder } from '../../office/importing/public.ts';
import { withImportFolder } from '../../office/importing/testing/import-files.ts';

let database: TestDatabase;
const vault = testVault();

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const imported = (files: Parameters<typeof withImportFolder>[0]) =>
  withImportFolder(files, async (folder) => describeImport(await importFolder({ folder, pool: database.pool, vault })));
const draft = (accountNumber: string, bankAccountNumber: string) => ({
  ...{ accountNumber, draftType: 'bank', draftMethod: 'WHEN_BILLED', startDate: '2020-02-01' },
  ...{ draftAccountType: 'Checking', routingNumber: '091000019', bankAccountNumber },
});
const agreed = (accountNumber: string, givenOn: string, consentText: string) => ({
  ...{ accountNumber, givenOn, consentText, way: 'web', language: 'es' },
});
const kept = async () =>
  (
    await database.pool.query(
      `select plan_key as account, way, consent_text as text, language, method, given_at::date::text as day, ended_at is null as stands
       from authorizations order by plan_key, given_at`,
    )
  ).rows;

it('what a member agreed to elsewhere is kept with its day and text, once, and a newer one beside it', async () => {
  const people = {
    'members.csv': [{ memberNumber: '1' }],
    'accounts.csv': ['11', '12'].map((accountNumber) => ({ accountNumber, memberNumber: '1' })),
  };
  await imported({ ...people, 'drafts.csv': [draft('11', '123456789'), draft('12', '987654321')] });
  const onPaper = { account: '11', way: 'paper', text: '', language: 'en', day: '2020-02-01', stands: true };
  expect((await kept())[0]).toMatchObject(onPaper);

  const files = {
    'drafts.csv': [draft('11', '123456789'), draft('12', '987654321')],
    'draft-authorizations.csv': [agreed('11', '2019-12-30', 'Autorizo')],
  };
  await imported(files);
  const withText = { account: '11', way: 'web', text: 'Autorizo', language: 'es', day: '2019-12-30', stands: true };
  expect(await kept()).toMatchObject([withText, { account: '12', text: '' }]);
  await imported({ ...files, 'draft-authorizations.csv': [agreed('11', '2019-12-31', 'Otra cosa')] });
  expect(await kept()).toMatchObject([withText, { account: '12', text: '' }]);

  // Another bank account is another authorization, and the old words are not its own.
  const moved = { ...files, 'drafts.csv': [draft('11', '555544443333')] };
  await imported(moved);
  const [first, second] = await kept();
  expect([first, second]).toMatchObject([
    { ...withText, stands: false },
    { text: '', method: expect.stringMatching(/3333$/) },
  ]);
  await imported({ 'draft-authorizations.csv': [agreed('11', '2026-01-05', 'Autorizo la nueva')] });
  expect((await kept())[1]).toMatchObject({ text: 'Autorizo la nueva', day: '2026-01-05', stands: true });
});

it('a row that can’t be is told', async () => {
  expect(
    await imported({ 'draft-authorizations.csv': [agreed('99', '2026-01-05', ''), agreed('11', '1899-01-01', '')] }),
  ).toMatch(
    /draft-authorizations\.csv:3: givenOn: is before 1970-01-01\ndraft-authorizations\.csv:2: accountNumber: 99 is neither/,
  );
});
