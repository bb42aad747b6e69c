import { newestMessages } from '../../features/communications/messages/message-store.ts';
import { bodyOf } from '../../features/communications/messages/send-message.ts';
import type { testApp } from './test-app.ts';

/** The messages written so far, newest first, with their words. */
export async function sentMessages({ services: { db, vault } }: Awaited<ReturnType<typeof testApp>>, most = 50) {
  const messages = await newestMessages(db, most);
  return messages.map((message) => ({
    kind: message.kind,
    recipient: message.recipient,
    text: bodyOf(vault, message)?.text ?? '',
  }));
}
