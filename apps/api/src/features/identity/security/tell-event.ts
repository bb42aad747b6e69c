import type { FastifyBaseLogger } from 'fastify';
import type { AuditEvent } from '../../../platform/http/caller.ts';

/**
 * Writes a security event into the log as one line, with the member's number: only where the operator sends the log to a
 * place that is kept as the database is (`SECURITY_LOG`).
 */
export const tellEvent =
  (log: FastifyBaseLogger) =>
  ({ kind, at, memberNumber, loginKey, address, browser, byDelegate }: AuditEvent): void =>
    log.info(
      { security: kind, at: at.toISOString(), member: memberNumber, login: loginKey, address, browser, byDelegate },
      'security event',
    );
