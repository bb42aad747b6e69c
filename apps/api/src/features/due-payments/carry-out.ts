import type { LocalDay } from '@rochdale/domain/dates';
import { type AmountDue, amountDue } from '@rochdale/domain/due-payments/amount-due';
import { retryDay } from '@rochdale/domain/due-payments/due-payment-state';
import { eligibility } from '@rochdale/domain/payments/eligibility';
import type { Site } from '@rochdale/domain/site/site';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { findAccounts } from '../accounts/public.ts';
import type { MessageServices } from '../messages/public.ts';
import {
  createRequisition,
  findRequisition,
  newTransNo,
  type PaymentGateway,
  paymentRulesOf,
  type SettleServices,
  settle,
} from '../payments/public.ts';
import {
  type DuePayment,
  listToCharge,
  lockDuePayment,
  moveDuePayment,
  touchDuePayment,
} from './due-payments-store.ts';
import { tellOfDuePayment } from './notices.ts';
import { findPlan, type StandingPlan } from './plans-store.ts';

/** What carrying out works with. */
export interface CarryOutServices extends SettleServices, MessageServices {
  readonly db: Database;
  readonly gateway: PaymentGateway;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

/** A charge keeps its number until it has an answer, so that it can be asked for again and again. */
const chargeDays = 7;
const batchSize = 200;

/**
 * Charges what is due today, and asks again about what was begun and has no answer (open-points §4, §6). Every step is
 * a transaction of its own and the payment company charges a number once: a process may end anywhere, and the next
 * run goes on from there. With `onlyBegun` nothing new is begun. Answers how many charges came to an end.
 */
export async function carryOut(
  services: CarryOutServices,
  today: LocalDay,
  { onlyBegun = false } = {},
): Promise<number> {
  let ended = 0;
  const seen = new Set<string>();
  for (;;) {
    const listed = await listToCharge(services.db, today, batchSize, { onlyBegun });
    const batch = listed.filter((due) => !seen.has(keyOf(due)));
    if (batch.length === 0) return ended;
    for (const due of batch) {
      seen.add(keyOf(due));
      if (await carryOutOne(services, due, today)) ended += 1;
    }
  }
}

const keyOf = ({ planKind, planKey, dueDay }: DuePayment): string => `${planKind} ${planKey} ${dueDay}`;

async function carryOutOne(services: CarryOutServices, listed: DuePayment, today: LocalDay): Promise<boolean> {
  const { db, clock, log } = services;
  try {
    const begun =
      listed.state === 'charging' ? listed : await db.transaction((tx) => begin(services, tx, listed, today));
    if (begun?.transNo) {
      await ask(services, begun, begun.transNo);
      return await db.transaction((tx) => conclude(services, tx, begun, today));
    }
  } catch (error) {
    log.warn({ err: error, plan: listed.planKind, transNo: listed.transNo }, 'a due payment has no answer yet');
  }
  await touchDuePayment(db, listed, clock.now());
  return false;
}

/** Decides what is taken, and writes the requisition and the state `charging` before anybody is asked for money. */
async function begin(
  services: CarryOutServices,
  tx: Transaction,
  listed: DuePayment,
  today: LocalDay,
): Promise<DuePayment | undefined> {
  const { clock, site } = services;
  const now = clock.now();
  const due = await lockDuePayment(tx, listed);
  if (!due || (due.state !== 'due' && due.state !== 'retrying') || due.tryOn > today) return undefined;
  const standing = await findPlan(tx, due.planKind, due.planKey);
  if (!standing) {
    await moveDuePayment(tx, due, 'cancel', now, { reason: 'removed' });
    return undefined;
  }
  if (standing.by.kind === 'file') return undefined;
  const taken = await amountOf(tx, site(), standing);
  if (taken.kind !== 'due') {
    await moveDuePayment(tx, due, 'skip', now, { reason: taken.kind });
    if (taken.kind === 'overCeiling' || taken.kind === 'restricted') await tellOfDuePayment(services, tx, due, taken);
    return undefined;
  }
  const transNo = newTransNo(now, site().timeZone);
  await createRequisition(tx, {
    transNo,
    flow: due.planKind,
    purpose: 'payment',
    memberNumber: due.memberNumber,
    amount: taken.amount,
    fingerprint: `${keyOf(due)} ${due.declines}`,
    createdAt: now,
    expiresAt: new Date(now.getTime() + chargeDays * 86_400_000),
    accounts: standing.accounts.map(({ accountNumber, amount }) => ({
      accountNumber,
      amount: amount ?? taken.amount,
    })),
  });
  await moveDuePayment(tx, due, 'begin', now, { transNo, amount: taken.amount });
  return { ...due, state: 'charging', transNo, amount: taken.amount };
}

/** What the plan takes today; `restricted` where an account may not be paid this way any more. */
async function amountOf(
  tx: Transaction,
  site: Site,
  { accounts, by, plan, ceiling, memberNumber }: StandingPlan,
): Promise<AmountDue | { readonly kind: 'restricted' }> {
  const found = await findAccounts(
    tx,
    accounts.map(({ accountNumber }) => accountNumber),
  );
  const rules = await paymentRulesOf(tx, site, memberNumber);
  const way = by.kind === 'token' && by.paymentType === 'cc' ? 'card' : 'echeck';
  if (by.kind === 'none' || !found.every((account) => eligibility(account, rules)[way])) return { kind: 'restricted' };
  return amountDue({ accountBalance: found[0]?.accountBalance ?? 0 }, plan, ceiling);
}

/** Asks the payment company for the charge, unless it has an end already. */
async function ask(services: CarryOutServices, due: DuePayment, transNo: string): Promise<void> {
  const { db, gateway } = services;
  const requisition = await findRequisition(db, transNo);
  if (!requisition || ['approved', 'posted', 'declined'].includes(requisition.state)) return;
  const standing = await findPlan(db, due.planKind, due.planKey);
  const known = await gateway.resultsOf(transNo);
  const ended = known.find(({ status }) => status === 'approved' || status === 'declined');
  if (ended) await settle(services, ended);
  else if (standing?.by.kind === 'token') {
    const [first] = standing.accounts;
    await settle(
      services,
      await gateway.charge({
        transNo,
        token: standing.by.token,
        amountCents: due.amount,
        accountNumber: first?.accountNumber ?? '',
      }),
    );
  }
}

/** Takes what became of the requisition over into the due payment. Answers whether it has come to an end. */
async function conclude(
  services: CarryOutServices,
  tx: Transaction,
  begun: DuePayment,
  today: LocalDay,
): Promise<boolean> {
  const now = services.clock.now();
  const due = await lockDuePayment(tx, begun);
  if (due?.state !== 'charging' || due.transNo === null) return false;
  const requisition = await findRequisition(tx, due.transNo);
  if (requisition?.state === 'posted') {
    await moveDuePayment(tx, due, 'approve', now);
    return true;
  }
  const standing = await findPlan(tx, due.planKind, due.planKey);
  const isGone = standing?.by.kind !== 'token' && requisition?.state === 'expired';
  if (requisition?.state !== 'declined' && !isGone) return false;
  const declines = due.declines + 1;
  const next = isGone ? undefined : retryDay(declines, today);
  if (next === undefined) {
    await moveDuePayment(tx, due, 'exhaust', now, { declines, reason: isGone ? 'removed' : 'declined' });
    if (!isGone) await tellOfDuePayment(services, tx, due, { kind: 'failed' });
    return true;
  }
  await moveDuePayment(tx, due, 'decline', now, { declines, tryOn: next, reason: 'declined' });
  await tellOfDuePayment(services, tx, due, { kind: 'declined', next });
  return true;
}
