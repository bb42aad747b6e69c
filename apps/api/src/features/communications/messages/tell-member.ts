import type { Executor } from '../../../platform/database/database.ts';
import type { Content } from './compose.ts';
import { recipientOf } from './recipients-store.ts';
import { type MessageServices, sendMessage } from './send-message.ts';

/**
 * Writes an e-mail to a member, in the member's language, within the caller's transaction; a member without an address
 * is told by the portal alone. `kind` names the occasion in reports.
 */
export async function tellMember(
  services: MessageServices,
  tx: Executor,
  memberNumber: string,
  kind: string,
  content: Content,
): Promise<void> {
  const found = await recipientOf(tx, memberNumber);
  if (found !== undefined) await sendMessage(services, tx, { channel: 'email', kind, ...found }, content);
}
