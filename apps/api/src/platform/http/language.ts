import { languageFrom } from '@rochdale/domain/texts/accept-language';
import { keptLanguageIn } from '@rochdale/domain/texts/kept-language';
import { pseudoLanguage, type TextLanguage } from '@rochdale/domain/texts/languages';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the disguise of the texts may be asked for; never in production. */
    offersPseudoLanguage: boolean;
  }
}

/** The language in which a caller is answered. The portal's client sends the one that its page is written in. */
export function languageOf({ headers, server }: FastifyRequest): TextLanguage {
  const asked = headers['accept-language'];
  return asked === pseudoLanguage && server.offersPseudoLanguage ? pseudoLanguage : languageFrom(asked);
}

/** The language in which a page is written: the one kept in the browser, else the one that the browser asks for. */
export function pageLanguageOf(request: FastifyRequest): TextLanguage {
  const kept = keptLanguageIn(request.headers.cookie)?.language;
  const isOffered = kept !== pseudoLanguage || request.server.offersPseudoLanguage;
  return kept !== undefined && isOffered ? kept : languageOf(request);
}
