import { type BalanceAnswer, maxAheadMs, takeAnswer } from '@rochdale/domain/account/billing-link/one-book';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { lockAccounts } from '../accounts/public.ts';
import { answeredAt, balanceAsOf, bookAnswer, noteDoubt, openPostings } from './answers-store.ts';
import type { BillingLink } from './billing-link.ts';
import { BillingSilent } from './call-billing.ts';

/** What a balance is as of, and whether the billing system has just said it. */
export interface BalanceMoment {
  readonly asOf: Date;
  readonly isFresh: boolean;
}

/** Hears balances from the billing system before members read them. */
export interface FreshBalances {
  /** Has an account's balance made fresh, where it can be within two seconds. Undefined: nobody is asked. */
  hear(accountNumber: string): Promise<BalanceMoment | undefined>;
}

/** What asking the billing system works with. */
export interface AskServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly billingLink: BillingLink;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** How long a member waits for the billing system. */
const waitMs = 2_000;
/** An answer is fresh for so long: what was shown is what is paid by. */
const freshMs = 60_000;
/** A billing system that did not answer is left alone for so long. */
const restMs = 15_000;

/** Asks once for an account, however many want to know, and not while the billing system has just been silent. */
export function freshBalances(services: AskServices): FreshBalances {
  const { db, clock, billingLink, log } = services;
  const underWay = new Map<string, Promise<boolean>>();
  let silentUntil = 0;

  const ask = async (accountNumber: string): Promise<boolean> => {
    try {
      return await askBalance(services, accountNumber);
    } catch (error) {
      if (error instanceof BillingSilent) silentUntil = performance.now() + restMs;
      else await noteDoubt(db, { accountNumber, kind: 'unreadable' }, clock.now()).catch(() => undefined);
      log.warn({ err: error }, 'the billing system gave no balance');
      return false;
    } finally {
      underWay.delete(accountNumber);
    }
  };

  return {
    hear: async (accountNumber) => {
      if (!billingLink.uses.balances) return undefined;
      const heardAt = await answeredAt(db, accountNumber);
      const isRecent = heardAt !== undefined && clock.now().getTime() - heardAt.getTime() < freshMs;
      if (!isRecent && performance.now() >= silentUntil) {
        const asking = underWay.get(accountNumber) ?? ask(accountNumber);
        underWay.set(accountNumber, asking);
        const isFresh = await within(asking, waitMs);
        return momentOf(db, accountNumber, isFresh);
      }
      return momentOf(db, accountNumber, isRecent);
    },
  };
}

async function momentOf(db: Database, accountNumber: string, isFresh: boolean): Promise<BalanceMoment | undefined> {
  const asOf = await balanceAsOf(db, accountNumber);
  // A file that did not say so is of no moment.
  return asOf && asOf.getTime() > 0 ? { asOf, isFresh } : undefined;
}

/** What something answers within a time; false where it takes longer. It goes on, and nobody waits. */
function within(asking: Promise<boolean>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    void asking.then(resolve).finally(() => clearTimeout(timer));
  });
}

/**
 * Asks what an account owes and takes the answer into our books (billing-link-2). Answers whether it was believed; rejects
 * where there was none.
 */
export async function askBalance(
  { db, clock, billingLink }: Omit<AskServices, 'log'>,
  accountNumber: string,
): Promise<boolean> {
  const accepted = new Set(
    (await openPostings(db, accountNumber)).flatMap(({ state, transNo }) => (state === 'accepted' ? [transNo] : [])),
  );
  const askedAt = clock.now();
  const answer = await billingLink.balanceOf(accountNumber, AbortSignal.timeout(waitMs));
  return db.transaction(async (tx) => {
    await lockAccounts(tx, [accountNumber]);
    const asOf = await balanceAsOf(tx, accountNumber);
    if (asOf === undefined) return false;
    const now = clock.now();
    const postings = (await openPostings(tx, accountNumber)).map((posting) => ({
      ...posting,
      acceptedWhenAsked: accepted.has(posting.transNo),
    }));
    const taken = takeAnswer({ accountNumber, balanceAsOf: asOf, askedAt, now, postings }, answer);
    if (taken.taken) {
      const { balance, pastDue, dueDate, cutOffDate } = answer;
      const said = { accountNumber, balance, pastDue, dueDate, cutOffDate };
      await bookAnswer(tx, { ...said, asOf: taken.asOf, until: taken.until, heardAt: now }, taken.confirmed);
      return true;
    }
    if (taken.why !== 'unsettled' && (taken.why !== 'back-in-time' || isFarBack(answer, asOf)))
      await noteDoubt(tx, { accountNumber, kind: taken.why }, now);
    return false;
  });
}

/** Two answers that overtook one another are nothing to look into. */
const isFarBack = ({ asOf }: BalanceAnswer, balanceIsOf: Date): boolean =>
  asOf !== null && balanceIsOf.getTime() - asOf.getTime() > maxAheadMs;
