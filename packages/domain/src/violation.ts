import type { Message, MessageParams, MessageValue, TextCode } from './texts/text.ts';

/**
 * What a rule says when it refuses: a message code with that message's parameters. Text stands in the catalogue.
 * One shape for all codes: a union of a shape for each is more than the compiler can join.
 */
export type Violation = Message;

/** Builds a violation; the parameters are checked against the message's own text. */
export function violation<C extends TextCode>(
  code: C,
  ...params: keyof MessageParams<C> extends never ? [] : [Record<keyof MessageParams<C>, MessageValue>]
): Violation {
  return { code, params: params[0] ?? {} };
}
