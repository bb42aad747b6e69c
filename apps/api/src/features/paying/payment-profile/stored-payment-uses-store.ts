import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { autoPays } from '../../../tables/auto-pay.ts';
import { drafts } from '../../../tables/draft-payments.ts';
import { scheduledPayments } from '../../../tables/scheduled-payments.ts';
import { topUps } from '../../../tables/top-ups.ts';

/** What of a member's charges stored ways of paying: each use names its way by id, or by token. */
export interface MethodUses {
  readonly autoPays: readonly { readonly storedPaymentId: string; readonly accountNumber: string }[];
  readonly topUps: readonly { readonly storedPaymentId: string; readonly accountNumber: string }[];
  readonly drafts: readonly { readonly token: string | null; readonly accountNumber: string }[];
  readonly scheduled: readonly { readonly token: string; readonly paymentDate: string }[];
}

/** Everything of a member that is still to be charged. */
export async function methodUsesOf(db: Executor, memberNumber: string): Promise<MethodUses> {
  const [enrolled, toppedUp, drafted, scheduled] = await Promise.all([
    db
      .select({ storedPaymentId: autoPays.storedPaymentId, accountNumber: autoPays.accountNumber })
      .from(autoPays)
      .where(eq(autoPays.memberNumber, memberNumber))
      .orderBy(asc(autoPays.accountNumber)),
    db
      .select({ storedPaymentId: topUps.storedPaymentId, accountNumber: topUps.accountNumber })
      .from(topUps)
      .where(eq(topUps.memberNumber, memberNumber))
      .orderBy(asc(topUps.accountNumber)),
    db
      .select({ token: drafts.token, accountNumber: drafts.accountNumber })
      .from(drafts)
      .where(eq(drafts.memberNumber, memberNumber))
      .orderBy(asc(drafts.accountNumber)),
    db
      .select({ token: scheduledPayments.token, paymentDate: scheduledPayments.paymentDate })
      .from(scheduledPayments)
      .where(
        and(
          eq(scheduledPayments.memberNumber, memberNumber),
          isNull(scheduledPayments.deletedAt),
          sql`not exists (select 1 from due_payments where due_payments.plan_kind = 'scheduled-payment'
            and due_payments.plan_key = scheduled_payments.trans_no
            and due_payments.state in ('paid', 'failed', 'skipped', 'returned', 'cancelled'))`,
        ),
      )
      .orderBy(asc(scheduledPayments.paymentDate)),
  ]);
  return { autoPays: enrolled, topUps: toppedUp, drafts: drafted, scheduled };
}
