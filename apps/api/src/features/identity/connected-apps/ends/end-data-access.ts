import type { ConnectionEnder } from '@rochdale/domain/identity/connected-apps/connection-rules';
import type { Transaction } from '../../../../platform/database/database.ts';
import { endAccessTokensOf } from '../../access-tokens/public.ts';
import { untieMember } from '../../outside-sign-in/public.ts';
import { endConnectionsOf } from './end-connections-store.ts';

/**
 * Ends all by which a machine reads a member's data without a session: personal tokens, and what apps were allowed; and
 * what an outside provider opens (identity-112, identity-119, identity-133). Who had somebody else's login must not go on reading once that is taken back.
 */
export async function endDataAccess(
  tx: Transaction,
  memberNumber: string,
  end: { readonly by: ConnectionEnder; readonly at: Date },
): Promise<void> {
  await endAccessTokensOf(tx, memberNumber);
  await untieMember(tx, memberNumber);
  await endConnectionsOf(tx, memberNumber, end);
}
