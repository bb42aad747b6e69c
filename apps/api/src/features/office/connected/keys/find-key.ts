import { isKeyPermission, type KeyPermission, type KeyRefusal } from '@rochdale/domain/office/connected/key-rules';
import { isInNetworks } from '@rochdale/domain/office/connected/networks';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { FindKey } from '../../../../platform/http/access.ts';
import { takeTries } from '../../../../platform/limits/limits.ts';
import type { AuditSeal } from '../../../../platform/office/audit-seal.ts';
import { hashOf } from '../../../../platform/tokens/token-store.ts';
import { writeEntry } from '../../audit/write-entry.ts';
import { isKeySecret } from './key-secret.ts';
import { type ApiKey, changeKey, findKeyBySecret, noteRefusedKey } from './keys-store.ts';

/** Calls that a key may make in any minute. */
const perMinute = 60;

interface KeyServices {
  readonly db: Database;
  readonly clock: Clock;
  /** Without it there is no office, and no key. */
  readonly auditSeal: AuditSeal | undefined;
}

/**
 * Who bears a key. It is read with each call, so that one that was revoked opens nothing from then on; what is beyond its
 * permission, its networks or its end is answered like no key at all (office-134).
 */
export function findKey({ db, clock, auditSeal }: KeyServices): FindKey {
  return async (token, { permission, operation, address }) => {
    if (auditSeal === undefined || !isKeySecret(token)) return undefined;
    const found = await findKeyBySecret(db, hashOf(token));
    if (!found) return undefined;
    const now = clock.now();
    const { keyId, name } = found;
    const why = refusalOf(found, { permission, address, now });
    if (why !== undefined) {
      await noteRefusedKey(db, keyId, now, address, why);
      return undefined;
    }
    await takeTries(db, [{ key: `api-key:${keyId}`, tries: perMinute, minutes: 1 }], now);
    return {
      keyId,
      keyName: name,
      noteUse: async (tx, facts) => {
        const at = clock.now();
        await changeKey(tx, keyId, { lastUsedAt: at, lastUsedFrom: address });
        await writeEntry(tx, auditSeal, at, {
          act: 'key-used',
          byWhom: 'key',
          subject: { kind: 'key', id: keyId },
          facts: { operation, ...facts },
          personal: { address },
        });
      },
    };
  };
}

function refusalOf(
  { permissions, networks, endsAt, revokedAt }: ApiKey,
  { permission, address, now }: { permission: KeyPermission; address: string; now: Date },
): KeyRefusal | undefined {
  if (revokedAt !== null) return 'revoked';
  if (endsAt <= now) return 'ended';
  if (!isInNetworks(networks, address)) return 'network';
  return permissions.filter(isKeyPermission).includes(permission) ? undefined : 'permission';
}
