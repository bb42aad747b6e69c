import { en } from './catalogue.en.ts';
import { formatsOf } from './formats.ts';
import { type Message, messageText, type Translate, translator } from './text.ts';

/** English, whole and word for word as the specification has it. Browsers load it by parts instead. */
export const english: Translate = translator(en);

/** A message with its parameters in English. */
export const englishOf = (message: Message): string => messageText(message, (code) => en[code], formatsOf('en'));
