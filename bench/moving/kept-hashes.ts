import type pg from 'pg';
import type { Vault } from '../../apps/api/src/platform/sealing/vault.ts';
import { type OldPasswords, oldLogin } from './old-co-op.ts';

const pageSize = 5000;

/**
 * Compares the old hashes that are kept with those of the export: of everybody who has not signed in, each must be there
 * to the letter. Answers how many are, and how many are not.
 */
export async function compareHashes(
  pool: pg.Pool,
  vault: Vault,
  { passwords, logins }: { readonly passwords: OldPasswords; readonly logins: number },
): Promise<{ readonly same: number; readonly wrong: number }> {
  let [same, wrong] = [0, 0];
  for (let from = 0; from < logins; from += pageSize) {
    const page = Array.from({ length: Math.min(pageSize, logins - from) }, (_, at) => oldLogin(passwords, from + at));
    const { rows } = await pool.query<{ key: string; locked: Buffer }>(
      'select login_key as key, locked from foreign_hashes where login_key = any($1)',
      [page.map(({ loginKey }) => loginKey)],
    );
    const kept = new Map(rows.map(({ key, locked }) => [key, vault.unlock('foreign-hash', key, locked)]));
    for (const { loginKey, old } of page) {
      const text = kept.get(loginKey);
      if (text === old.hash) same += 1;
      else if (text !== undefined) wrong += 1;
    }
  }
  return { same, wrong };
}
