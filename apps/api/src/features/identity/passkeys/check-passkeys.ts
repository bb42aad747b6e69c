import type { Database } from '../../../platform/database/database.ts';
import { type Finding, ok, warn, wrong } from '../../office/operating/findings.ts';
import { passkeySites } from './passkeys-store.ts';

/** On which site members' passkeys are to hold, and whether those of another are given up. */
interface PasskeySettings {
  readonly publicUrl: string;
  readonly passkeyRpId: string;
  readonly passkeysGivenUp: boolean;
}

/**
 * Whether members' passkeys hold where the portal stands now: they are bound to the site that they were made for, and one
 * that was renamed takes their way in from them (identity-85).
 */
export async function checkPasskeys(db: Database, settings: PasskeySettings): Promise<Finding[]> {
  const { passkeyRpId, passkeysGivenUp, publicUrl } = settings;
  const sites = await passkeySites(db, 'member');
  const lost = sites.filter(({ rpId }) => rpId !== null && rpId !== passkeyRpId);
  const count = lost.reduce((sum, one) => sum + one.count, 0);
  const before = lost.map(({ rpId }) => rpId).join(', ');
  const { hostname } = new URL(publicUrl);
  const isOwn = hostname === passkeyRpId || hostname.endsWith(`.${passkeyRpId}`);
  if (count > 0 && !passkeysGivenUp)
    return [
      wrong(
        'passkeys',
        `${count} passkeys of members hold on ${before} and open nothing on ${passkeyRpId}`,
        `Set PASSKEY_RP_ID=${before} and let that host go on serving /.well-known/webauthn, or give them up with PASSKEYS_GIVEN_UP=yes.`,
      ),
    ];
  if (count > 0) return [warn('passkeys', `${count} of ${before} are given up`, 'Their members sign in another way.')];
  if (!isOwn)
    return [
      warn(
        'passkeys',
        `they hold on ${passkeyRpId}, the portal stands on ${hostname}`,
        `https://${passkeyRpId}/.well-known/webauthn must name ${new URL(publicUrl).origin}.`,
      ),
    ];
  return [ok('passkeys', `they hold on ${passkeyRpId}`)];
}
