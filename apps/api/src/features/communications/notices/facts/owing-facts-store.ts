import type { OwingFacts } from '@rochdale/domain/communications/notices/billing-notices';
import { and, desc, eq, getTableColumns, gte, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { accounts } from '../../../../tables/accounts.ts';
import { autoPays } from '../../../../tables/auto-pay.ts';
import { drafts } from '../../../../tables/draft-payments.ts';
import { duePayments } from '../../../../tables/due-payments.ts';
import { accountDetails } from '../../../../tables/overview.ts';
import { storedPayments } from '../../../../tables/payment-profile.ts';
import { scheduledPaymentAccounts, scheduledPayments } from '../../../../tables/scheduled-payments.ts';
import { unconfirmedPayments } from '../../../account/accounts/public.ts';
import type { OfAccount } from './bill-facts-store.ts';

/** What some accounts owe after the portal's payments, and what will pay it. Money in cents. */
export async function owingOf(
  db: Executor,
  accountNumbers: readonly string[],
  today: string,
): Promise<OfAccount<OwingFacts>[]> {
  const found = await db
    .select({
      accountNumber: accounts.accountNumber,
      isPrepaidAccount: accounts.isPrepaidAccount,
      accountBalance: accounts.accountBalance,
      dueDate: accounts.dueDate,
      isBankrupt: accounts.isBankrupt,
      unconfirmed: unconfirmedPayments,
      autoPay: getTableColumns(autoPays),
      chargeable: storedPayments.storedPaymentId,
      draft: drafts.accountNumber,
      heldAt: drafts.heldAt,
      autoPayExists: accountDetails.autoPayExists,
      officeDraftDate: accountDetails.draftDate,
    })
    .from(accounts)
    .leftJoin(autoPays, eq(autoPays.accountNumber, accounts.accountNumber))
    .leftJoin(
      storedPayments,
      and(
        eq(storedPayments.memberNumber, autoPays.memberNumber),
        eq(storedPayments.storedPaymentId, autoPays.storedPaymentId),
        isNotNull(storedPayments.token),
        isNull(storedPayments.removedAt),
        isNull(storedPayments.blockedAt),
      ),
    )
    .leftJoin(drafts, eq(drafts.accountNumber, accounts.accountNumber))
    .leftJoin(accountDetails, eq(accountDetails.accountNumber, accounts.accountNumber))
    .where(inArray(accounts.accountNumber, [...accountNumbers]));
  const scheduled = await scheduledFor(db, accountNumbers, today);
  const failing = await accountsOfFailingPlans(db, accountNumbers);
  return found.map(
    ({
      accountBalance,
      unconfirmed,
      draft,
      heldAt,
      autoPayExists,
      officeDraftDate,
      autoPay,
      chargeable,
      ...account
    }) => ({
      ...account,
      autoPay: autoPay && { ...autoPay, isFailing: chargeable === null || failing.has(account.accountNumber) },
      balance: accountBalance - Number(unconfirmed),
      // A draft date that has passed says nothing of the bill that is open now.
      hasDraft:
        (draft !== null && heldAt === null && !failing.has(account.accountNumber)) ||
        autoPayExists === true ||
        (officeDraftDate !== null && officeDraftDate >= today),
      scheduled: scheduled
        .filter((one) => one.accountNumber === account.accountNumber && one.day <= (account.dueDate ?? ''))
        .reduce((sum, { amount }) => sum + amount, 0),
    }),
  );
}

/** What is scheduled to be paid from today on and has not come to its end. */
async function scheduledFor(db: Executor, accountNumbers: readonly string[], today: string) {
  return db
    .select({
      accountNumber: scheduledPaymentAccounts.accountNumber,
      day: scheduledPayments.paymentDate,
      amount: scheduledPaymentAccounts.amount,
    })
    .from(scheduledPayments)
    .innerJoin(scheduledPaymentAccounts, eq(scheduledPaymentAccounts.transNo, scheduledPayments.transNo))
    .leftJoin(
      duePayments,
      and(eq(duePayments.planKind, 'scheduled-payment'), eq(duePayments.planKey, scheduledPayments.transNo)),
    )
    .where(
      and(
        gte(scheduledPayments.paymentDate, today),
        isNull(scheduledPayments.deletedAt),
        inArray(scheduledPaymentAccounts.accountNumber, [...accountNumbers]),
        sql`coalesce(${duePayments.state}, 'due') in ('due', 'charging', 'sent', 'retrying')`,
      ),
    );
}

/** The reasons to skip that stand until the member does something. */
const standing = ['restricted', 'refused', 'bank-account'];

/** Accounts whose auto pay or draft, as it is agreed to now, took nothing at its last attempt. */
async function accountsOfFailingPlans(db: Executor, accountNumbers: readonly string[]): Promise<ReadonlySet<string>> {
  const last = await db
    .selectDistinctOn([duePayments.planKey], {
      accountNumber: duePayments.planKey,
      state: duePayments.state,
      reason: duePayments.reason,
    })
    .from(duePayments)
    .leftJoin(autoPays, eq(autoPays.accountNumber, duePayments.planKey))
    .leftJoin(drafts, eq(drafts.accountNumber, duePayments.planKey))
    .where(
      and(
        inArray(duePayments.planKind, ['auto-pay', 'draft']),
        inArray(duePayments.planKey, [...accountNumbers]),
        or(
          isNull(duePayments.authorizationId),
          eq(duePayments.authorizationId, autoPays.authorizationId),
          eq(duePayments.authorizationId, drafts.authorizationId),
        ),
        notInArray(duePayments.state, ['due', 'cancelled']),
      ),
    )
    .orderBy(duePayments.planKey, desc(duePayments.dueDay));
  const failed = last.filter(
    ({ state, reason }) => state === 'failed' || (state === 'skipped' && standing.includes(reason ?? '')),
  );
  return new Set(failed.map(({ accountNumber }) => accountNumber));
}
