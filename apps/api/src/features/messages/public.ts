export type { Content, MessageContent } from './compose.ts';
export { type Recipient, recipientOf } from './recipients-store.ts';
export { type MessageServices, sendMessage } from './send-message.ts';
export { tellMember } from './tell-member.ts';
