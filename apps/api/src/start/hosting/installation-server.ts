import fastify from 'fastify';
import type { Metrics } from '../../platform/metrics.ts';
import { installationPage } from './installation-page.ts';
import { joinedMetrics } from './joined-metrics.ts';
import type { KeptCoops, TellingCoop } from './kept-coops.ts';

/** `starting` until each folder was looked at; `stopping` once a balancer should send nothing more. */
export type Phase = 'starting' | 'running' | 'stopping';

interface Told {
  readonly what: 'API' | 'worker';
  /** The process's own figures. */
  readonly metrics: Metrics;
  readonly coops: Pick<KeptCoops<TellingCoop>, 'states' | 'open'>;
  phase(): Phase;
}

/**
 * Serves the operator of an installation: a page of its co-ops, `/metrics` of all of them, `/healthz`, and `/readyz`, which
 * is 200 once each folder was looked at; with `?coop=<name>` it is about that co-op. Answers how to close it.
 */
export async function openInstallationServer(
  { host, port }: { readonly host: string; readonly port: number },
  { what, metrics, coops, phase }: Told,
): Promise<() => Promise<void>> {
  const server = fastify({ logger: false });
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
  });
  server.get('/', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(await installationPage(what, coops)),
  );
  server.get('/metrics', async (_request, reply) => {
    const texts = [metrics, ...coops.open().map(({ open }) => open.metrics)].map((one) => one.text());
    return reply.type(metrics.contentType).send(joinedMetrics(await Promise.all(texts)));
  });
  server.get('/healthz', async () => ({ status: 'alive' }));
  server.get<{ Querystring: { coop?: string } }>('/readyz', async ({ query }, reply) => {
    const states = coops.states();
    if (query.coop !== undefined) {
      const found = coops.open().find(({ name }) => name === query.coop);
      const said = found ? await found.open.readiness.ask() : { status: 'not-ready', reasons: ['not-served'] };
      return reply.status(said.status === 'not-ready' ? 503 : 200).send(said);
    }
    const isReady = phase() === 'running' && states.some(({ state }) => state === 'serving');
    const count = (wanted: string) => states.filter(({ state }) => state === wanted).length;
    return reply.status(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : 'not-ready',
      phase: phase(),
      serving: count('serving'),
      broken: count('broken'),
      elsewhere: count('elsewhere'),
    });
  });
  await server.listen({ host, port });
  return () => server.close();
}
