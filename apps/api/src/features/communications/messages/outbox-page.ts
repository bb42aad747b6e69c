import { escaped } from '@rochdale/domain/markup-text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { answerNotFound } from '../../../platform/http/errors.ts';
import { isLoopback } from '../../../platform/http/trusted-hops.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { newestMessages } from './message-store.ts';
import { bodyOf } from './send-message.ts';

const most = 50;

/** Whom the outbox answers: callers of this machine, everybody, or nobody. */
export type OutboxCallers = 'local' | 'all' | 'none';

/**
 * `/dev/outbox`: what would have been sent, newest first, for trying the portal without a mail server (communications-3).
 * It holds every code and link: production never has it, and others than this machine only where a setting says so.
 */
export function outboxPage(
  app: FastifyInstance,
  { db, vault, outbox }: { db: Database; vault: Vault; outbox: OutboxCallers },
): void {
  if (outbox === 'none') return;
  app.get('/dev/outbox', async (request, reply) => {
    if (outbox === 'local' && !isOfThisMachine(request)) return answerNotFound(reply);
    const messages = await newestMessages(db, most);
    const items = messages.map((message) => {
      const body = bodyOf(vault, message);
      const when = message.createdAt.toISOString().slice(0, 19).replace('T', ' ');
      return `<article><h2>${escaped(body?.subject ?? message.kind)}</h2><p>${when} UTC, by ${message.channel}, to ${escaped(message.recipient)}</p><pre>${linked(escaped(body?.text ?? 'This message was handed over; its words are gone.'))}</pre></article>`;
    });
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8');
    return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox</title><style>${style}</style></head><body><main><h1>Outbox</h1><p>Messages stay here while no mail, text message or voice service is set. This page is not there in production.</p>${items.join('') || '<p>Nothing has been sent yet.</p>'}</main></body></html>`;
  });
}

/** Called on this machine, and not by a proxy for somebody elsewhere. */
function isOfThisMachine({ headers, socket }: FastifyRequest): boolean {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isPassedOn && isLoopback(socket.remoteAddress ?? '');
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f4f4f2;color:#1b1b1a}main{max-width:720px;margin:0 auto;padding:32px 16px}article{background:#fff;border-radius:12px;padding:20px 24px;margin:16px 0}h2{margin:0;font-size:18px}p{margin:4px 0 12px;color:#565652}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:0}';

const linked = (html: string): string => html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
