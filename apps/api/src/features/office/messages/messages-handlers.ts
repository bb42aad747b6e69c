import { maskedRecipient } from '@rochdale/domain/identity/registration/contact';
import { howAgain } from '@rochdale/domain/office/messages/message-again';
import { refusal } from '../../../platform/http/refusal.ts';
import type { OfficeHandlers } from '../../../platform/office/office-call.ts';
import { type OutgoingMessage, waysOf } from '../../communications/messages/public.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { addressesOf, messagesAfter } from './messages-store.ts';
import { sendAgain } from './send-again.ts';

/** Messages of one page. */
const pageOf = 25;

/** What was sent to a member, to which contact, and having it sent again (office-97, office-98). */
export function messagesHandlers(services: OfficeServices) {
  const { db } = services;
  return {
    'messages.list': async ({ params: { memberNumber }, query }) => {
      const addresses = await addressesOf(db, memberNumber);
      if (!addresses) throw refusal(404, 'members.unknown');
      const [at, messageId] = query.after?.split('~') ?? [];
      const place = at !== undefined && messageId !== undefined ? { at: new Date(at), messageId } : undefined;
      const found = await messagesAfter(db, addresses, place, pageOf + 1);
      const messages = found.slice(0, pageOf).map(presentMessage);
      const last = messages.at(-1);
      return { messages, next: found.length > pageOf && last ? `${last.at}~${last.messageId}` : null };
    },
    'members.ways': async ({ params: { memberNumber } }) => {
      const found = await waysOf(db, memberNumber);
      if (!found) throw refusal(404, 'members.unknown');
      return { ways: found.ways.map(({ way, channel, masked }) => ({ way, channel, to: masked })) };
    },
    'messages.send-again': async ({ params, body, visit: { address }, note }) =>
      sendAgain(services, { ...params, ...body, address }, note),
  } satisfies Partial<OfficeHandlers>;
}

/** A message as the office sees it: its contact masked, none of its words. */
export function presentMessage(message: OutgoingMessage) {
  const { messageId, channel, recipient, kind, state, reason, body, facts } = message;
  const how = howAgain({ kind, state, hasWords: body !== null, hasFacts: facts !== null });
  return {
    messageId,
    at: message.createdAt.toISOString(),
    channel,
    to: maskedRecipient(channel, recipient),
    kind,
    state,
    said: reason,
    settledAt: message.settledAt?.toISOString() ?? null,
    againOf: message.againOf,
    refusal: typeof how === 'string' ? null : how.refusal,
  };
}
