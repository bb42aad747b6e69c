import type { FastifyInstance } from 'fastify';
import { operationOf } from '../../../platform/http/request-log.ts';
import type { Metrics } from '../../../platform/metrics.ts';
import type { ReadinessWatch } from './readiness.ts';

/** Probes come every few seconds; their lines say nothing. */
const quiet = { logLevel: 'warn', schema: { hide: true } } as const;

/**
 * `/healthz`: the process lives. `/readyz`: it should get calls (200), or not (503 with reasons by name); with
 * `?strict=yes` a degraded one says 503 too.
 */
export function healthRoutes(app: FastifyInstance, readiness: ReadinessWatch): void {
  app.get('/healthz', quiet, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', quiet, async (request, reply) => {
    const said = await readiness.ask();
    const isStrict = new URLSearchParams(request.url.split('?')[1]).get('strict') === 'yes';
    const isWelcome = said.status === 'ready' || (said.status === 'degraded' && !isStrict);
    return reply
      .status(isWelcome ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(said);
  });
}

/** Counts every call by what it asked for. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const operation = operationOf(request);
    metrics.answered({
      operation,
      method: request.method,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    if (request.refusedFor !== undefined) metrics.refused(operation, request.refusedFor);
  });
}
