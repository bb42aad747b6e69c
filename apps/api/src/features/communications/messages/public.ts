export { type Carrier, RecipientRefused } from './carriers.ts';
export type { Content, MessageBody, MessageContent } from './compose.ts';
export type { Clearance, MessageCheck } from './message-check.ts';
export { findMessage, firstOf, isWritten, type OutgoingMessage } from './message-store.ts';
export { type Recipient, recipientOf } from './recipients-store.ts';
export { composedContent, type MessageServices, sendMessage, sendMessages, sendSameWords } from './send-message.ts';
export { tellMember } from './tell-member.ts';
export { type Way, waysOf } from './ways-store.ts';
