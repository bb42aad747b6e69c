import type { Database } from '../../../platform/database/database.ts';
import { type Vault, vaultOf } from '../../../platform/sealing/vault.ts';
import { checkHashes } from './check-hashes.ts';
import { type KeptPurpose, keptPurposes, type Locked, lockedValues } from './doctor-store.ts';
import { type Finding, ok, warn, wrong } from './findings.ts';

const names: Record<KeptPurpose, string> = {
  'authenticator-secret': 'authenticator secrets',
  'foreign-hash': 'passwords that were brought along',
  'staff-authenticator': 'authenticator secrets of staff',
  'bank-account-number': 'bank numbers',
  'bank-file': 'bank files',
  'claim-ssn': 'claims',
  'export-body': 'exports',
  'message-body': 'messages',
};

/** Enough of each end to show a wrong key and a rotation that was left half way. */
const maxOfEachEnd = 500;

/** Whether the master keys open what is kept encrypted, and whether older ones are still needed. */
export async function checkSecrets(
  db: Database,
  masterKeys: readonly [string, ...string[]],
  most = maxOfEachEnd,
): Promise<Finding[]> {
  const withAll = vaultOf(masterKeys);
  const withFirst = vaultOf([masterKeys[0]]);
  const closed: string[] = [];
  const older: string[] = [];
  let opened = 0;
  for (const purpose of keptPurposes) {
    const tried = [
      ...(await lockedValues(db, purpose, 'asc', most)),
      ...(await lockedValues(db, purpose, 'desc', most)),
    ];
    const isShut = (vault: Vault) => tried.some((one) => !opens(vault, purpose, one));
    if (isShut(withAll)) closed.push(names[purpose]);
    else if (isShut(withFirst)) older.push(names[purpose]);
    else opened += tried.length;
  }
  if (closed.length > 0)
    return [
      wrong(
        'secrets',
        `MASTER_KEY does not open some ${closed.join(', ')}`,
        'Put the key that they were made with after a comma behind the present one, then run rotate-keys.',
      ),
    ];
  const hashes = await checkHashes(db, masterKeys);
  if (older.length > 0)
    return [
      warn('secrets', `only an older key opens some ${older.join(', ')}`, 'Run rotate-keys before it is dropped.'),
      ...hashes,
    ];
  return [
    ok('secrets', opened === 0 ? 'none is kept' : 'MASTER_KEY opens what is kept encrypted'),
    ...hashes,
    ...(masterKeys.length > 1 && hashes.length === 0
      ? [warn('keys', 'nothing hangs on an older key', 'Drop the older key now, if the new one is a day old.')]
      : []),
  ];
}

function opens(vault: Vault, purpose: KeptPurpose, { owner, value }: Locked): boolean {
  try {
    vault.unlock(purpose, owner, value);
    return true;
  } catch {
    return false;
  }
}
