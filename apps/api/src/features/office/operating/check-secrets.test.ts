import { afterAll, beforeAll, expect, it } from 'vitest';
import { vaultOf } from '../../../platform/sealing/vault.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { newMasterKey } from '../../../platform/testing/test-vault.ts';
import { checkSecrets } from './check-secrets.ts';
import { lineOf } from './findings.ts';

const [before, now, strange] = [newMasterKey(), newMasterKey(), newMasterKey()];
const claim = '0f9d5f0e-6a3b-4a55-9f5c-6a1d7a6e2c11';
const message = '5b1c8f54-1111-4a55-9f5c-6a1d7a6e2c12';
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const said = async (...keys: [string, ...string[]]) => (await checkSecrets(database.db, keys)).map(lineOf).join('\n');

/** One of each kind that is kept encrypted, so that a table or an owner that changes is noticed. */
async function keepOneOfEach(masterKey: string): Promise<void> {
  const client = await database.pool.connect();
  // Of each row only what is encrypted counts here, not whether its account is there.
  await client.query('set session_replication_role = replica');
  const vault = vaultOf([masterKey]);
  await client.query(
    `insert into logins (login_key, login_id, member_number, email, password_hash, mfa_secret)
     values ('ada', 'ada', '1', 'a@example.com', 'x', $1)`,
    [vault.lock('authenticator-secret', 'ada', 'A SECRET')],
  );
  await client.query(
    `insert into drafts (account_number, member_number, draft_type, draft_method, start_date, bank_account_number)
     values ('7', '1', 'bank', 'WHEN_BILLED', '2026-11-01', $1)`,
    [vault.lock('bank-account-number', '7', '12345678')],
  );
  await client.query(
    `insert into ach_files (send_day, file_id_modifier, body, entries, debit_cents, created_at)
     values ('2026-11-20', 'A', $1, 1, 1, now())`,
    [vault.lock('bank-file', '2026-11-20A', 'a file')],
  );
  await client.query(
    `insert into capital_credit_claims (claim_id, member_number, name, ssn, phone, contact_pref, email, address1, address2,
       city, state, zip, comments, claimed_at) values ($1, '1', 'Ada', $2, '', 'Mail', '', '', '', '', 'OR', '', '', now())`,
    [claim, vault.lock('claim-ssn', claim, '0142')],
  );
  await client.query(
    `insert into exports (export_number, what, file_name, body, locked_body, rows, created_at)
     overriding system value values (9, 'claims', 'claims.csv', '', $1, 1, now())`,
    [vault.lock('export-body', '9', 'an export')],
  );
  await client.query(
    `insert into outgoing_messages (message_id, channel, recipient, kind, body, state, created_at)
     values ($1, 'email', 'a@example.com', 'k', $2, 'waiting', now())`,
    [message, vault.lock('message-body', message, '{}')],
  );
  client.release();
}

it('tells a key that opens nothing, one that is still needed, and one that opens everything', async () => {
  expect(await said(now)).toBe('ok    secrets: none is kept');
  await keepOneOfEach(before);
  expect(await said(before)).toBe('ok    secrets: MASTER_KEY opens what is kept encrypted');
  const all = 'authenticator secrets, bank numbers, bank files, claims, exports, messages';
  expect(await said(strange)).toContain(`WRONG secrets: MASTER_KEY does not open some ${all}\n`);
  expect(await said(now, before)).toContain(`warn  secrets: only an older key opens some ${all}\n`);
  await database.pool.query("update outgoing_messages set body = null, state = 'sent'");
  expect(await said(strange)).not.toContain('messages');
});

it('tells what hangs on an older key, what dropping it ends, and when nothing does', async () => {
  const hash = (key: string, text: string) => vaultOf([key]).storedHash('recovery-code', text);
  const insert = (code: Buffer) =>
    database.pool.query("insert into recovery_codes (login_key, code_hash) values ('ada', $1)", [code]);
  await database.pool.query(
    'delete from logins; delete from drafts; delete from ach_files; delete from exports; delete from capital_credit_claims; delete from outgoing_messages',
  );
  await insert(hash(before, 'one'));
  await insert(hash(before, 'two').subarray(5));
  expect(await said(now, before)).toContain(
    'warn  keys: 2 recovery codes hang on an older key\n      → If it is dropped, recovery codes end until their members make new ones.',
  );
  expect(await said(before)).toBe('ok    secrets: none is kept');
  expect(await said(now)).toContain('1 recovery codes are of a key that MASTER_KEY names no more');
  await database.pool.query('update recovery_codes set used_at = now()');
  expect(await said(now, before)).toContain('keys: nothing hangs on an older key\n      → Drop the older key now');
});
