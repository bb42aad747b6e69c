import { languageFrom } from '@rochdale/domain/messages/accept-language';
import { pseudoLanguage, type TextLanguage } from '@rochdale/domain/messages/languages';
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
