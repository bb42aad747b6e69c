import { type Violation, violation } from '../../violation.ts';

/** For how long whom somebody has let in, raised or reset is not a second person to them (days). */
export const apartDays = 7;

/** A member of staff, as far as it matters whether two are two people. */
export interface Person {
  readonly staffId: string;
  readonly email: string;
  /** Who they are at the provider: its name and theirs there; null without one. */
  readonly subject: { readonly issuer: string; readonly sub: string } | null;
  /** Who invited them, gave them a role, let them in again or reset their second step, and when. */
  readonly touches: readonly { readonly by: string; readonly at: Date }[];
}

/** An e-mail address by its mailbox: case and what stands behind a `+` lead to the same one. */
export function mailboxOf(email: string): string {
  const [box = '', host = ''] = email.trim().toLowerCase().split('@');
  return `${box.replace(/\+.*$/, '')}@${host}`;
}

/**
 * Why somebody is no second person to who asked: it is the same person by account, provider or mailbox, or somebody whom
 * the first has lately let in, raised or reset (office-45).
 */
export function secondPersonViolation(first: Person, second: Person, now: Date): Violation | undefined {
  const isSameSubject =
    first.subject !== null &&
    second.subject !== null &&
    first.subject.issuer === second.subject.issuer &&
    first.subject.sub === second.subject.sub;
  const isSame = first.staffId === second.staffId || mailboxOf(first.email) === mailboxOf(second.email);
  if (isSame || isSameSubject) return violation('staff.second.same');
  const since = now.getTime() - apartDays * 86_400_000;
  const isTouched = second.touches.some(({ by, at }) => by === first.staffId && at.getTime() > since);
  return isTouched ? violation('staff.second.touched', { days: apartDays }) : undefined;
}
