import type { Executor } from '../../../../platform/database/database.ts';
import { type Refusal, refusal } from '../../../../platform/http/refusal.ts';
import { findAnnouncement } from '../../../communications/announcements/public.ts';
import type { OfficeServices } from '../../staff/office-services.ts';

/** Somebody was quicker: who it was, and when. */
export async function changedMeanwhile(
  { site }: Pick<OfficeServices, 'site'>,
  db: Executor,
  announcementId: string,
): Promise<Refusal> {
  const row = await findAnnouncement(db, announcementId);
  if (!row?.changedBy) return refusal(409, 'announcements.done');
  const at = { instant: row.changedAt, timeZone: site().timeZone };
  return refusal(409, 'announcements.changed', { name: row.changedBy, at });
}
