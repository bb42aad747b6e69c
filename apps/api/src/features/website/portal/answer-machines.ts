import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../../../platform/http/errors.ts';
import type { PortalServices } from './portal-services.ts';

/** Pages may be found by search engines; calls, returns from payment pages and development tools may not. */
const robots = ['/api/', '/v2/', '/v3/', '/PaymentCallback/', '/dev/'];

/** Answers what machines ask every site for. */
export function answerMachines(app: FastifyInstance, { site }: Pick<PortalServices, 'site'>): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(['User-agent: *', ...robots.map((path) => `Disallow: ${path}`), ''].join('\n')),
  );
  app.get('/favicon.ico', (_request, reply) => {
    const { portalFavIconPath } = site().settings;
    return portalFavIconPath.startsWith('/') ? reply.redirect(portalFavIconPath, 302) : answerNotFound(reply);
  });
}
