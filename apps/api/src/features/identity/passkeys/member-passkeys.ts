import type { IdentityServices, Login } from '../sign-in/public.ts';
import type { PasskeyServices } from './passkey-checks.ts';

/** The portal as the site on which members' passkeys hold. */
export const portalPasskeySite = ({
  clock,
  publicUrl,
  passkeyRpId,
  site,
}: Pick<IdentityServices, 'clock' | 'publicUrl' | 'passkeyRpId' | 'site'>): PasskeyServices => ({
  clock,
  origin: new URL(publicUrl).origin,
  rpId: passkeyRpId,
  siteName: () => site().settings.coopName,
});

/** Whose passkeys a login's are: they stay when its username changes. */
export const memberPasskeys = ({ memberNumber }: Pick<Login, 'memberNumber'>) =>
  ({ kind: 'member', id: memberNumber }) as const;
