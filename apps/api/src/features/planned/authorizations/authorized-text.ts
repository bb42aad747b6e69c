import { localTimeAt } from '@rochdale/domain/dates';
import type { Formats } from '@rochdale/domain/texts/formats';
import type { Translate } from '@rochdale/domain/texts/text';
import type { MessageServices } from '../../communications/messages/public.ts';
import type { Consent } from './consent.ts';

/** The member's copy of what was agreed to, for an e-mail: the day, then the text to the letter (12 CFR 1005.10(b)). */
export function authorizedText(
  { site }: Pick<MessageServices, 'site'>,
  { text: agreed, givenAt }: Pick<Consent, 'text' | 'givenAt'>,
  text: Translate,
  formats: Formats,
): string[] {
  const { day } = localTimeAt(new Date(givenAt), site().timeZone);
  return [text('mail.authorized', { date: formats.letterDay(day) }), ...agreed.split('\n')];
}
