import { asc, desc, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { authorizations } from '../../../tables/authorizations.ts';
import { draftDecisions } from '../../../tables/bank-file.ts';
import type { Authorization } from './authorizations-store.ts';

/** An authorization with what the office decided of its draft. */
export interface Proof {
  readonly authorization: Authorization;
  readonly decisions: readonly (typeof draftDecisions.$inferSelect)[];
}

/**
 * The authorizations that a number stands for, the newest first: a member's, an account's (former members' too), or that
 * under which a payment or an entry of a bank file was made.
 */
export async function findProofs(db: Executor, number: string): Promise<Proof[]> {
  const found = await db
    .select()
    .from(authorizations)
    .where(
      sql`${authorizations.memberNumber} = ${number}
        or ${authorizations.planKey} = ${number}
        or ${authorizations.authorizationId} in (
          select authorization_id from ach_entries where trace_number = ${number} or trans_no = ${number}
          union select authorization_id from due_payments where trans_no = ${number})
        or ${authorizations.planKind} = 'scheduled-payment' and ${authorizations.planKey} in (
          select trans_no from scheduled_payment_accounts where account_number = ${number})`,
    )
    .orderBy(desc(authorizations.givenAt), asc(authorizations.authorizationId));
  const ids = found.map(({ authorizationId }) => authorizationId);
  const decisions = await db
    .select()
    .from(draftDecisions)
    .where(inArray(draftDecisions.authorizationId, ids))
    .orderBy(asc(draftDecisions.decisionId));
  return found.map((authorization) => ({
    authorization,
    decisions: decisions.filter(({ authorizationId }) => authorizationId === authorization.authorizationId),
  }));
}
