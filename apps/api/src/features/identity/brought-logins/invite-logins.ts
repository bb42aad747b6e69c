import type { AuditKindOf } from '@rochdale/contract/operations/operations';
import { claimLinkDays } from '@rochdale/domain/identity/foreign-hashes/claim-link';
import { isEmail } from '@rochdale/domain/identity/registration/contact';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { holdsLoginClosed } from '../../office/member-marks/public.ts';
import { noteEvent } from '../security/security-store.ts';
import { type Invited, loginsToClaim, takeInvitation } from './brought-logins-store.ts';
import { sendClaimLink } from './claim-link.ts';

/** Whom to invite, and what is to be written down of each. */
export interface Inviting {
  /** Once more, where the link of an earlier invitation has ended. */
  readonly isAgain: boolean;
  readonly most: number;
  /** From where the acts are done, for the members' own events. */
  readonly address: string;
  readonly note: (tx: Transaction, memberNumber: string) => Promise<void>;
}

/** What inviting did: how many were sent a link, and the members who have no email address that could be used. */
export interface InvitedLogins {
  readonly sent: number;
  readonly withoutEmail: readonly string[];
}

class NotSent extends Error {
  readonly memberNumber: string;

  constructor(memberNumber: string) {
    super('No email address is on file.');
    this.memberNumber = memberNumber;
  }
}

/**
 * Sends a link to each login that was brought without a password (moving-in-21): once, in a transaction of its own, so that
 * what is killed or run twice sends no second one.
 */
export async function inviteLogins(
  services: MessageServices & { readonly db: Database },
  { isAgain, most, address, note }: Inviting,
): Promise<InvitedLogins> {
  const { db, clock } = services;
  const now = clock.now();
  const before = new Date(now.getTime() - claimLinkDays * 24 * 3_600_000);
  const invited: Invited = isAgain ? { before } : 'never';
  const withoutEmail: string[] = [];
  let sent = 0;
  for (const loginKey of await loginsToClaim(db, invited, most)) {
    const done = db.transaction(async (tx) => {
      const login = await takeInvitation(tx, loginKey, invited, now);
      if (!login || (await holdsLoginClosed(tx, login.memberNumber))) return false;
      const { memberNumber, email } = login;
      if (!isEmail(email)) throw new NotSent(memberNumber);
      await sendClaimLink(services, tx, login, 'en');
      const kind = 'reset-link-sent' satisfies AuditKindOf<'recovery.forgot-password'>;
      await noteEvent(tx, { kind, at: now, memberNumber, loginKey, address });
      await note(tx, memberNumber);
      return true;
    });
    try {
      if (await done) sent += 1;
    } catch (error) {
      if (!(error instanceof NotSent)) throw error;
      withoutEmail.push(error.memberNumber);
    }
  }
  return { sent, withoutEmail };
}
