import type { Executor } from '../../../platform/database/database.ts';
import { securityEvents } from '../../../tables/security.ts';

/** What the audit table knows. */
export type SecurityEventKind =
  | 'signed-in'
  | 'signed-in-on-new-device'
  | 'sign-in-failed'
  | 'login-locked'
  | 'code-failed'
  | 'current-password-failed'
  | 'signed-out'
  | 'registered'
  | 'password-changed'
  | 'username-changed'
  | 'email-changed'
  | 'mfa-enabled'
  | 'mfa-removed'
  | 'recovery-code-used'
  | 'reset-link-sent'
  | 'username-sent'
  | 'handed-over';

/** Writes an event into the audit table. */
export async function noteEvent(
  db: Executor,
  event: { kind: SecurityEventKind; at: Date; memberNumber?: string; loginKey?: string; address?: string },
): Promise<void> {
  await db.insert(securityEvents).values(event);
}
