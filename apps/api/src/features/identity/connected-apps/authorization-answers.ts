import type { ServerResponse } from 'node:http';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { z } from 'zod';

/** Takes a cookie out of an answer. */
export function withoutSessionCookie(
  answer: Pick<ServerResponse, 'getHeader' | 'setHeader' | 'removeHeader'>,
  name: string,
): void {
  const given = answer.getHeader('set-cookie');
  if (given === undefined) return;
  const kept = [given]
    .flat()
    .map(String)
    .filter((cookie) => !cookie.startsWith(name));
  if (kept.length > 0) answer.setHeader('set-cookie', kept);
  else answer.removeHeader('set-cookie');
}

const tokens = z.looseObject({ access_token: z.string() });

/** Beside its tokens an app is told where the data are, and where what was allowed stands (ESPI). */
export function tellWhereDataAre(ctx: KoaContextWithOIDC, resource: string): void {
  const connectionId = ctx.oidc.entities.Grant?.jti;
  const given = tokens.safeParse(ctx.body);
  if (!given.success || connectionId === undefined) return;
  ctx.body = {
    ...given.data,
    resourceURI: `${resource}/Batch/Subscription/${connectionId}`,
    authorizationURI: `${resource}/Authorization/${connectionId}`,
  };
}
