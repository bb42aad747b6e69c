import { screenOfOldAddress } from '@rochdale/domain/website/old-addresses/old-address';
import type { FastifyInstance } from 'fastify';
import { loadOldAddresses } from './load-old-addresses.ts';

/** Leads from addresses of the old portal to our screens (moving-in-24), before anything else looks at them. */
export async function leadFromOldAddresses(
  app: FastifyInstance,
  { coopFolder }: { readonly coopFolder: string },
): Promise<void> {
  const table = await loadOldAddresses(coopFolder);
  if (table.size === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET') return;
    const [path = '', ...query] = request.url.split('?');
    const screen = screenOfOldAddress(table, path, query.join('?'));
    if (screen !== undefined) await reply.header('cache-control', 'no-cache').redirect(screen, 302);
  });
}
