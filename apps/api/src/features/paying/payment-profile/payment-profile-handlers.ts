import { addableMethods, methodName } from '@rochdale/domain/paying/payment-profile/stored-payment';
import { todayAt } from '../../../platform/clock.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { primaryAccountOf } from '../../account/accounts/public.ts';
import { openStorePage, type PaymentServices } from '../payments/public.ts';
import { presentStoredPayment, presentUses } from './present-stored-payment.ts';
import { methodUsesOf } from './stored-payment-uses-store.ts';
import {
  lockStoredPayment,
  makeDefaultStoredPayment,
  removeStoredPayment,
  renameStoredPayment,
  storedPaymentsOf,
} from './stored-payments-store.ts';

type PaymentProfileHandlers = Pick<
  Handlers,
  'payment-profile.list' | 'payment-profile.add' | 'payment-profile.change' | 'payment-profile.remove'
>;

/** Pages to store something that a member may open in an hour. */
const pagesAnHour = 30;

/** Stored cards and bank accounts (paying-58). */
export function paymentProfileHandlers(services: PaymentServices): PaymentProfileHandlers {
  const { db, clock, site } = services;
  return {
    'payment-profile.list': async ({ caller: { memberNumber } }) => {
      const [stored, uses] = await Promise.all([storedPaymentsOf(db, memberNumber), methodUsesOf(db, memberNumber)]);
      const today = todayAt(clock, site().timeZone);
      return {
        results: stored.map((one) => ({ ...presentStoredPayment(one, today), uses: presentUses(one, uses) })),
        addable: addableMethods(site().config.payments),
      };
    },
    'payment-profile.add': async ({ body: { paymentType }, caller: { memberNumber } }) => {
      const addable = addableMethods(site().config.payments);
      if (paymentType === 'cc' && !addable.card) throw refusal(400, 'payment.restricted.card.tooltip');
      if (paymentType === 'echeck' && !addable.echeck) throw refusal(400, 'payment.restricted.echeck.tooltip');
      const account = await primaryAccountOf(db, memberNumber);
      if (!account) throw refusal(404, 'error.notFound');
      const limit = { key: `payment-profile:pages:${memberNumber}`, tries: pagesAnHour, minutes: 60 };
      await takeTries(db, [limit], clock.now());
      return openStorePage(services, {
        flow: 'payment-profile',
        memberNumber,
        accountNumbers: [account.accountNumber],
        allowCard: paymentType === 'cc',
        allowEcheck: paymentType === 'echeck',
        intent: null,
      });
    },
    'payment-profile.change': async ({ params: { storedPaymentId }, body, caller: { memberNumber }, note, text }) => {
      await db.transaction(async (tx) => {
        if (!(await lockStoredPayment(tx, memberNumber, storedPaymentId))) throw refusal(404, 'error.notFound');
        if (body.label !== undefined) await renameStoredPayment(tx, memberNumber, storedPaymentId, body.label.trim());
        if (body.isDefault) await makeDefaultStoredPayment(tx, memberNumber, storedPaymentId);
        await note(tx, { kind: 'way-to-pay-changed' });
      });
      return { message: text('paymentProfile.changed') };
    },
    'payment-profile.remove': async ({ params: { storedPaymentId }, caller: { memberNumber }, note, text }) =>
      db.transaction(async (tx) => {
        const stored = await lockStoredPayment(tx, memberNumber, storedPaymentId);
        if (!stored) throw refusal(404, 'error.notFound');
        if (stored.isInUse) throw refusal(400, 'myProfile.stored.inUse');
        await removeStoredPayment(tx, memberNumber, storedPaymentId, clock.now());
        await note(tx, { kind: 'way-to-pay-removed' });
        const [next] = await storedPaymentsOf(tx, memberNumber);
        if (stored.isDefault && next) await makeDefaultStoredPayment(tx, memberNumber, next.storedPaymentId);
        return { message: text('paymentProfile.removed', { name: methodName(stored, text) }) };
      }),
  };
}
