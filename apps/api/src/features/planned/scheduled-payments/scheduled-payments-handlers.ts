import type { OperationAnswer, OperationRequest } from '@rochdale/contract/operation';
import type { Operations } from '@rochdale/contract/operations/operations';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { methodName } from '@rochdale/domain/paying/payment-profile/stored-payment';
import { companyLimitViolation } from '@rochdale/domain/paying/payments/company-limits';
import { scheduledMethodViolation } from '@rochdale/domain/planned/scheduled-payments/scheduled-payment';
import { formatsOf } from '@rochdale/domain/texts/formats';
import { todayAt } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Call, Handlers } from '../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { lockStoredPayment } from '../../paying/payment-profile/public.ts';
import { newTransNo, openStorePage, type PaymentServices } from '../../paying/payments/public.ts';
import { type Consent, consentTo, newAuthorizationId } from '../authorizations/public.ts';
import { type AskedSchedule, checkSchedule } from './check-schedule.ts';
import { endScheduledPayments } from './end-scheduled-payments.ts';
import { presentScheduledPayment } from './present-scheduled-payment.ts';
import { keepScheduleConsent, scheduleConsentText } from './schedule-consent.ts';
import type { ScheduleIntent } from './schedule-posting-hook.ts';
import { confirmSchedule } from './scheduled-payment-messages.ts';
import {
  addScheduledPayment,
  findEqualScheduledPayment,
  findScheduledPayment,
  isUnderWay,
  listScheduledPayments,
  lockScheduledPayment,
} from './scheduled-payments-store.ts';

type ScheduledPaymentsHandlers = Pick<
  Handlers,
  'scheduled-payments.create' | 'scheduled-payments.list' | 'scheduled-payments.find' | 'scheduled-payments.delete'
>;
type Created = OperationAnswer<Operations['scheduled-payments.create']>;
type Asked = Omit<AskedSchedule, 'paymentType'> & { readonly paysInFull: boolean };
type From = Pick<Call<'scheduled-payments.create'>, 'text' | 'language' | 'address'>;

/** Pages to store something that a member may open in an hour. */
const pagesAnHour = 30;

