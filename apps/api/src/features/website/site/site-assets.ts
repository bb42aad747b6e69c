import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** What a file of the brand folder may do when it is opened by itself: a drawing with a script in it runs none. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox";

/** Serves the files of the co-op's brand folder at `/coop/brand/…`; nothing else of the folder, nor of the machine, can be reached. */
export async function siteAssets(app: FastifyInstance, coopFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: `${coopFolder}/brand`,
    prefix: '/coop/brand/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    maxAge: '1h',
    allowedPath: (path, root) => isInside(String(root), path),
    setHeaders: (reply, path) => {
      reply.header('content-security-policy', filePolicy);
      if (path.endsWith('.svg')) reply.header('content-type', 'image/svg+xml; charset=utf-8');
    },
  });
}

/** Whether a file lies in a folder, and no link leads out of it; what is not there is the server's to say. */
function isInside(folder: string, path: string): boolean {
  try {
    return realpathSync(join(folder, path)).startsWith(realpathSync(folder) + sep);
  } catch {
    return true;
  }
}
