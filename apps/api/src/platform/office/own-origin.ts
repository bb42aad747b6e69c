import type { OfficeOperationSpec } from '@rochdale/contract/office-operation';
import type { FastifyRequest } from 'fastify';
import { refusal } from '../http/refusal.ts';

/**
 * Refuses calls that do not come from the office's own pages: by `Origin`, which a browser sends with all that is no plain
 * reading, and by `Sec-Fetch-Site`. Where one arrives from elsewhere, only that is let in which a link could ask for too.
 */
export function refuseForeign(
  { method, fromElsewhere }: Pick<OfficeOperationSpec, 'method' | 'fromElsewhere'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
  origin: string,
): void {
  const isOwn = headers.origin === origin || (headers.origin === undefined && method === 'GET');
  const site = headers['sec-fetch-site'];
  const isArrival =
    fromElsewhere && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  const isNear = site === undefined || site === 'same-origin' || (site === 'none' && method === 'GET');
  if (isOwn && (isNear || isArrival)) return;
  throw refusal(403, 'staff.origin.refused');
}

/** Members' tokens open nothing here, and nothing else that a head could bring. */
export function refuseBearers({ headers }: Pick<FastifyRequest, 'headers'>): void {
  if (headers.authorization !== undefined) throw refusal(401, 'error.unauthorized');
}
