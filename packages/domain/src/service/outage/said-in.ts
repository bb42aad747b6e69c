import { memberLanguage, type TextLanguage } from '../../texts/languages.ts';

/** What the co-op says of an outage, for a member: in Spanish where it says it in Spanish too. */
export const saidIn = <T extends string | null>(
  language: TextLanguage,
  said: T,
  inSpanish: string | null,
): T | string => (memberLanguage(language) === 'es' ? inSpanish : null) ?? said;
