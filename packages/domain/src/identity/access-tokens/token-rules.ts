import { addDays, type LocalDay } from '../../dates.ts';
import { type Violation, violation } from '../../violation.ts';

/** For how many days a token may be made at most, its last day included. */
export const longestTokenDays = 365;
/** Tokens that a login may have, ended ones that still stand in its list among them. */
export const mostTokens = 20;
/** Accounts that one token may name, and how long its name may be. */
export const [tokenAccounts, tokenNameLength] = [200, 40] as const;

export interface TokenForm {
  readonly name: string;
  readonly accounts: number;
  /** The last day. */
  readonly endsOn: LocalDay | '';
}

/** What is wrong with a token's name (identity-110). */
export function tokenNameViolation(name: string): Violation | undefined {
  const { length } = name.trim();
  if (length === 0) return violation('accessTokens.name.needed');
  return length > tokenNameLength ? violation('accessTokens.name.long', { most: tokenNameLength }) : undefined;
}

/** What is wrong with its last day. */
export function tokenEndViolation(endsOn: LocalDay | '', today: LocalDay): Violation | undefined {
  if (endsOn === '') return violation('accessTokens.endsOn.needed');
  if (endsOn < today) return violation('accessTokens.endsOn.past');
  return endsOn > addDays(today, longestTokenDays) ? violation('accessTokens.endsOn.late') : undefined;
}

/** The first rule that a new token breaks, with its field (identity-110). */
export function tokenViolation(
  { name, accounts, endsOn }: TokenForm,
  today: LocalDay,
): { readonly field: 'name' | 'accounts' | 'endsOn'; readonly violation: Violation } | undefined {
  const named = tokenNameViolation(name);
  if (named) return { field: 'name', violation: named };
  if (accounts === 0) return { field: 'accounts', violation: violation('accessTokens.accounts.none') };
  const end = tokenEndViolation(endsOn, today);
  return end && { field: 'endsOn', violation: end };
}
