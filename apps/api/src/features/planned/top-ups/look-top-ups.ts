import { isClosed } from '@rochdale/domain/account/holdings/holding';
import type { LocalDay } from '@rochdale/domain/dates';
import { cardExpiry } from '@rochdale/domain/paying/payment-profile/stored-payment';
import {
  endOf,
  isFallen,
  type MoneyLeft,
  type OpenFall,
  type TopUpEnd,
  type TopUpStep,
  topUpStep,
} from '@rochdale/domain/planned/top-ups/top-up';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { lockAccounts } from '../../account/accounts/public.ts';
import { outlooksOf } from '../../account/prepaid/public.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { owedNow } from '../../paying/owed/public.ts';
import { addDuePayments } from '../due-payments/public.ts';
import { endTopUps } from './end-top-ups.ts';
import { tellEnded } from './top-up-messages.ts';
import { type ListedTopUp, listTopUps, lockTopUp, noteFall } from './top-ups-store.ts';

type Services = MessageServices & { readonly db: Database };

const pageSize = 500;

/** What is to happen to one now. */
type Step =
  | { readonly kind: 'holder' }
  | { readonly kind: 'end'; readonly why: TopUpEnd }
  | { readonly kind: TopUpStep };

/**
 * Looks at every account that is topped up by itself (paying-92): a fall to its line is taken up once, as a payment that is
 * due today, and what may not go on ends. What a page says is decided anew under the account's lock, in a transaction for each
 * account; so it is safe to repeat, to run anywhere and to end anywhere. Nothing is charged here. Answers how many were taken up.
 */
export async function lookTopUps(services: Services, today: LocalDay): Promise<number> {
  let taken = 0;
  for (let after = ''; ; ) {
    const page = await listTopUps(services.db, { after, limit: pageSize });
    const last = page.at(-1);
    if (last === undefined) return taken;
    after = last.topUp.accountNumber;
    const outlooks = await outlooksOf(services.db, page.map(moneyOf), today);
    const wanting = page.filter((one) => {
      const days = outlooks.get(one.topUp.accountNumber)?.about;
      return stepOf(one, { credit: -one.balance, days }, today).kind !== 'nothing';
    });
    for (const { topUp } of wanting) {
      const hasTaken = await services.db.transaction((tx) => lookAtOne(services, tx, topUp.accountNumber, today));
      if (hasTaken) taken += 1;
    }
  }
}

const moneyOf = ({ topUp, balance }: ListedTopUp) => ({ accountNumber: topUp.accountNumber, balance });

/** Carries out what is to happen to one, under its locks. Answers whether a fall was taken up. */
async function lookAtOne(
  services: Services,
  tx: Transaction,
  accountNumber: string,
  today: LocalDay,
): Promise<boolean> {
  await lockAccounts(tx, [accountNumber]);
  if (!(await lockTopUp(tx, accountNumber))) return false;
  const now = services.clock.now();
  const [listed] = await listTopUps(tx, { accountNumber });
  const owed = (await owedNow(tx, [accountNumber], { now })).get(accountNumber);
  if (!listed || !owed) return false;
  const outlook = (await outlooksOf(tx, [{ accountNumber, balance: owed.owed }], today)).get(accountNumber);
  const step = stepOf(listed, { credit: -owed.owed, days: outlook?.about }, today);
  switch (step.kind) {
    case 'nothing':
      return false;
    case 'holder':
      await endTopUps(tx, [accountNumber], { endedAt: now, endReason: 'holder', endToldAt: null });
      return false;
    case 'end':
      await endTopUps(tx, [accountNumber], { endedAt: now, endReason: reasonOf(step.why), endToldAt: now });
      await tellEnded(services, tx, listed.topUp, step.why);
      return false;
    case 'above':
      await noteFall(tx, accountNumber, null);
      return false;
    case 'fall': {
      const { memberNumber, authorizationId } = listed.topUp;
      const due = { planKind: 'top-up', planKey: accountNumber, dueDay: today, tryOn: today } as const;
      // There is one payment a day: another fall on the same day waits for the next.
      if ((await addDuePayments(tx, [{ ...due, memberNumber, authorizationId }], now)) === 0) return false;
      await noteFall(tx, accountNumber, today);
      return true;
    }
  }
}

function stepOf(listed: ListedTopUp, left: MoneyLeft, today: LocalDay): Step {
  const { topUp, holder, stored, last } = listed;
  if (holder !== topUp.memberNumber) return { kind: 'holder' };
  const why = endOf({
    isPrepaidAccount: listed.isPrepaidAccount,
    isClosed: isClosed(listed, today),
    method: stored && {
      isChargeable: stored.token !== null,
      isBlocked: stored.blockedAt !== null,
      expiry: cardExpiry(stored.expires, today),
    },
    last: lastOf(last),
  });
  // What is under way comes to its end first.
  if (why && last?.state !== 'charging') return { kind: 'end', why };
  return { kind: topUpStep(isFallen(topUp, left), openFall(listed), today) };
}

function lastOf(last: ListedTopUp['last']) {
  if (last?.state === 'failed' || last?.state === 'returned') return last.state;
  const isRestricted = last?.state === 'skipped' && (last.reason === 'restricted' || last.reason === 'refused');
  return isRestricted ? 'restricted' : last === null ? undefined : 'other';
}

/** In these it is certain that nothing was taken. */
const tookNothing: readonly string[] = ['skipped', 'cancelled', 'failed'];

function openFall({ topUp, ofFall }: ListedTopUp): OpenFall | undefined {
  if (topUp.fellOn === null) return undefined;
  const isKept = ofFall !== null && tookNothing.includes(ofFall.state);
  const isCeiling = ofFall?.reason === 'overCeiling';
  return { day: topUp.fellOn, isPassedOver: isKept ? (isCeiling ? 'ceiling' : 'late') : undefined };
}

/** Why an authorization ended, as it is kept: who ended it. */
const reasonOf = (why: TopUpEnd): string => (why === 'method' || why === 'declined' ? why : `office ${why}`);
