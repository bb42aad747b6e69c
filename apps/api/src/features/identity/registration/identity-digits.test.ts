import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { importFolder } from '../../office/importing/public.ts';

it('where the site asks for digits of the Social Security number, only the right ones show contacts; none are kept in clear', async () => {
  const at = await testApp({
    change: (site) => ({
      ...site,
      config: { ...site.config, registration: { ...site.config.registration, ssnDigits: 4 } },
    }),
  });
  const folder = await mkdtemp(join(tmpdir(), 'identities-'));
  await writeFile(join(folder, 'member-identities.csv'), 'memberNumber,ssnDigits\n200108,6789\n');
  await importFolder({ folder, pool: at.database.pool, vault: at.services.vault });
  const emails = async (accountNumber: string, ssnDigits?: string) => {
    const payload = { accountNumber, ...(ssnDigits !== undefined && { ssnDigits }) };
    const answer = await at.app.inject({ method: 'POST', url: '/v3/registration/authentication-types', payload });
    return answer.json().emails.map((one: { label: string }) => one.label);
  };
  expect(await emails('104500090', '6789')).toEqual(['t***@amador.example']);
  expect(await emails('104500090', '6788')).toEqual([]);
  expect(await emails('104500090')).toEqual([]);
  expect(await emails('104500017', '6789')).toEqual([]);
  const stored = await at.database.pool.query('select digits_hash as hash from member_identities');
  expect(stored.rows[0].hash.toString('latin1')).not.toContain('6789');
  await rm(folder, { recursive: true });
  await at.close();
});
