import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { checkPasskeys } from './check-passkeys.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const settings = { publicUrl: 'https://new.example', passkeyRpId: 'new.example', passkeysGivenUp: false };
const verdicts = async (change: Partial<typeof settings> = {}) =>
  (await checkPasskeys(database.db, { ...settings, ...change })).map(({ verdict }) => verdict);
const keep = (id: string, kind: string, rpId: string | null) =>
  database.pool.query(
    `insert into passkeys (passkey_id, owner_kind, owner_id, name, public_key, counter, transports, is_backed_up, rp_id, created_at)
     values ($1, $2, '1', 'x', '', 0, '{}', false, $3, now())`,
    [id, kind, rpId],
  );

it('passkeys that a renamed portal would lose are found, unless they are given up (identity-85)', async () => {
  expect(await verdicts()).toEqual(['ok']);
  await keep('staff', 'staff', 'office.old.example');
  await keep('here', 'member', 'new.example');
  expect(await verdicts()).toEqual(['ok']);
  await keep('there', 'member', 'old.example');
  expect(await verdicts()).toEqual(['wrong']);
  expect(await verdicts({ passkeysGivenUp: true })).toEqual(['warn']);
});

it('the old host may stay the site, where it says so, and the domain above is the portal’s own', async () => {
  await database.pool.query("delete from passkeys where passkey_id = 'here'");
  expect(await verdicts({ passkeyRpId: 'old.example' })).toEqual(['warn']);
  await database.pool.query('delete from passkeys');
  expect(await verdicts({ publicUrl: 'https://portal.new.example' })).toEqual(['ok']);
});
