import type { ServerResponse } from 'node:http';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { z } from 'zod';
import { isSignInClient } from './authorization-requests.ts';

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

const described = z.looseObject({ subject_types_supported: z.array(z.string()) });

/** The metadata say what is so for sites that sign in: each knows a member by another `sub`. */
export function describeTruly(ctx: Pick<KoaContextWithOIDC, 'body'>): void {
  const metadata = described.safeParse(ctx.body);
  if (metadata.success) ctx.body = { ...metadata.data, subject_types_supported: ['pairwise'] };
}

const tokens = z.looseObject({ access_token: z.string() });

/** Beside its tokens an app is told where the data are, and where what was allowed stands (ESPI). */
export function tellWhereDataAre(ctx: KoaContextWithOIDC, resource: string): void {
  if (ctx.oidc.client && isSignInClient(ctx.oidc.client)) return;
  const connectionId = ctx.oidc.entities.Grant?.jti;
  const given = tokens.safeParse(ctx.body);
  if (!given.success || connectionId === undefined) return;
  ctx.body = {
    ...given.data,
    resourceURI: `${resource}/Batch/Subscription/${connectionId}`,
    authorizationURI: `${resource}/Authorization/${connectionId}`,
  };
}
