export type { MessageContent } from './compose.ts';
export { type MessageServices, sendMessage } from './send-message.ts';
