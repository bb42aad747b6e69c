import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { drafts } from '../../../tables/draft-payments.ts';
import { accountDetails } from '../../../tables/overview.ts';
import { cutOverDay } from '../cut-over/cut-over-store.ts';
import type { StandingPlan, TakenBy } from './standing-plan.ts';

type DraftRow = typeof drafts.$inferSelect;

/** Drafts, in the order of their accounts. */
export async function draftPlans(db: Executor, which: SQL | undefined, limit: number): Promise<StandingPlan[]> {
  const found = await db
    .select({
      draft: drafts,
      holder: accounts.memberNumber,
      cycleDate: accountDetails.draftDate,
      isBillingAutoPay: accountDetails.autoPayExists,
      cutOver: sql<string | null>`${cutOverDay}::text`,
    })
    .from(drafts)
    .innerJoin(accounts, eq(accounts.accountNumber, drafts.accountNumber))
    .leftJoin(accountDetails, eq(accountDetails.accountNumber, drafts.accountNumber))
    .where(which)
    .orderBy(asc(drafts.accountNumber))
    .limit(limit);
  return found.map(({ draft, holder, cycleDate, isBillingAutoPay, cutOver }) => ({
    planKind: 'draft',
    planKey: draft.accountNumber,
    memberNumber: draft.memberNumber,
    authorizationId: draft.authorizationId,
    plan: {
      kind: 'draft',
      method: draft.draftMethod,
      day: draft.draftDay,
      startDate: startOf(draft, cutOver),
      cycleDate,
    },
    by: takenBy(draft),
    ceiling: undefined,
    paysInFull: false,
    accounts: [{ accountNumber: draft.accountNumber }],
    wasMadeHere: draft.createdAt !== null,
    prenoteEffectiveDate: draft.prenoteEffectiveDate ?? undefined,
    stop: stopOf(draft, holder, isBillingAutoPay === true),
  }));
}

/** A draft that was brought takes nothing before the cut-over: the old portal does (moving-in-39). */
function startOf({ startDate, createdAt }: DraftRow, cutOver: string | null): string {
  return createdAt === null && cutOver !== null && cutOver > startDate ? cutOver : startDate;
}

function takenBy({ token, draftType, bankAccountNumber }: DraftRow): TakenBy {
  if (token !== null) return { kind: 'token', token, paymentType: draftType === 'credit-card' ? 'cc' : 'echeck' };
  return { kind: bankAccountNumber === null ? 'none' : 'file' };
}

function stopOf({ memberNumber, heldAt }: DraftRow, holder: string, isBilling: boolean): StandingPlan['stop'] {
  if (holder !== memberNumber) return 'holder';
  if (isBilling) return 'billing';
  return heldAt === null ? undefined : 'held';
}
