import type { Executor } from '../../../platform/database/database.ts';
import type { AuditEvent } from '../../../platform/http/caller.ts';
import { securityEvents } from '../../../tables/security.ts';

/** Writes an event into the audit table. An operation notes by its call's `note`, which takes what its row names. */
export async function noteEvent(db: Executor, event: AuditEvent): Promise<void> {
  await db.insert(securityEvents).values(event);
}
