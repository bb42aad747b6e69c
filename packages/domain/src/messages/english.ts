import { en } from './en/catalogue.ts';
import { type MessageCode, type Translate, textOf, translator } from './text.ts';

/** English, whole and word for word as the specification has it. Browsers load it by parts instead. */
export const english: Translate = translator(en);

/** A message with its parameters in English. */
export const englishOf = (message: {
  readonly code: MessageCode;
  readonly params: Readonly<Record<string, string | number>>;
}): string => textOf(message, en);
