import { and, between, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import type { AuditEvent } from '../../../platform/http/caller.ts';
import { securityEvents } from '../../../tables/security.ts';
import { tellWebhooks } from '../../office/connected/public.ts';

/** What of a member's events changes what is on file of them. */
const ofRecord: ReadonlySet<AuditEvent['kind']> = new Set([
  'profile-changed',
  'paperless-changed',
  'contact-added',
  'contact-removed',
  'email-changed',
]);

/** Writes an event into the audit table. An operation notes by its call's `note`, which takes what its row names. */
export async function noteEvent(db: Executor, event: AuditEvent): Promise<void> {
  await db.insert(securityEvents).values(event);
  const { kind, memberNumber, at } = event;
  if (memberNumber === undefined || !ofRecord.has(kind)) return;
  const told = {
    event: 'member.changed',
    subject: `member ${memberNumber}`,
    data: { memberNumber, what: kind },
  } as const;
  await tellWebhooks(db, told, at);
}

/** Whether a member's login got a new password within a time. */
export async function hadPasswordChanged(
  db: Executor,
  memberNumber: string,
  from: Date,
  until: Date,
): Promise<boolean> {
  const { at, kind, eventId } = securityEvents;
  const found = await db
    .select({ eventId })
    .from(securityEvents)
    .where(and(eq(securityEvents.memberNumber, memberNumber), eq(kind, 'password-changed'), between(at, from, until)))
    .limit(1);
  return found.length > 0;
}
