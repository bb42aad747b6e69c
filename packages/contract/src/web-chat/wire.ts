import { chatPresets, longestAnswer, longestQuestion, maxLinks } from '@rochdale/domain/service/web-chat/conversation';
import { languages } from '@rochdale/domain/texts/languages';
import { z } from 'zod';

/**
 * What the portal asks the chat service: `POST <apiUrl>/v1/messages` (service-64, docs/web-chat.md). It names
 * no member and no account, and carries no token.
 */
export const chatQuestion = z.strictObject({
  /** The co-op, as the chat service knows it. */
  coopId: z.string().min(1).max(100),
  /** Made by the portal, random; the same for all questions of one conversation. */
  conversationId: z.uuid(),
  /** The language of the page. */
  language: z.enum(languages),
  text: z.string().trim().min(1).max(longestQuestion),
  /** The quick button that was pressed, where one was. */
  preset: z.enum(chatPresets).optional(),
});
export type ChatQuestion = z.output<typeof chatQuestion>;

/** The answer: plain text, a line break is a new line; never HTML. */
export const chatReply = z.strictObject({
  text: z.string().min(1).max(longestAnswer),
  /** Screens of the portal by their routes; the portal drops those that it does not have. */
  links: z.array(z.strictObject({ screen: z.string(), label: z.string().min(1).max(80) })).max(maxLinks),
});
export type ChatReply = z.output<typeof chatReply>;
