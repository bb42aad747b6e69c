import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
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

/** What tells browsers to be careful; of scripts and frames each answer has a policy of its own. */
const careful = headersOf(helmet({ contentSecurityPolicy: false, frameguard: { action: 'deny' } }));

/** Has every answer tell browsers to be careful. Helmet itself is not asked for each: what it makes then lives long. */
export function tellToBeCareful(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, { raw }) => {
    for (const [name, value] of careful) raw.setHeader(name, value);
  });
}

/** What a middleware sets on every answer alike. */
function headersOf(middleware: ReturnType<typeof helmet>): [name: string, value: string][] {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  middleware(answer.req, answer, () => undefined);
  return Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);
}

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
