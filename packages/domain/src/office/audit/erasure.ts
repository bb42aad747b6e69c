/** For how long what is personal in the audit is kept; then it is erased, and the entry without it stays (office-50). */
export const personalYears = 2;

/** Before which instant what is personal is erased. */
export function erasedBefore(now: Date): Date {
  const before = new Date(now);
  before.setUTCFullYear(now.getUTCFullYear() - personalYears);
  return before;
}
