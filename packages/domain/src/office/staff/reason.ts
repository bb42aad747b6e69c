import { type Violation, violation } from '../../violation.ts';

/** How few and how many characters a reason has. */
export const [shortestReason, longestReason] = [3, 500] as const;

/** What is wrong with a reason, which stands in the audit. */
export const reasonViolation = (reason: string): Violation | undefined =>
  reason.trim().length < shortestReason ? violation('office.reason.short') : undefined;
