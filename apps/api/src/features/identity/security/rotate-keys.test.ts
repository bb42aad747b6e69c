import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { environmentWith } from '../../../platform/environment.ts';
import { vaultOf } from '../../../platform/sealing/vault.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { newMasterKey } from '../../../platform/testing/test-vault.ts';
import { findExport, textOfExport, writeExport } from '../../office/exporting/public.ts';
import { listBankFiles, loadBankSettings, textOfBankFile, writeBankFile } from '../../planned/bank-file/public.ts';

const coop = fileURLToPath(new URL('../../../cli/coop.ts', import.meta.url));

it('after rotate-keys the new key alone opens secrets, bank numbers, bank files, claims and exports', async () => {
  const at = await testApp();
  const { pool, url } = at.database;
  await pool.query("update logins set mfa_secret = $1 where login_key = 'walter.prine'", [
    at.services.vault.lock('authenticator-secret', 'walter.prine', 'A SECRET'),
  ]);
  const bank = await loadBankSettings(at.services.coopFolder);
  if (!bank) throw new Error('There is no bank.yaml.');
  const file = await writeBankFile(at.services, bank, '2026-11-20');
  const before = file && textOfBankFile(at.services.vault, file);
  expect(before).toContain('700012345678');

  const claimId = '0f9d5f0e-6a3b-4a55-9f5c-6a1d7a6e2c11';
  const digits = at.services.vault.lock('claim-ssn', claimId, '0142');
  await pool.query(
    `insert into capital_credit_claims (claim_id, member_number, name, ssn, phone, contact_pref, email, address1, address2,
       city, state, zip, comments, claimed_at) values ($1, '1', 'Ada', $2, '', 'Mail', '', '', '', '', 'OR', '', '', now())`,
    [claimId, digits],
  );
  const exported = await writeExport({ ...at.services, timeZone: 'America/Los_Angeles' }, 'claims');

  const masterKey = newMasterKey();
  const env = environmentWith({ DATABASE_URL: url, MASTER_KEY: `${masterKey},${at.masterKey}` });
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', coop, 'rotate-keys'], { env });
  expect(stdout).toMatch(
    /^1 authenticator secrets, 0 brought passwords, 2 bank numbers, 1 bank files, 1 claims, 1 exports, 0 signing keys, 0 devices and secrets of 0 webhooks are encrypted/,
  );

  const vault = vaultOf([masterKey]);
  const [secret] = (await pool.query("select mfa_secret as locked from logins where login_key = 'walter.prine'")).rows;
  expect(vault.unlock('authenticator-secret', 'walter.prine', secret.locked)).toBe('A SECRET');
  const drafts = await pool.query(
    'select account_number as account, bank_account_number as locked from drafts where bank_account_number is not null',
  );
  for (const { account, locked } of drafts.rows)
    expect(vault.unlock('bank-account-number', account, locked)).toBe('700012345678');
  const [rotated] = await listBankFiles(at.database.db);
  expect(rotated && textOfBankFile(vault, rotated)).toBe(before);
  const [claim] = (await pool.query('select ssn from capital_credit_claims')).rows;
  expect(vault.unlock('claim-ssn', claimId, claim.ssn)).toBe('0142');
  const again = await findExport(at.database.db, exported?.exportNumber ?? 0);
  expect(again && textOfExport(vault, again)).toContain(`${claimId},`);
  await at.close();
});
