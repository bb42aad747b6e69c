import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the files of the co-op's brand folder at `/coop/brand/…`; nothing else of the folder can be reached. */
export async function siteAssets(app: FastifyInstance, coopFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: `${coopFolder}/brand`,
    prefix: '/coop/brand/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    maxAge: '1h',
  });
}
