import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { achSchedule } from '@rochdale/domain/planned/due-payments/ach-schedule';
import {
  type ArrivedBill,
  latestDueDay,
  missedDays,
  missedDueDay,
  nextDueDay,
  oldestBillingDay,
  type PaymentDays,
} from '@rochdale/domain/planned/due-payments/payment-plan';
import type { Database } from '../../../platform/database/database.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { arrivedBillsOf } from './bill-days-store.ts';
import { tellOfDuePayment } from './due-payment-messages.ts';
import { addDuePayments, addMissedDays, type FoundDue } from './due-payments-store.ts';
import { notePaymentDay, paymentDaysFrom } from './payment-days-store.ts';
import { type PlanPage, planPages } from './plans-store.ts';
import { isOfficeDraft, type StandingPlan } from './standing-plan.ts';

const pageSize = 500;

export type EnqueueServices = MessageServices & { readonly db: Database };

/**
 * Enqueues every due day that has come: of each plan the newest one that is not past catching up, and of drafts that
 * go out in the bank file the one whose file is to be written (planned-42, planned-76). Of a day that is past it, the
 * member is told that nothing was taken. What the billing system takes by itself is not ours (planned-19). Safe to
 * repeat, and to run anywhere. Answers how many are new.
 */
export async function enqueueDue(services: EnqueueServices, today: LocalDay): Promise<number> {
  const { db, clock } = services;
  const begun = await paymentDaysFrom(db, addDays(today, -missedDays));
  let added = 0;
  for (const pageOf of planPages(db, addDays(today, -missedDays), today))
    added += await enqueueAll(services, today, begun, pageOf);
  if (!begun.days.includes(today)) await notePaymentDay(db, today, clock.now());
  return added;
}

async function enqueueAll(
  services: EnqueueServices,
  today: LocalDay,
  begun: PaymentDays,
  pageOf: PlanPage,
): Promise<number> {
  const { db, clock, site } = services;
  let added = 0;
  let after = '';
  for (;;) {
    const plans = await pageOf(after, pageSize);
    const last = plans.at(-1);
    if (last === undefined) return added;
    const accountNumbers = plans.flatMap(({ accounts }) => accounts.map(({ accountNumber }) => accountNumber));
    const bills = await arrivedBillsOf(db, accountNumbers, oldestBillingDay(today), site().timeZone);
    const own = plans.filter((plan) => plan.stop !== 'holder' && !isOfficeDraft(plan));
    const due = own.flatMap((plan) => dueOf(plan, bills.get(plan.planKey) ?? [], today));
    added += await addDuePayments(db, due, clock.now());
    await noteMissed(
      services,
      own.flatMap((plan) => missedOf(plan, bills.get(plan.planKey) ?? [], today, begun)),
    );
    if (plans.length < pageSize) return added;
    after = last.planKey;
  }
}

async function noteMissed(services: EnqueueServices, missed: readonly FoundDue[]): Promise<void> {
  if (missed.length === 0) return;
  await services.db.transaction(async (tx) => {
    for (const due of await addMissedDays(tx, missed, services.clock.now()))
      await tellOfDuePayment(services, tx, due, { kind: 'late' });
  });
}

function dueOf(standing: StandingPlan, bills: readonly ArrivedBill[], today: LocalDay): FoundDue[] {
  const { plan, by, prenoteEffectiveDate } = standing;
  const latest = latestDueDay(plan, bills, today);
  const next = by.kind === 'file' ? nextDueDay(plan, bills, addDays(today, 1)) : undefined;
  return [latest, next].flatMap((dueDay) => {
    if (dueDay === undefined) return [];
    const tryOn = by.kind === 'file' ? achSchedule(dueDay, prenoteEffectiveDate).sendDay : dueDay;
    return tryOn <= today ? [foundOn(standing, dueDay, tryOn)] : [];
  });
}

function missedOf(
  standing: StandingPlan,
  bills: readonly ArrivedBill[],
  today: LocalDay,
  begun: PaymentDays,
): FoundDue[] {
  const dueDay = missedDueDay(standing.plan, bills, today, begun, standing.wasMadeHere);
  return dueDay === undefined ? [] : [foundOn(standing, dueDay, dueDay)];
}

const foundOn = (
  { planKind, planKey, memberNumber, authorizationId }: StandingPlan,
  dueDay: LocalDay,
  tryOn: LocalDay,
): FoundDue => ({ planKind, planKey, memberNumber, authorizationId, dueDay, tryOn });
