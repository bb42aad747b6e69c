import { type Violation, violation } from '../../violation.ts';
import { tidyEmail } from '../registration/contact.ts';

/** What of an update decides who can sign in. */
export interface AccessUpdate {
  readonly password?: string | undefined;
  /** The e-mail address. */
  readonly userName?: string | undefined;
}

/** Whether an update changes who can sign in: a new password, or another address for links and codes. */
export function changesAccess({ password = '', userName }: AccessUpdate, kept: { readonly email: string }): boolean {
  return password !== '' || (userName !== undefined && tidyEmail(userName) !== tidyEmail(kept.email));
}

/** The current password, which is asked for again before a change of who can sign in (identity-50). */
export function currentPasswordViolation(typed: string, isAsked: boolean): Violation | undefined {
  return isAsked && typed === '' ? violation('myProfile.currentPassword.required') : undefined;
}
