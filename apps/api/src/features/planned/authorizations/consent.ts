import { createHash } from 'node:crypto';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import { z } from 'zod';
import type { NewAuthorization } from './authorizations-store.ts';

/** What a member agreed to on a form, and from where. It travels with what a hosted page is opened for. */
export const consent = z.object({
  text: z.string(),
  language: z.string(),
  network: z.string(),
  /** ISO instant. */
  givenAt: z.iso.datetime(),
});
export type Consent = z.output<typeof consent>;

export function consentTo(
  text: string,
  { language, address, now }: { readonly language: TextLanguage; readonly address: string; readonly now: Date },
): Consent {
  return { text, language, network: address, givenAt: now.toISOString() };
}

/** Which edition of a text it is: the same text is the same edition. */
export const editionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The authorization that a consent gives. */
export function authorizationBy(
  { text, language, network, givenAt }: Consent,
  plan: Pick<NewAuthorization, 'authorizationId' | 'planKind' | 'planKey' | 'memberNumber' | 'method'>,
): NewAuthorization {
  const given = { consentText: text, textVersion: editionOf(text), language, network, givenAt: new Date(givenAt) };
  return { ...plan, way: 'web', ...given };
}
