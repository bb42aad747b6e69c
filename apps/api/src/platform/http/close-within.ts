import type { FastifyInstance } from 'fastify';

/** Once the server closes, each answer tells its connection to go: a kept one would hold up the end. */
export function closeConnectionsAtEnd(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}

/**
 * Takes no new connections, lets requests under way finish, and cuts those that are not done in time. Answers whether
 * all were.
 */
export async function closeWithin(app: FastifyInstance, seconds: number): Promise<boolean> {
  let inTime = true;
  const cut = setTimeout(() => {
    inTime = false;
    app.log.warn('requests under way were cut');
    app.server.closeAllConnections();
  }, seconds * 1000);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
  return inTime;
}
