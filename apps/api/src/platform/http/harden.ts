import type { FastifyInstance } from 'fastify';
import { refusal } from './refusal.ts';

/** How long a caller may take, in milliseconds: a slow one holds a connection no longer than this. */
export const timeouts = {
  /** For the head of a request. */
  headersTimeout: 15_000,
  /** For a whole request, its body included. */
  requestTimeout: 30_000,
  /** Between requests of one connection. */
  keepAliveTimeout: 15_000,
  /** Between looks at who is too slow. */
  connectionsCheckingInterval: 2_000,
} as const;

/** What an answer of data may do in a browser that opens it by itself: nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Lets no other site frame anything that is answered; what has a policy of its own says so itself. */
export function forbidFrames(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "frame-ancestors 'none'");
  });
}

/** A NUL, or half a character: no form sends them, and PostgreSQL keeps neither in a text or a JSON value. */
const isBroken = (text: string): boolean => text.includes('\0') || /\p{Surrogate}/u.test(text);

/** Refuses texts that the database can't keep, as names or as values. */
export function refuseBrokenTexts(parts: readonly unknown[]): void {
  for (const part of parts) if (holdsBroken(part)) throw refusal(400, 'error.invalid');
}

function holdsBroken(value: unknown): boolean {
  if (typeof value === 'string') return isBroken(value);
  if (Array.isArray(value)) return value.some(holdsBroken);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => isBroken(key) || holdsBroken(inner));
}
