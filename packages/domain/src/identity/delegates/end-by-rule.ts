/** What is known of a delegation's holder and accounts. */
export interface DelegationFacts {
  readonly accountNumbers: readonly string[];
  /** Those of them that its holder has still. */
  readonly heldNumbers: readonly string[];
  readonly isDeceased: boolean;
  readonly isProtected: boolean;
}

/** Which accounts a delegation still opens; none: it ends by rule (identity-95). */
export function stillOpened({
  accountNumbers,
  heldNumbers,
  isDeceased,
  isProtected,
}: DelegationFacts): readonly string[] {
  if (isDeceased || isProtected) return [];
  return accountNumbers.filter((one) => heldNumbers.includes(one));
}
