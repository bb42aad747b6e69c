import type { NotificationTopic } from '../../communications/notifications/topics.ts';
import { daysBetween, type LocalDay } from '../../dates.ts';
import { type Violation, violation } from '../../violation.ts';
import type { Permission } from '../staff/permissions.ts';

/** What the office marks of a member's life. */
export const memberMarkNames = ['deceased', 'moved-out', 'protected'] as const;
export type MemberMarkName = (typeof memberMarkNames)[number];
/** Marks that one person takes away; the third takes two. */
export const liftedMarks = ['deceased', 'moved-out'] as const satisfies readonly MemberMarkName[];

/** Days between today and the day that somebody moved out or will, at most. */
const mostDays = 366;

/** What is wrong with the day that somebody moves out (office-90). */
export const movedOnViolation = (movedOn: LocalDay, today: LocalDay): Violation | undefined =>
  Math.abs(daysBetween(today, movedOn)) > mostDays ? violation('memberMarks.movedOn.far') : undefined;

/** Notices of a place's power, which say nothing to whoever has left it (office-90). */
export const isOfPlace = (topic: NotificationTopic): boolean =>
  topic === 'outage' || topic === 'highUsage' || topic === 'lowPrepaidBalance' || topic === 'prepaidDays';

/** Whether address and phone of a member are kept from somebody of the office (office-91). */
export const hidesPlace = (isProtected: boolean, permissions: ReadonlySet<Permission>): boolean =>
  isProtected && !permissions.has('members.see-protected');
