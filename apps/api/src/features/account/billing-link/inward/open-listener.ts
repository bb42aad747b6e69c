import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type FastifyInstance, fastify } from 'fastify';
import type { InwardSettings } from '../../../../platform/http/billing-link-settings.ts';
import { isIn } from '../../../../platform/http/trusted-hops.ts';
import type { AskServices } from '../fresh-balances.ts';
import { hearJson } from './hear-json.ts';
import { hearSoap } from './hear-soap.ts';

const bodyBytes = 1_048_576;
const requestMs = 30_000;

/**
 * Hears from the billing system that something has changed, on an address of its own (billing-link-13): SOAP from those
 * who know user and password, signed JSON from those who know the secret. Nothing that is said is believed: the billing
 * system is asked. It does not listen yet.
 */
export function billingListener(services: AskServices, settings: InwardSettings): FastifyInstance {
  const { tls } = settings;
  const server = fastify({
    logger: false,
    bodyLimit: bodyBytes,
    serverFactory: (handler) => {
      // Who has no certificate of theirs is not let as far as a question.
      const checked = { ...tls, requestCert: true, rejectUnauthorized: true, minVersion: 'TLSv1.2' } as const;
      const made = tls ? createTlsServer(checked, handler) : createServer(handler);
      made.requestTimeout = requestMs;
      return made;
    },
  });
  server.removeAllContentTypeParsers();
  const type = settings.caller.by === 'password' ? 'text/xml' : 'application/json';
  server.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.addHook('onRequest', async (request, reply) => {
    if (!isIn(settings.networks, request.socket.remoteAddress ?? '')) return reply.status(403).send('');
  });
  if (settings.caller.by === 'password') hearSoap(server, services, { ...settings, caller: settings.caller });
  else hearJson(server, services, { ...settings, caller: settings.caller });
  return server;
}
