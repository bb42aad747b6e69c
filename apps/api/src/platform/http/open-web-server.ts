import compress from '@fastify/compress';
import type { Sites } from '@rochdale/domain/website/site/site';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type RawRequestDefaultExpression } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { boundConnections } from './bound-connections.ts';
import { closeConnectionsAtEnd } from './close-within.ts';
import { answerErrors, answerNotFound } from './errors.ts';
import { forbidFrames, tellToBeCareful, timeouts } from './harden.ts';
import { logRequests, NoRequestLines, requestIdOf } from './request-log.ts';
import { answerShape } from './shapes/answer-shape.ts';
import { type TrustedProxies, trustedHops } from './trusted-hops.ts';

/** What a web server is built from, whatever it serves. */
interface WebServerServices {
  readonly site: Sites;
  readonly trustedProxies: TrustedProxies;
  readonly offersPseudoLanguage: boolean;
  readonly log: FastifyBaseLogger;
}

/** Largest request body: a payment of 200 accounts fits well. */
const bodyLimit = 262_144;
/** Longest part of an address, in characters: a sealed value and a document's name are longer than a router's usual 100. */
const maxParamLength = 300;

/**
 * HEAD is answered by the route of GET, whose body Node leaves out: a second route for each would take a third of what a
 * server takes of memory.
 */
function headAsGet(request: RawRequestDefaultExpression): string {
  if (request.method === 'HEAD') request.method = 'GET';
  return request.url ?? '/';
}

/** A web server with nothing on it yet: bounded, logged, its errors in one shape. Portal and office have one each. */
export async function openWebServer(services: WebServerServices): Promise<FastifyInstance> {
  const { site, log } = services;
  const { requestTimeout, keepAliveTimeout, headersTimeout, connectionsCheckingInterval } = timeouts;
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new NoRequestLines(),
    genReqId: requestIdOf(services.trustedProxies.count > 0),
    bodyLimit,
    routerOptions: { maxParamLength },
    exposeHeadRoutes: false,
    rewriteUrl: headAsGet,
    trustProxy: trustedHops(services.trustedProxies),
    // Who is still connected while this process ends is answered, and told to connect anew.
    return503OnClosing: false,
    // Addresses that no route can read: too long a part, or `%` without its digits.
    frameworkErrors: (_error, _request, reply) => answerNotFound(reply),
    requestTimeout,
    keepAliveTimeout,
    http: { headersTimeout, connectionsCheckingInterval },
  });
  boundConnections(app.server, services.trustedProxies);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerShape);
  app.decorate('offersPseudoLanguage', services.offersPseudoLanguage);
  closeConnectionsAtEnd(app);
  logRequests(app);
  tellToBeCareful(app);
  forbidFrames(app);
  answerErrors(app, () => ({ phone: site().settings.phoneNumber }));
  // Nobody sends compressed bodies, which may be far larger than they look.
  await app.register(compress, { threshold: 1024, globalDecompression: false });
  return app;
}
