import type { Executor } from '../../../platform/database/database.ts';
import { keyIdOf, type StoredHashPurpose } from '../../../platform/sealing/vault.ts';
import { hashesByKey, hashPurposes } from './doctor-store.ts';
import { type Finding, warn } from './findings.ts';

const names: Record<StoredHashPurpose, string> = {
  'recovery-code': 'recovery codes',
  'verification-code': 'verification codes',
  'identity-digits': 'identity digits',
};

/** What becomes of what hangs on a key that is dropped. */
const ends: Record<StoredHashPurpose, string> = {
  'recovery-code': 'recovery codes end until their members make new ones',
  'verification-code': 'verification codes end within hours by themselves',
  'identity-digits': 'identity digits end until the next import',
};

/**
 * Which stored hashes hang on an older key, and what dropping it would end; and those whose key is named no more. What an
 * older release wrote names no key: while there are several it counts as hanging on an older one.
 */
export async function checkHashes(db: Executor, masterKeys: readonly [string, ...string[]]): Promise<Finding[]> {
  const [current, ...older] = masterKeys.map((key) => keyIdOf(key).toString('hex'));
  const hanging: [StoredHashPurpose, number][] = [];
  const lost: [StoredHashPurpose, number][] = [];
  for (const purpose of hashPurposes)
    for (const { keyId, count } of await hashesByKey(db, purpose)) {
      if (keyId === current || (keyId === null && older.length === 0)) continue;
      (keyId === null || older.includes(keyId) ? hanging : lost).push([purpose, count]);
    }
  return [
    ...(lost.length > 0
      ? [
          warn(
            'keys',
            `${counted(lost)} are of a key that MASTER_KEY names no more`,
            `They open nothing: ${said(lost)}.`,
          ),
        ]
      : []),
    ...(hanging.length > 0
      ? [warn('keys', `${counted(hanging)} hang on an older key`, `If it is dropped, ${said(hanging)}.`)]
      : []),
  ];
}

const counted = (found: readonly [StoredHashPurpose, number][]): string => {
  const purposes = hashPurposes.filter((one) => found.some(([purpose]) => purpose === one));
  const sumOf = (one: StoredHashPurpose) =>
    found.reduce((sum, [purpose, count]) => sum + (purpose === one ? count : 0), 0);
  return purposes.map((purpose) => `${sumOf(purpose)} ${names[purpose]}`).join(', ');
};

const said = (found: readonly [StoredHashPurpose, number][]): string =>
  hashPurposes
    .filter((one) => found.some(([purpose]) => purpose === one))
    .map((purpose) => ends[purpose])
    .join('; ');
