import type { LocalDay } from '../dates.ts';
import type { en } from './catalogue.en.ts';
import type { Formats } from './formats.ts';

/** Every text that a member can meet, by code (`stem.thing`). The type of a code follows from the English catalogue. */
export type Catalogue = typeof en;
export type TextCode = keyof Catalogue;

type Placeholders<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** The parameters that a message's English text names in braces. */
export type MessageParams<C extends TextCode> = Record<Placeholders<Catalogue[C]>, string | number>;

/** Messages that name no parameters. */
export type PlainTextCode = { [C in TextCode]: keyof MessageParams<C> extends never ? C : never }[TextCode];

/** A whole language: the same codes, any wording. */
export type Language = Record<TextCode, string>;

/** The part of a language that one capability's screens say. */
export type Texts = Partial<Language>;

/** The text of a message with its parameters filled in. */
export type Translate = <C extends TextCode>(
  code: C,
  ...params: keyof MessageParams<C> extends never ? [] : [MessageParams<C>]
) => string;

/** Fills `{name}` placeholders; a parameter that is missing stays visible, so that a test finds it. */
export function fillText(template: string, params: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** Makes the text function of one language. */
export function translator(language: Language): Translate {
  return (code, ...params) => fillText(language[code], params[0] ?? {});
}

/** A day among the parameters of a message, which each language writes in its own way: `05-Dec-2026`. */
export interface ScheduledDay {
  readonly scheduledDay: LocalDay;
}

/** An instant among the parameters of a message, as each language writes it: `Nov 21, 2026, 5:30 PM`. */
export interface MessageInstant {
  readonly instant: Date;
  readonly timeZone: string;
}

/** What fills a placeholder before the message has a language; also another message: what a rule said of one account. */
export type MessageValue = string | number | Message | ScheduledDay | MessageInstant;

/** What is to be said, before it has a language. */
export interface Message {
  readonly code: TextCode;
  readonly params: Readonly<Record<string, MessageValue>>;
}

/** A message as a text of one language, whose templates and formats are given: a rule's violation as the member reads it. */
export function messageText(
  { code, params }: Message,
  templateOf: (code: TextCode) => string,
  formats: Formats,
): string {
  const said = (value: MessageValue): string | number => {
    if (typeof value !== 'object') return value;
    if ('instant' in value) return formats.instant(value.instant, value.timeZone);
    return 'scheduledDay' in value ? formats.scheduledDay(value.scheduledDay) : messageText(value, templateOf, formats);
  };
  const filled = Object.entries(params).map(([name, value]) => [name, said(value)]);
  return fillText(templateOf(code), Object.fromEntries(filled));
}
