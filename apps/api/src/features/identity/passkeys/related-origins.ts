import type { FastifyInstance } from 'fastify';

/**
 * Names the portal as a page on which this host's passkeys may be used (WebAuthn level 3, related origins): a host that the
 * portal has left, and that is still served, goes on opening it (identity-85).
 */
export function relatedOrigins(app: FastifyInstance, { publicUrl }: { readonly publicUrl: string }): void {
  const origins = [new URL(publicUrl).origin];
  app.get('/.well-known/webauthn', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send({ origins }),
  );
}
