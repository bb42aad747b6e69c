import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { environmentWith } from '../../platform/environment.ts';
import { vaultOf } from '../../platform/sealing/vault.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { newMasterKey } from '../../platform/testing/test-vault.ts';
import { listBankFiles, loadBankSettings, textOfBankFile, writeBankFile } from '../bank-file/public.ts';

const coop = fileURLToPath(new URL('../../cli/coop.ts', import.meta.url));

it('after rotate-keys the new key alone opens secrets, bank numbers and bank files', async () => {
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

  const masterKey = newMasterKey();
  const env = environmentWith({ DATABASE_URL: url, MASTER_KEY: `${masterKey},${at.masterKey}` });
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', coop, 'rotate-keys'], { env });
  expect(stdout).toMatch(/^1 authenticator secrets, 2 bank numbers and 1 bank files are encrypted/);

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
  await at.close();
});
