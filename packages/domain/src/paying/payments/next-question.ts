import type { RequisitionState } from './requisition-state.ts';

/** What of a requisition decides when the payment company is asked about it. */
export interface AskedRequisition {
  readonly state: RequisitionState;
  readonly purpose: 'payment' | 'store';
  /** What it was paid with; null until it was approved. */
  readonly paymentType: 'cc' | 'echeck' | null;
  /** Whether a member pays on a page, where another card may follow one that was declined. */
  readonly hasPage: boolean;
  /** When its state changed last. */
  readonly changedAt: Date;
  /** When the page stops taking it. */
  readonly expiresAt: Date;
  readonly approvedAt: Date | null;
}

const seconds = (count: number): number => count * 1000;
const hours = (count: number): number => seconds(count * 3600);
const days = (count: number): number => hours(count * 24);

/** While it may be paid, it is asked about after a quarter of its silence. */
const leastWait = seconds(5);
const maxWait = seconds(60);
/** An answer may be lost, or come late: for so long after its end it is asked about, more and more rarely. */
const lateAnswers = days(3);
const firstLateWait = seconds(60);
/** Second charges, disputes, and e-checks that the bank sends back come to light after the posting. */
const agesOfPosted = {
  cc: [hours(1), days(1), days(30), days(60)],
  echeck: [hours(1), days(1), days(3), days(5), days(10), days(30), days(60)],
} as const;

/**
 * When the payment company is asked next how a requisition stands, later than now; null: never again (docs/payments.md).
 * A requisition that is approved waits for its posting, not for the company.
 */
export function nextQuestion(asked: AskedRequisition, now: Date): Date | null {
  const { state, expiresAt, changedAt } = asked;
  switch (state) {
    case 'initiated':
    case 'presented':
    case 'approved':
      return soon(asked, now);
    case 'declined':
      return asked.hasPage && now < expiresAt
        ? soon(asked, now)
        : late(asked, asked.hasPage ? expiresAt : changedAt, now);
    case 'cancelled':
    case 'expired':
      return late(asked, changedAt, now);
    case 'posted':
      return afterPosting(asked, now);
  }
}

function soon({ changedAt, expiresAt, state }: AskedRequisition, now: Date): Date {
  const silence = now.getTime() - changedAt.getTime();
  const next = now.getTime() + Math.min(Math.max(silence / 4, leastWait), maxWait);
  const ends = expiresAt.getTime();
  return new Date(state !== 'approved' && now.getTime() < ends ? Math.min(next, ends) : next);
}

function late({ expiresAt }: AskedRequisition, ended: Date, now: Date): Date | null {
  const until = Math.max(expiresAt.getTime(), ended.getTime()) + lateAnswers;
  if (now.getTime() >= until) return null;
  const wait = Math.max(now.getTime() - ended.getTime(), firstLateWait);
  return new Date(Math.min(now.getTime() + wait, until));
}

function afterPosting({ purpose, paymentType, approvedAt }: AskedRequisition, now: Date): Date | null {
  if (purpose === 'store' || approvedAt === null) return null;
  const next = agesOfPosted[paymentType ?? 'cc'].find((age) => approvedAt.getTime() + age > now.getTime());
  return next === undefined ? null : new Date(approvedAt.getTime() + next);
}
