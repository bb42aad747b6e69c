import type { AuditKindOf } from '@rochdale/contract/operations/operations';
import { accountNumber, localDay } from '@rochdale/contract/schemas/fields';
import { localTimeAt } from '@rochdale/domain/dates';
import { methodName } from '@rochdale/domain/paying/payment-profile/stored-payment';
import { scheduledMethodViolation } from '@rochdale/domain/planned/scheduled-payments/scheduled-payment';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import { z } from 'zod';
import { todayAt } from '../../../platform/clock.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type MessageServices, recipientOf } from '../../communications/messages/public.ts';
import { noteEvent } from '../../identity/security/security-store.ts';
import { keepStoredPayment } from '../../paying/payment-profile/public.ts';
import type { PostingHook } from '../../paying/payments/public.ts';
import { consent, newAuthorizationId } from '../authorizations/public.ts';
import { type AskedSchedule, checkSchedule } from './check-schedule.ts';
import { keepScheduleConsent } from './schedule-consent.ts';
import { confirmSchedule } from './scheduled-payment-messages.ts';
import { addScheduledPayment } from './scheduled-payments-store.ts';

/** What the hosted page of a new way of paying was opened for. Money in cents. */
const scheduleIntent = z.object({
  paymentDate: localDay,
  paymentType: z.enum(['cc', 'echeck']),
  accounts: z.array(z.object({ accountNumber, amount: z.number().int().positive() })).min(1),
  paysInFull: z.boolean(),
  consent,
});
export type ScheduleIntent = z.input<typeof scheduleIntent>;

/**
 * Keeps what the payment company stored on the page and schedules what it was opened for (planned-36), under the page's
 * number. The rules are applied again; where they no longer hold the way of paying is kept and nothing is scheduled.
 */
export function schedulePostingHook(services: MessageServices): PostingHook {
  const { clock, site } = services;
  return async (tx, { transNo, memberNumber, storedMethod, intent, createdAt }, now) => {
    const parsed = scheduleIntent.safeParse(intent);
    if (storedMethod === null || !parsed.success) return;
    await keepStoredPayment(tx, { memberNumber, storedPaymentId: transNo, method: storedMethod, addedAt: now });
    const asked: AskedSchedule = { ...parsed.data, memberNumber, paymentType: storedMethod.paymentType };
    const { paymentDate, accounts, paysInFull, consent: given } = parsed.data;
    const kind = 'way-to-pay-added' satisfies AuditKindOf<'hosted-payment.postback'>;
    await noteEvent(tx, { kind, at: now, memberNumber, address: given.network });
    const { timeZone } = site();
    // Who chose tomorrow before midnight and came back after it chose rightly.
    const askedOn = localTimeAt(createdAt, timeZone).day;
    const isOver = paymentDate < todayAt(clock, timeZone);
    const method = { isChargeable: true, isBlocked: false, expires: storedMethod.expires };
    const isChargeable = !scheduledMethodViolation(method, paymentDate);
    if (isOver || !isChargeable || !(await holds(checkSchedule(tx, asked, { site, today: askedOn, now })))) return;
    const paymentType = storedMethod.paymentType === 'cc' ? 'Credit' : 'Check';
    const recipient = await recipientOf(tx, memberNumber);
    const scheduled = {
      transNo,
      memberNumber,
      paymentType,
      paymentMethod: methodName({ ...storedMethod, paymentType }, translatorOf(recipient?.language ?? 'en')),
      token: storedMethod.token,
      amount: accounts.reduce((sum, { amount }) => sum + amount, 0),
      paymentDate,
      createdAt: now,
      paysInFull,
      authorizationId: newAuthorizationId(),
      accounts,
    } as const;
    await addScheduledPayment(tx, scheduled);
    await keepScheduleConsent(tx, scheduled, given);
    await confirmSchedule(services, tx, scheduled, { kind: 'created', consent: given });
  };
}

async function holds(check: Promise<void>): Promise<boolean> {
  try {
    await check;
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
