import { type FastifyBaseLogger, fastify } from 'fastify';

/** The log of a process: no bodies, no query strings, no authorization headers. */
export function openLog(level: string, stream?: { write(line: string): void }): FastifyBaseLogger {
  return fastify({
    logger: {
      level,
      serializers: {
        req: (request) => ({ method: request.method, path: request.url.split('?')[0] }),
        res: (reply) => ({ statusCode: reply.statusCode }),
      },
      ...(stream && { stream }),
    },
  }).log;
}
