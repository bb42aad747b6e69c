import { en } from './en/catalogue.ts';
import { formatsOf } from './formats.ts';
import { type Message, type Translate, textOf, translator } from './text.ts';

/** English, whole and word for word as the specification has it. Browsers load it by parts instead. */
export const english: Translate = translator(en);

/** A message with its parameters in English. */
export const englishOf = (message: Message): string => textOf(message, en, formatsOf('en'));
