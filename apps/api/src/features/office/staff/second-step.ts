import type { Executor } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { type PasskeyServices, passkeysOf } from '../../identity/passkeys/public.ts';
import { matchingStep } from '../../identity/sign-in/public.ts';
import { findCredentials, type StaffCredentials, takeStaffStep } from './credentials-store.ts';
import type { OfficeServices } from './office-services.ts';

/** Whose passkeys a member of staff's are. */
export const passkeyOwner = (staffId: string) => ({ kind: 'staff', id: staffId }) as const;

/** The office as the site on which its passkeys hold. */
export const passkeySite = ({ clock, officeUrl, site }: OfficeServices): PasskeyServices => ({
  clock,
  origin: new URL(officeUrl).origin,
  siteName: () => site().settings.coopName,
});

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
