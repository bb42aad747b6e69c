import type { Route } from '../screens/screen-access.ts';

/** Screens whose reader wants it each time: where one arrives, and where one looks for one's power. */
const arrivals: ReadonlySet<Route> = new Set([
  'home',
  'login',
  'accountoverview',
  'accountoverview/mymeter',
  'outage-status',
  'report-outage',
]);

/** Whether a screen says the announcement each time; any other says it once a visit at most (website-42). */
export const announcesAlways = (route: Route): boolean => arrivals.has(route);

/** What is known of an announcement where it would stand. */
interface AnnouncementFacts {
  readonly isDismissed: boolean;
  /** The outage of the member's own account is known: the page says it better (website-42). */
  readonly hasOwnOutage: boolean;
  /** Another page of this visit has shown it. */
  readonly isSeen: boolean;
  readonly announcesAlways: boolean;
}

/** Whether the announcement is shown (website-14, website-42). */
export function showsAnnouncement(facts: AnnouncementFacts): boolean {
  if (facts.isDismissed || facts.hasOwnOutage) return false;
  return facts.announcesAlways || !facts.isSeen;
}
