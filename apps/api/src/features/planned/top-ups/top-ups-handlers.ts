import { centsOf, dollarsOf } from '@rochdale/domain/money';
import { eligibility } from '@rochdale/domain/paying/payments/eligibility';
import { methodViolation } from '@rochdale/domain/planned/auto-pay/auto-pay';
import { monthOf, type TopUpTrigger, termsViolation } from '@rochdale/domain/planned/top-ups/top-up';
import { todayAt } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { type Account, findAccount, lockAccounts } from '../../account/accounts/public.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import {
  lockStoredPayment,
  presentStoredPayment,
  type StoredPayment,
  storedPaymentsOf,
} from '../../paying/payment-profile/public.ts';
import { type PaymentServices, paymentRulesOf } from '../../paying/payments/public.ts';
import { consentTo, endAuthorizations, newAuthorizationId } from '../authorizations/public.ts';
import { carryOver, takenInMonth } from '../due-payments/public.ts';
import { endTopUps } from './end-top-ups.ts';
import { keepTopUpConsent, topUpConsentText } from './top-up-consents.ts';
import { tellRemoved, tellSetUp } from './top-up-messages.ts';
import { forgetFallWithoutPayment, lockTopUp, saveTopUp, topUpsOf } from './top-ups-store.ts';

type TopUpsHandlers = Pick<Handlers, 'top-up.get' | 'top-up.set' | 'top-up.end'>;

/** Changes that a member may make in an hour; each is an agreement on record and an e-mail. */
const changesAnHour = 30;

/** A line as it travels: days, or dollars. */
const lineFrom = (trigger: TopUpTrigger, value: number): number => (trigger === 'days' ? value : centsOf(value));
const lineTo = (trigger: TopUpTrigger, kept: number): number => (trigger === 'days' ? kept : dollarsOf(kept));

/** Prepaid accounts that are topped up by themselves (paying-92). Ownership is checked before these run. */
export function topUpsHandlers(services: PaymentServices & MessageServices): TopUpsHandlers {
  const { db, clock, site } = services;
  const today = () => todayAt(clock, site().timeZone);

  /** The stored way of paying, locked after its account; refuses what the rules refuse. */
  const lockedMethod = async (
    tx: Transaction,
    { memberNumber, account }: { readonly memberNumber: string; readonly account: Account },
    storedPaymentId: string,
  ): Promise<StoredPayment> => {
    const stored = await lockStoredPayment(tx, memberNumber, storedPaymentId);
    const wrong = methodViolation(stored && presentStoredPayment(stored, today()));
    if (wrong || !stored)
      throw fieldRefusal(wrong ?? { code: 'autoPay.method.required', params: {} }, 'storedPaymentId');
    const allowed = eligibility(account, await paymentRulesOf(tx, site(), memberNumber));
    const isCard = stored.paymentType === 'Credit';
    if (isCard ? allowed.card : allowed.echeck) return stored;
    const code = isCard ? 'payment.restricted.card.tooltip' : 'payment.restricted.echeck.tooltip';
    throw fieldRefusal({ code, params: {} }, 'storedPaymentId');
  };

  return {
    'top-up.get': async ({ params: { accountNumber }, caller: { memberNumber } }) => {
      const account = await findAccount(db, accountNumber);
      if (!account?.isPrepaidAccount) throw refusal(404, 'topUp.notPrepaid');
      const [own, stored, taken, rules] = await Promise.all([
        topUpsOf(db, [accountNumber]),
        storedPaymentsOf(db, memberNumber),
        takenInMonth(db, { accountNumber, memberNumber }, monthOf(today())),
        paymentRulesOf(db, site(), memberNumber),
      ]);
      const standing = own.get(accountNumber);
      const topUp = standing?.memberNumber === memberNumber ? standing : undefined;
      return {
        topUp: topUp
          ? {
              storedPaymentId: topUp.storedPaymentId,
              trigger: topUp.trigger,
              line: lineTo(topUp.trigger, topUp.line),
              amount: dollarsOf(topUp.amount),
              ceiling: dollarsOf(topUp.ceiling),
            }
          : null,
        takenThisMonth: dollarsOf(taken),
        least: dollarsOf(rules.prepaidMinimumPaymentAmount),
        methods: stored.map((one) => presentStoredPayment(one, today())),
      };
    },

    'top-up.set': async ({ params: { accountNumber }, body, caller: { memberNumber }, ...asked }) => {
      const limit = { key: `top-up:changes:${memberNumber}`, tries: changesAnHour, minutes: 60 };
      const tries = await takeTries(db, [limit], clock.now());
      const set = async (tx: Transaction): Promise<void> => {
        await lockAccounts(tx, [accountNumber]);
        const account = await findAccount(tx, accountNumber);
        if (!account?.isPrepaidAccount) throw refusal(404, 'topUp.notPrepaid');
        const stored = await lockedMethod(tx, { memberNumber, account }, body.storedPaymentId);
        const { trigger } = body;
        const terms = {
          trigger,
          line: lineFrom(trigger, body.line),
          amount: centsOf(body.amount),
          ceiling: centsOf(body.ceiling),
        };
        const { prepaidMinimumPaymentAmount: least } = await paymentRulesOf(tx, site(), memberNumber);
        const wrong = termsViolation(terms, least);
        if (wrong) throw fieldRefusal(wrong, fieldOf(wrong.code));
        const now = clock.now();
        const standing = await lockTopUp(tx, accountNumber);
        const before = standing?.memberNumber === memberNumber ? standing : undefined;
        if (standing && !before)
          await endTopUps(tx, [accountNumber], { endedAt: now, endReason: 'holder', endToldAt: null });
        const kept = {
          ...{ accountNumber, memberNumber, ...terms, storedPaymentId: body.storedPaymentId },
          ...{ updatedAt: now, authorizationId: newAuthorizationId() },
        };
        // Other terms are another authorization; what waits goes on under it.
        const end = { endedAt: now, endReason: 'replaced', endToldAt: now };
        if (before) await endAuthorizations(tx, [before.authorizationId], end);
        await saveTopUp(tx, kept);
        await forgetFallWithoutPayment(tx, accountNumber);
        await carryOver(tx, { planKind: 'top-up', planKey: accountNumber }, kept.authorizationId);
        const { text, language, address } = asked;
        const given = consentTo(topUpConsentText(site(language), kept, stored, text), { language, address, now });
        await keepTopUpConsent(tx, kept, stored, given);
        await asked.note(tx, { kind: 'top-up-set' });
        await tellSetUp(services, tx, kept, given);
      };
      try {
        await db.transaction(set);
      } catch (error) {
        await tries.giveBack();
        throw error;
      }
      return { message: asked.text('topUp.saved') };
    },

    'top-up.end': async ({ params: { accountNumber }, caller: { memberNumber }, note, text }) => {
      await db.transaction(async (tx) => {
        await lockAccounts(tx, [accountNumber]);
        const now = clock.now();
        const standing = await lockTopUp(tx, accountNumber);
        if (standing?.memberNumber !== memberNumber) throw refusal(404, 'topUp.notSetUp');
        const [ended] = await endTopUps(tx, [accountNumber], { endedAt: now, endReason: 'member', endToldAt: now });
        if (!ended) throw refusal(404, 'topUp.notSetUp');
        await note(tx, { kind: 'top-up-ended' });
        await tellRemoved(services, tx, ended);
      });
      return { message: text('topUp.ended') };
    },
  };
}

const fieldOf = (code: string): string => {
  if (code.startsWith('topUp.amount')) return 'amount';
  return code.startsWith('topUp.ceiling') ? 'ceiling' : 'line';
};
