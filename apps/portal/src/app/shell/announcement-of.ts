import type { Site } from '@rochdale/domain/website/site/site';

/** An announcement, and the name by which it is dismissed. */
export interface MadeAnnouncement {
  readonly name: string;
  readonly message: string;
}

/** The announcement that the co-op makes now; undefined while there is none (website-14). */
export function announcementOf(configuration: Site['configuration']): MadeAnnouncement | undefined {
  const message = configuration.emergencyAnnouncementMessage;
  const name = configuration.emergencyAnnouncementId ?? message;
  return configuration.displayEmergencyAnnouncement && message && name ? { name, message } : undefined;
}
