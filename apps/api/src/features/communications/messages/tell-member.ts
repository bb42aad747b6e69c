import type { Executor } from '../../../platform/database/database.ts';
import { type NamedNumber, namedNumbersOf } from '../../account/account-names/public.ts';
import type { Content } from './compose.ts';
import { recipientOf } from './recipients-store.ts';
import { type MessageServices, sendMessage } from './send-message.ts';

/** What a message says to a member, whose accounts are written with the member's own names for them (account-94). */
export type MemberContent = (...said: [...Parameters<Content>, named: NamedNumber]) => ReturnType<Content>;

/**
 * Writes an e-mail to a member, in the member's language, within the caller's transaction; a member without an address
 * is told by the portal alone. `kind` names the occasion in reports. Answers the message's number.
 */
export async function tellMember(
  services: MessageServices,
  tx: Executor,
  memberNumber: string,
  kind: string,
  content: MemberContent,
): Promise<string | undefined> {
  const found = await recipientOf(tx, memberNumber);
  if (found === undefined) return undefined;
  const named = await namedNumbersOf(tx, memberNumber);
  return sendMessage(services, tx, { channel: 'email', kind, memberNumber, ...found }, (text, formats, language) =>
    content(text, formats, language, named),
  );
}
