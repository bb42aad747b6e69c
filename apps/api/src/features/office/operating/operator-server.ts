import fastify from 'fastify';
import type { Metrics } from '../../../platform/metrics.ts';
import { healthRoutes } from './health-routes.ts';
import type { ReadinessWatch } from './readiness.ts';

/** Where the operator's own server listens; members never reach it. */
export interface OperatorAddress {
  readonly host: string;
  readonly port: number;
}

/** Serves `/metrics`, `/healthz` and `/readyz` of one process on an address of its own. Answers how to close it. */
export async function openOperatorServer(
  { host, port }: OperatorAddress,
  { metrics, readiness }: { readonly metrics: Metrics; readonly readiness: ReadinessWatch },
): Promise<() => Promise<void>> {
  const server = fastify({ logger: false });
  healthRoutes(server, readiness);
  server.get('/metrics', async (_request, reply) => {
    const text = await metrics.text();
    return reply.type(metrics.contentType).send(text);
  });
  await server.listen({ host, port });
  return () => server.close();
}