/** Payments for a later day (planned-33). */
export function scheduledPaymentsHandlers(services: PaymentServices & MessageServices): ScheduledPaymentsHandlers {
  const { db, clock, site, gateway } = services;
  const today = () => todayAt(clock, site().timeZone);

  const check = async (executor: Executor, asked: AskedSchedule): Promise<void> => {
    await checkSchedule(executor, asked, { site, today: today(), now: clock.now() });
    const outside = companyLimitViolation(sumOf(asked.accounts), gateway.limits);
    if (outside) throw fieldRefusal(outside, 'amount');
  };

  const consentOf = (asked: Asked, paymentMethod: string, { language, address }: From): Consent => {
    const { accounts, paymentDate } = asked;
    const scheduled = { amount: sumOf(accounts), paymentDate, paymentMethod };
    const said = scheduleConsentText(scheduled, site(language), formatsOf(language));
    return consentTo(said, { language, address, now: clock.now() });
  };

  /** Equal requests are one payment: the lock on the way of paying makes the later one wait, and find the earlier. */
  const schedule = (asked: Asked, storedPaymentId: string, from: From): Promise<Created> =>
    db.transaction(async (tx) => {
      const { memberNumber, paymentDate, accounts, paysInFull } = asked;
      const stored = await lockStoredPayment(tx, memberNumber, storedPaymentId);
      const method = stored && {
        isChargeable: stored.token !== null,
        isBlocked: stored.blockedAt !== null,
        expires: stored.expires,
      };
      const wrong = scheduledMethodViolation(method, paymentDate);
      if (wrong || !stored || stored.token === null)
        throw fieldRefusal(wrong ?? { code: 'scheduledPayments.method.required', params: {} }, 'payWith');
      const { paymentType, token } = stored;
      await check(tx, { ...asked, paymentType: paymentType === 'Check' ? 'echeck' : 'cc' });
      const now = clock.now();
      const wanted = { memberNumber, token, paymentDate, amount: sumOf(accounts), accounts };
      const equal = await findEqualScheduledPayment(tx, wanted);
      if (equal && equal.paysInFull !== paysInFull)
        throw fieldRefusal({ code: 'scheduledPayments.otherWhole', params: {} }, 'paysInFull');
      if (equal) return { kind: 'scheduled', transNo: equal.transNo, paymentDate };
      const transNo = newTransNo(now, site().timeZone);
      const scheduled = {
        ...wanted,
        transNo,
        paymentType,
        paymentMethod: methodName(stored, from.text),
        createdAt: now,
        paysInFull,
        authorizationId: newAuthorizationId(),
      };
      await addScheduledPayment(tx, scheduled);
      const consent = consentOf(asked, scheduled.paymentMethod, from);
      await keepScheduleConsent(tx, scheduled, consent);
      await confirmSchedule(services, tx, scheduled, { kind: 'created', consent });
      return { kind: 'scheduled', transNo, paymentDate };
    });

  const openPage = async (asked: Asked & AskedSchedule, from: From): Promise<Created> => {
    const { memberNumber, paymentType, paymentDate, accounts, paysInFull } = asked;
    await check(db, asked);
    const limit = { key: `scheduled-payments:pages:${memberNumber}`, tries: pagesAnHour, minutes: 60 };
    await takeTries(db, [limit], clock.now());
    const entered = paymentType === 'cc' ? 'paymentProfile.entered.card' : 'paymentProfile.entered.bank';
    const consent = consentOf(asked, from.text(entered), from);
    const intent: ScheduleIntent = { paymentDate, paymentType, paysInFull, accounts: [...accounts], consent };
    const page = await openStorePage(services, {
      flow: 'schedule',
      memberNumber,
      accountNumbers: accounts.map(({ accountNumber }) => accountNumber),
      allowCard: paymentType === 'cc',
      allowEcheck: paymentType === 'echeck',
      intent,
    });
    return { kind: 'page', ...page };
  };

  return {
    'scheduled-payments.create': async ({ body, caller: { memberNumber }, ...from }) => {
      const { paymentDate, paysInFull } = body;
      const asked = { memberNumber, paymentDate, paysInFull, accounts: partsOf(body) };
      if (sumOf(asked.accounts) !== centsOf(body.amount))
        throw fieldRefusal({ code: 'payment.amount.invalid', params: {} }, 'amount');
      const { payWith } = body;
      return payWith.kind === 'stored'
        ? schedule(asked, payWith.storedPaymentId, from)
        : openPage({ ...asked, paymentType: payWith.paymentType }, from);
    },
    'scheduled-payments.list': async ({ caller: { memberNumber } }) => ({
      scheduledPaymentsList: (await listScheduledPayments(db, memberNumber)).map((one) =>
        presentScheduledPayment(one, site().timeZone),
      ),
    }),
    'scheduled-payments.find': async ({ params: { transNo }, caller: { memberNumber } }) => {
      const scheduled = await findScheduledPayment(db, memberNumber, transNo);
      if (!scheduled) throw refusal(404, 'scheduledPayments.notFound');
      return presentScheduledPayment(scheduled, site().timeZone);
    },
    'scheduled-payments.delete': ({ params: { transNo }, caller: { memberNumber }, text, language }) =>
      db.transaction(async (tx) => {
        await lockScheduledPayment(tx, memberNumber, transNo);
        const scheduled = await findScheduledPayment(tx, memberNumber, transNo);
        if (!scheduled) throw refusal(404, 'error.notFound');
        if (await isUnderWay(tx, transNo)) throw refusal(400, 'scheduledPayments.underWay');
        const now = clock.now();
        await endScheduledPayments(tx, [transNo], { endedAt: now, endReason: 'member', endToldAt: now });
        await confirmSchedule(services, tx, scheduled, { kind: 'deleted' });
        const facts = {
          amount: formatMoney(scheduled.amount),
          date: formatsOf(language).scheduledDay(scheduled.paymentDate),
        };
        return { message: text('scheduledPayments.deleted', facts) };
      }),
  };
}

type Body = OperationRequest<Operations['scheduled-payments.create']>['body'];
/** Of what the browser sent only numbers and amounts are believed. */
const partsOf = ({ accountsToPay }: Body): Asked['accounts'] =>
  accountsToPay.map(({ accountNumber, paymentAmount }) => ({ accountNumber, amount: centsOf(paymentAmount) }));

const sumOf = (accounts: Asked['accounts']): number => accounts.reduce((sum, { amount }) => sum + amount, 0);
