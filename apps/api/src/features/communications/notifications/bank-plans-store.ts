import type { NotificationTopic } from '@rochdale/domain/communications/notifications/topics';
import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { autoPays } from '../../../tables/auto-pay.ts';
import { drafts } from '../../../tables/draft-payments.ts';
import { notices } from '../../../tables/notices.ts';
import { storedPayments } from '../../../tables/payment-profile.ts';

/** An account that a bank account pays by itself. */
export interface BankPlanAccount {
  readonly accountNumber: string;
  readonly memberNumber: string;
  /** A payment of it was announced before. */
  readonly wasTold: boolean;
}

const topic: NotificationTopic = 'draftComing';

/** A page of the accounts with a draft, or auto pay, of their member's from a bank account: those after the given one. */
export async function accountsWithBankPlan(
  db: Executor,
  page: { readonly after: string; readonly limit: number },
): Promise<BankPlanAccount[]> {
  return db
    .select({
      accountNumber: accounts.accountNumber,
      memberNumber: accounts.memberNumber,
      wasTold: sql<boolean>`exists (select 1 from ${notices} where ${notices.accountNumber} = ${accounts.accountNumber}
        and ${notices.memberNumber} = ${accounts.memberNumber} and ${notices.kind} = ${topic})`,
    })
    .from(accounts)
    .leftJoin(
      drafts,
      and(
        eq(drafts.accountNumber, accounts.accountNumber),
        eq(drafts.memberNumber, accounts.memberNumber),
        eq(drafts.draftType, 'bank'),
      ),
    )
    .leftJoin(
      autoPays,
      and(eq(autoPays.accountNumber, accounts.accountNumber), eq(autoPays.memberNumber, accounts.memberNumber)),
    )
    .leftJoin(
      storedPayments,
      and(
        eq(storedPayments.memberNumber, autoPays.memberNumber),
        eq(storedPayments.storedPaymentId, autoPays.storedPaymentId),
        eq(storedPayments.paymentType, 'Check'),
        isNull(storedPayments.removedAt),
      ),
    )
    .where(
      and(
        gt(accounts.accountNumber, page.after),
        or(isNotNull(drafts.accountNumber), isNotNull(storedPayments.storedPaymentId)),
      ),
    )
    .orderBy(asc(accounts.accountNumber))
    .limit(page.limit);
}
