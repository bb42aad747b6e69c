import { openSigned } from '@rochdale/contract/hosted-payment/signing';
import type { FastifyRequest } from 'fastify';
import type { Company } from '../company.ts';

const oldestSeconds = 300;

/** What a request bears as signed. */
export const signedText = (request: FastifyRequest): string | undefined =>
  /^Signed (\S+)$/.exec(request.headers.authorization ?? '')?.[1];

/** Tells whether a request is signed, about this very thing, and fresh. */
export const signedQueries =
  ({ settings, clock }: Pick<Company, 'settings' | 'clock'>) =>
  (request: FastifyRequest, name: string, value: string): boolean => {
    const text = signedText(request);
    const opened = text === undefined ? undefined : openSigned('query', text, settings.secret);
    if (typeof opened !== 'object' || opened === null) return false;
    const claims = new Map<string, unknown>(Object.entries(opened));
    const age = clock.now().getTime() / 1000 - Number(claims.get('at'));
    return claims.get(name) === value && Math.abs(age) <= oldestSeconds;
  };
