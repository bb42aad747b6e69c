import { and, asc, eq, gte, inArray, isNull, lt, ne, type SQL, sum } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { duePayments } from '../../../tables/due-payments.ts';
import { storedPayments } from '../../../tables/payment-profile.ts';
import { topUps } from '../../../tables/top-ups.ts';
import type { DuePayment } from './due-payments-store.ts';
import type { StandingPlan } from './standing-plan.ts';

/** Accounts that are topped up by themselves, in the order of their numbers: of each the amount that its member named. */
export async function topUpPlans(db: Executor, which: SQL | undefined, limit: number): Promise<StandingPlan[]> {
  const found = await db
    .select({ topUp: topUps, holder: accounts.memberNumber, stored: storedPayments })
    .from(topUps)
    .innerJoin(accounts, eq(accounts.accountNumber, topUps.accountNumber))
    .leftJoin(
      storedPayments,
      and(
        eq(storedPayments.memberNumber, topUps.memberNumber),
        eq(storedPayments.storedPaymentId, topUps.storedPaymentId),
        isNull(storedPayments.removedAt),
        isNull(storedPayments.blockedAt),
      ),
    )
    .where(which)
    .orderBy(asc(topUps.accountNumber))
    .limit(limit);
  return found.map(({ topUp, holder, stored }) => ({
    planKind: 'top-up',
    planKey: topUp.accountNumber,
    memberNumber: topUp.memberNumber,
    authorizationId: topUp.authorizationId,
    plan: { kind: 'scheduled', paymentDate: topUp.fellOn ?? '', amount: topUp.amount },
    by: stored?.token
      ? { kind: 'token', token: stored.token, paymentType: stored.paymentType === 'Check' ? 'echeck' : 'cc' }
      : { kind: 'none' },
    ceiling: topUp.ceiling,
    paysInFull: true,
    accounts: [{ accountNumber: topUp.accountNumber, amount: topUp.amount }],
    wasMadeHere: true,
    prenoteEffectiveDate: undefined,
    stop: holder === topUp.memberNumber ? undefined : 'holder',
  }));
}

/** One as it stands, with its line; locked by its account's lock. */
export async function findTopUp(db: Executor, accountNumber: string) {
  const [found] = await db.select().from(topUps).where(eq(topUps.accountNumber, accountNumber));
  return found;
}

/** In these money was taken, or may have been: what came back was taken all the same. */
const mayHaveTaken = ['charging', 'paid', 'returned'] as const;

/** What topping up has taken of a member's account in a month `YYYY-MM`, or may have, in cents; a payment that asks leaves itself out. */
export async function takenInMonth(
  db: Executor,
  { accountNumber, memberNumber }: { readonly accountNumber: string; readonly memberNumber: string },
  month: string,
  except?: Pick<DuePayment, 'dueDay'>,
): Promise<number> {
  const [found] = await db
    .select({ taken: sum(duePayments.amount) })
    .from(duePayments)
    .where(
      and(
        eq(duePayments.planKind, 'top-up'),
        eq(duePayments.planKey, accountNumber),
        eq(duePayments.memberNumber, memberNumber),
        gte(duePayments.dueDay, `${month}-01`),
        lt(duePayments.dueDay, nextMonth(month)),
        inArray(duePayments.state, [...mayHaveTaken]),
        except && ne(duePayments.dueDay, except.dueDay),
      ),
    );
  return Number(found?.taken ?? 0);
}

function nextMonth(month: string): string {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return of === 12 ? `${year + 1}-01-01` : `${year}-${String(of + 1).padStart(2, '0')}-01`;
}
