import type { Database, Executor } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { finishAssertion, type PasskeyServices, passkeysOf } from '../../identity/passkeys/public.ts';
import { matchingStep } from '../../identity/sign-in/public.ts';
import { findCredentials, type StaffCredentials, takeStaffStep } from './credentials-store.ts';
import type { OfficeServices } from './office-services.ts';

/** Whose passkeys a member of staff's are. */
export const passkeyOwner = (staffId: string) => ({ kind: 'staff', id: staffId }) as const;

/** The office as the site on which its passkeys hold. */
export const passkeySite = ({ clock, officeUrl, site }: OfficeServices): PasskeyServices => ({
  clock,
  origin: new URL(officeUrl).origin,
  rpId: new URL(officeUrl).hostname,
  siteName: () => site().settings.coopName,
});

/**
 * Whose passkey of staff has answered a challenge; undefined when none has, or when its counter went back: what may be a
 * copy does not open the office.
 */
export async function takeStaffPasskey(
  services: OfficeServices & { readonly db: Database },
  purpose: 'sign-in' | 'prove',
  assertion: Parameters<typeof finishAssertion>[3]['assertion'],
  staffId?: string,
): Promise<string | undefined> {
  const whose = staffId === undefined ? ({ kind: 'staff' } as const) : passkeyOwner(staffId);
  const taken = await services.db.transaction((tx) =>
    finishAssertion(tx, passkeySite(services), purpose, { assertion, whose }),
  );
  return taken?.use === 'forward' ? taken.owner.id : undefined;
}

/** Takes a code of somebody's authenticator app, once. */
export async function takeAppCode(
  db: Executor,
  { vault, now }: { readonly vault: Vault; readonly now: Date },
  { staffId, authenticatorSecret }: StaffCredentials,
  code: string,
): Promise<boolean> {
  const step = matchingStep(vault.unlock('staff-authenticator', staffId, authenticatorSecret), code, now);
  return step !== undefined && takeStaffStep(db, staffId, step);
}

/** Which second steps somebody has. */
export async function secondStepsOf(
  db: Executor,
  staffId: string,
): Promise<{ authenticator: boolean; passkeys: number }> {
  const credentials = await findCredentials(db, staffId);
  return { authenticator: credentials !== undefined, passkeys: (await passkeysOf(db, passkeyOwner(staffId))).length };
}
