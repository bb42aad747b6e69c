import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { operation } from '../../lib/calls.ts';
import type { MarkKind } from '../../parts/mark.tsx';

export const listMessages = operation('messages.list', 'GET /v1/members/{memberNumber}/messages');
export const waysOfMember = operation('members.ways', 'GET /v1/members/{memberNumber}/ways');
export const sendAgain = operation(
  'messages.send-again',
  'POST /v1/members/{memberNumber}/messages/{messageId}/send-again',
);

export const allMessages = operation('messages.all', 'GET /v1/messages');
export const seeMessage = operation('messages.see', 'GET /v1/messages/{messageId}');

export type LoggedMessage = OfficeResponseOf<'messages.all'>['messages'][number];
export type OneMessage = OfficeResponseOf<'messages.see'>;
export type Message = OfficeResponseOf<'messages.list'>['messages'][number];

export const messagesKey = (memberNumber: string) => ['messages', memberNumber] as const;
export const waysKey = (memberNumber: string) => ['ways', memberNumber] as const;

/** The ways of messages, and what they are called. */
export const channels = ['email', 'text', 'voice', 'push'] as const;
export const channelWords = {
  email: 'announcing.way.email',
  text: 'announcing.way.text',
  voice: 'announcing.way.voice',
  push: 'messages.channel.push',
} as const satisfies Readonly<Record<Message['channel'], PlainTextCode>>;

/** How a message stands: its mark and word. */
export const stateWords = {
  waiting: ['wait', 'messages.state.waiting'],
  sent: ['ok', 'messages.state.sent'],
  kept: ['off', 'messages.state.kept'],
  refused: ['bad', 'messages.state.refused'],
  dropped: ['off', 'messages.state.dropped'],
  aside: ['warn', 'messages.state.aside'],
} as const satisfies Readonly<Record<Message['state'], readonly [MarkKind, PlainTextCode]>>;

/** Why a message cannot be sent again. */
export const refusalWords = {
  waiting: 'messages.refusal.waiting',
  'payment-link': 'messages.refusal.payment-link',
  'words-gone': 'messages.refusal.words-gone',
} as const satisfies Readonly<Record<NonNullable<Message['refusal']>, PlainTextCode>>;

/** What was done when a message was sent again. */
export const doneWords = {
  'same-words': 'messages.again.same-words',
  'new-words': 'messages.again.new-words',
  'new-code': 'messages.again.new-code',
} as const;
