import { randomUUID } from 'node:crypto';
import { addDays, instantAt, localTimeAt } from '@rochdale/domain/dates';
import {
  isKeyPermission,
  keyEndViolation,
  keyState,
  networksViolation,
} from '@rochdale/domain/office/connected/key-rules';
import type { Transaction } from '../../../../platform/database/database.ts';
import { fieldRefusal, refusal } from '../../../../platform/http/refusal.ts';
import type { OfficeHandlers, TwoPeopleActs } from '../../../../platform/office/office-call.ts';
import { hashOf } from '../../../../platform/tokens/token-store.ts';
import type { OfficeServices } from '../../staff/office-services.ts';
import { beginningOf, newKeySecret } from './key-secret.ts';
import { type ApiKey, addKey, allKeys, changeKey, holdKey } from './keys-store.ts';

const subjectOf = (keyId: string) => ({ kind: 'key', id: keyId }) as const;

/** What takes two people: that there is a key (office-133). */
export function keyActs({ clock, site }: OfficeServices) {
  return {
    'keys.make': async (tx, { body }, by) => {
      const now = clock.now();
      const { timeZone } = site();
      const { name, permissions, networks, endsOn, reason } = body;
      const wrong = networksViolation(networks);
      if (wrong) throw fieldRefusal(wrong, 'networks');
      const late = keyEndViolation(endsOn, localTimeAt(now, timeZone).day);
      if (late) throw fieldRefusal(late, 'endsOn');
      const keyId = randomUUID();
      await addKey(tx, {
        keyId,
        name,
        permissions: [...new Set(permissions)],
        networks: [...new Set(networks)],
        // Its last day is a whole one.
        endsAt: instantAt(addDays(endsOn, 1), '00:00', timeZone),
        madeAt: now,
        madeBy: by.people[0] ?? null,
      });
      const facts = { name, permissions, networks, endsOn };
      await by.note(tx, { act: 'key-made', subject: subjectOf(keyId), facts, personal: { reason } });
    },
  } satisfies Partial<TwoPeopleActs>;
}

/** API keys: which there are, the secret of one, and its end (office-133, office-134). */
export function keysHandlers({ db, clock, site }: OfficeServices) {
  return {
    'keys.list': async ({ caller }) => {
      const now = clock.now();
      const { timeZone } = site();
      return {
        keys: (await allKeys(db)).map(({ key, by }) => ({
          keyId: key.keyId,
          name: key.name,
          begins: key.begins,
          permissions: key.permissions.filter(isKeyPermission),
          networks: key.networks,
          endsOn: addDays(localTimeAt(key.endsAt, timeZone).day, -1),
          state: keyState(key, now),
          madeAt: key.madeAt.toISOString(),
          madeBy: by,
          isOwn: key.madeBy === caller.staffId,
          lastUsed: momentOf(key.lastUsedAt, key.lastUsedFrom),
          lastRefused: refusedOf(key),
        })),
      };
    },
    'keys.take': async ({ caller, params: { keyId }, note }) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const key = await heldKey(tx, keyId);
        if (key.madeBy !== caller.staffId) throw refusal(409, 'connected.secret.notYours');
        if (key.takenAt !== null) throw refusal(409, 'connected.secret.taken');
        if (keyState(key, now) !== 'new') throw refusal(409, 'connected.key.ended');
        const secret = newKeySecret();
        await changeKey(tx, keyId, { secretHash: hashOf(secret), begins: beginningOf(secret), takenAt: now });
        await note(tx, { act: 'key-taken', subject: subjectOf(keyId), facts: { begins: beginningOf(secret) } });
        return { secret };
      }),
    'keys.revoke': async ({ params: { keyId }, body: { reason }, note }) =>
      db.transaction(async (tx) => {
        const key = await heldKey(tx, keyId);
        if (key.revokedAt !== null) throw refusal(409, 'staff.state.already');
        await changeKey(tx, keyId, { revokedAt: clock.now() });
        await note(tx, {
          act: 'key-revoked',
          subject: subjectOf(keyId),
          facts: { name: key.name },
          personal: { reason },
        });
        return {};
      }),
  } satisfies Partial<OfficeHandlers>;
}

async function heldKey(tx: Transaction, keyId: string): Promise<ApiKey> {
  const key = await holdKey(tx, keyId);
  if (!key) throw refusal(404, 'error.notFound');
  return key;
}

const momentOf = (at: Date | null, from: string | null) =>
  at === null ? null : { at: at.toISOString(), from: from ?? '' };

function refusedOf({ refusedAt, refusedFrom, refusedWhy }: ApiKey) {
  const moment = momentOf(refusedAt, refusedFrom);
  return moment === null || refusedWhy === null ? null : { ...moment, why: refusedWhy };
}
