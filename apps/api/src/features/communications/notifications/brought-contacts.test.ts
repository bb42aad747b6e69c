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
const contacts = async () =>
  (
    await database.pool.query(
      `select address, takes_texts as texts, takes_voice as voice, verified_at::date::text as verified
       from notification_contacts order by address`,
    )
  ).rows;
const phone = { memberNumber: '1', kind: 'phone', address: '5415550142' };

it('contacts come along once, verified ones verified, with what was agreed to as the proof', async () => {
  const files = {
    'members.csv': [{ memberNumber: '1' }],
    'accounts.csv': [{ accountNumber: '11', memberNumber: '1' }],
    'account-preferences.csv': [
      { accountNumber: '11', paperlessBilling: 'Y', chosenOn: '2022-03-04', source: 'SmartPay 4' },
    ],
    'notification-contacts.csv': [
      {
        ...phone,
        verified: 'Y',
        verifiedOn: '2023-01-02',
        takesTexts: 'Y',
        consentedOn: '2023-01-02',
        consentText: 'Yes',
      },
      { memberNumber: '1', kind: 'email', address: 'Day@Example.com' },
    ],
  };
  await imported(files);
  expect(await contacts()).toEqual([
    { address: '5415550142', texts: true, voice: false, verified: '2023-01-02' },
    { address: 'day@example.com', texts: false, voice: false, verified: null },
  ]);
  const consents =
    'select phone, consent_text as text, given_at::date::text as day, given_by as by from contact_consents';
  const proof = [{ phone: '5415550142', text: 'Yes', day: '2023-01-02', by: 'brought' }];
  expect((await database.pool.query(consents)).rows).toEqual(proof);

  await database.pool.query("update notification_contacts set takes_texts = false where kind = 'phone'");
  await database.pool.query("delete from notification_contacts where kind = 'email'");
  await database.pool.query('update account_preferences set paperless_billing = false, changed_at = now()');
  const [paper, ...rest] = files['notification-contacts.csv'];
  await imported({ ...files, 'notification-contacts.csv': [{ ...paper, takesVoice: 'Y', language: 'es' }, ...rest] });
  expect(await contacts()).toEqual([{ address: '5415550142', texts: false, voice: false, verified: '2023-01-02' }]);
  expect((await database.pool.query(consents)).rows).toEqual(proof);
  expect(
    (
      await database.pool.query(
        'select paperless_billing as is, source, chosen_on::text as day from account_preferences',
      )
    ).rows,
  ).toEqual([{ is: false, source: 'SmartPay 4', day: '2022-03-04' }]);
});

it('rows that can’t be are refused with the reason', async () => {
  const told = await imported({
    'notification-contacts.csv': [
      { ...phone, takesVoice: 'Y' },
      { memberNumber: '1', kind: 'email', address: 'x@example.com', takesTexts: 'Y', consentedOn: '2023-01-02' },
      { memberNumber: '1', kind: 'phone', address: 'x@example.com' },
      { memberNumber: '1', kind: 'email', address: 'nobody' },
    ],
  });
  expect(told.split('\n').slice(0, 4)).toEqual([
    'notification-contacts.csv:2: consentedOn: is empty: without its day nobody can show that the member agreed',
    'notification-contacts.csv:3: takesTexts: is for phones',
    'notification-contacts.csv:4: address: must be 10 digits',
    'notification-contacts.csv:5: address: is neither 10 digits nor an email address',
  ]);
});
