import type { LocalDay } from '../../dates.ts';
import type { Violation } from '../../violation.ts';
import { tidyEmail } from '../registration/contact.ts';
import { emailViolation } from '../registration/registration-form.ts';

/** Days for which an invitation can be accepted (identity-91). */
export const invitationDays = 7;
/** Invitations that a holder may have open at once, and people who may be let in. */
export const openInvitations = 10;
/** Accounts that one invitation may name. */
export const invitedAccounts = 200;

/** How a delegation stands. */
export const delegationStates = ['invited', 'accepted', 'withdrawn', 'ended'] as const;
/** Who ended one: its holder, the delegate, the office, or a rule. */
export const delegationEnders = ['holder', 'delegate', 'office', 'rule'] as const;
export type DelegationEnder = (typeof delegationEnders)[number];

export interface InvitationForm {
  readonly email: string;
  readonly accounts: number;
  /** The last day; null: no end. */
  readonly endsOn: LocalDay | null;
}

/** The first rule that an invitation breaks, with its field. */
export function invitationViolation(
  { email, accounts, endsOn }: InvitationForm,
  { today, ownEmail }: { readonly today: LocalDay; readonly ownEmail: string | undefined },
): { readonly field: 'email' | 'accounts' | 'endsOn'; readonly violation: Violation } | undefined {
  const wrong = emailViolation(email);
  if (wrong) return { field: 'email', violation: wrong };
  if (ownEmail !== undefined && tidyEmail(email) === tidyEmail(ownEmail))
    return { field: 'email', violation: { code: 'delegates.email.own', params: {} } };
  if (accounts === 0) return { field: 'accounts', violation: { code: 'delegates.accounts.none', params: {} } };
  if (endsOn !== null && endsOn < today)
    return { field: 'endsOn', violation: { code: 'delegates.endsOn.past', params: {} } };
  return undefined;
}
