import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { authorizations } from '../../../tables/authorizations.ts';
import { duePayments } from '../../../tables/due-payments.ts';

/** Ends what members agreed to for one payment, once that was made, failed or was passed over: nobody has to be told. */
export async function endDoneAuthorizations(db: Executor): Promise<void> {
  await db
    .update(authorizations)
    .set({ endedAt: sql`${duePayments.updatedAt}`, endReason: 'done', endToldAt: sql`${duePayments.updatedAt}` })
    .from(duePayments)
    .where(
      and(
        eq(authorizations.planKind, 'scheduled-payment'),
        isNull(authorizations.endedAt),
        eq(duePayments.planKind, authorizations.planKind),
        eq(duePayments.planKey, authorizations.planKey),
        inArray(duePayments.state, ['paid', 'failed', 'skipped', 'returned', 'cancelled']),
      ),
    );
}

/** Empties what proved authorizations that ended before an instant: the text and where it was given. That they were stays. */
export async function forgetProofsEndedBefore(db: Executor, before: Date): Promise<void> {
  await db
    .update(authorizations)
    .set({ consentText: '', network: null })
    .where(
      and(
        lt(authorizations.endedAt, before),
        or(ne(authorizations.consentText, ''), isNotNull(authorizations.network)),
      ),
    );
}
