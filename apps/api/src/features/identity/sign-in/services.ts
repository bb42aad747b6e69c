import type { Database } from '../../../platform/database/database.ts';
import type { AskOut } from '../../../platform/http/ways-out/ask-out.ts';
import type { Sealer } from '../../../platform/sealing/sealing.ts';
import type { MessageServices } from '../../communications/messages/public.ts';

/** What identity works with. */
export interface IdentityServices extends MessageServices {
  readonly db: Database;
  readonly sealer: Sealer;
  /** Where members reach the portal, without a slash at the end. */
  readonly publicUrl: string;
  /** The site on which members' passkeys hold (RP id). */
  readonly passkeyRpId: string;
  /** Whether text messages can be sent. */
  readonly smsEnabled: boolean;
  /** Signs password links that the billing system gives out; without it there are none. */
  readonly resetLinkSecret: string | undefined;
  /** Known to the outside provider; without it nobody signs in there. */
  readonly outsideSignInSecret: string | undefined;
  /** The way to addresses that others name. */
  readonly askOut: AskOut;
}
