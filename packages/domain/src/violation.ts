import type { MessageCode, MessageParams } from './messages/text.ts';

/** What a rule says when it refuses: a message code with that message's parameters. Text stands in the catalogue. */
export type Violation = { [C in MessageCode]: { code: C; params: MessageParams<C> } }[MessageCode];

/** Builds a violation; the parameters are checked against the message's own text. */
export function violation<C extends MessageCode>(
  code: C,
  ...params: keyof MessageParams<C> extends never ? [] : [MessageParams<C>]
): Violation {
  return { code, params: params[0] ?? {} } as Extract<Violation, { code: C }>;
}
