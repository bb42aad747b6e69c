import { mailboxOf } from '../staff/second-person.ts';

/** How long the code of a window holds, and how long the window itself (office-82, office-83). */
export const codeSeconds = 60;
export const viewMinutes = 15;
/** How long what a second person has agreed to may be used, once. */
export const permitMinutes = 60;

/** A window in which somebody of the office looks as a member. */
export interface View {
  readonly codeUntil: Date;
  /** When its code was traded; null: not yet. */
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

const after = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000);

/** Until when the code of a window that is asked for now may be traded. */
export const codeUntil = (now: Date): Date => after(now, codeSeconds / 60);
/** Until when what is agreed to now may be used. */
export const permitUntil = (now: Date): Date => after(now, permitMinutes);

/** Whether a code may still be traded: within its minute, once, and not after it was ended (office-82). */
export const mayBegin = ({ codeUntil, startedAt, endedAt }: View, now: Date): boolean =>
  startedAt === null && endedAt === null && now < codeUntil;

/** When a window that has begun ends however it is used. */
export const endOf = (startedAt: Date): Date => after(startedAt, viewMinutes);

/** Whether a window is open, as far as it is up to itself: its session of staff may end it before (office-83). */
export const isViewOpen = ({ startedAt, endedAt }: View, now: Date): boolean =>
  startedAt !== null && endedAt === null && startedAt <= now && now < endOf(startedAt);

/** Whether two people have to want it that somebody looks as this member: one who works here too (office-87). */
export function takesSecondPerson(mails: readonly string[], staffMails: readonly string[]): boolean {
  const boxes = new Set(staffMails.map(mailboxOf));
  return mails.some((mail) => boxes.has(mailboxOf(mail)));
}
