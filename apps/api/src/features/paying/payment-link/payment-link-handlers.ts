import { localTimeAt } from '@rochdale/domain/dates';
import { dollarsOf } from '@rochdale/domain/money';
import { paymentLinkState } from '@rochdale/domain/paying/payment-link/payment-link';
import { accountEnding } from '@rochdale/domain/paying/payment-results/receipt-copy';
import { eligibility } from '@rochdale/domain/paying/payments/eligibility';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { NoReceiptYet, refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import type { Sealer } from '../../../platform/sealing/sealing.ts';
import { findAccount } from '../../account/accounts/public.ts';
import {
  initiatePayment,
  type PaymentServices,
  paymentOfResult,
  paymentRulesOf,
  presentPaymentResult,
  presentPaymentSettings,
  type Requisition,
  sealReceipt,
} from '../payments/public.ts';
import { linkFingerprint, linkIntent, linkOf } from './begun-by-link.ts';
import { concealed, concealedStanding, noNextStep } from './concealed-result.ts';
import { findPaymentLink, holdPaymentsOfLink, type PaymentLink } from './payment-links-store.ts';

type PaymentLinkHandlers = Pick<Handlers, 'payment-link.open' | 'payment-link.pay' | 'payment-link.result'>;

/** What a link to pay opens, to whoever holds its code: one amount on one account, and nothing else (paying-81 to paying-83). */
export function paymentLinkHandlers(services: PaymentServices & { readonly sealer: Sealer }): PaymentLinkHandlers {
  const { db, clock, site } = services;
  const limited = (address: string) =>
    takeTries(db, [{ key: `payment-link:address:${address}`, tries: 60, minutes: 60 }], clock.now());
  const phone = () => ({ phone: site().settings.phoneNumber });

  const openLink = async (code: string): Promise<PaymentLink> => {
    const link = await findPaymentLink(db, code);
    const state = link && paymentLinkState(link, clock.now());
    if (state === 'paid') throw refusal(404, 'paymentLink.paid', phone());
    if (!link || state !== 'open') throw refusal(404, 'paymentLink.over', phone());
    return link;
  };
  /** The account of a link, as long as it is still the member's, and how it may be paid. */
  const payableOf = async ({ accountNumber, memberNumber }: PaymentLink) => {
    const account = await findAccount(db, accountNumber);
    if (account?.memberNumber !== memberNumber) throw refusal(404, 'paymentLink.over', phone());
    return eligibility(account, await paymentRulesOf(db, site(), memberNumber));
  };
  /** Refuses what was paid or is being posted; nothing that was begun by the link is posted until the transaction ends. */
  const checkUnspent = async (tx: Transaction, { memberNumber, linkId }: PaymentLink): Promise<void> => {
    const begun = await holdPaymentsOfLink(tx, memberNumber, linkFingerprint(linkId));
    if (begun.some(({ state }) => state === 'posted')) throw refusal(404, 'paymentLink.paid', phone());
    if (begun.some(({ state }) => state === 'approved')) throw refusal(404, 'paymentLink.underWay', phone());
  };

  return {
    'payment-link.open': async ({ body, address, language }) => {
      await limited(address);
      const link = await openLink(body.code);
      const { paymentSettings } = await presentPaymentSettings(db, site(language), link.memberNumber, null);
      const { allowVisa, allowMaster, allowAmex, allowDiscover } = paymentSettings;
      const { day, time } = localTimeAt(link.expiresAt, site().timeZone);
      return {
        amount: dollarsOf(link.amount),
        ending: accountEnding(link.accountNumber),
        until: `${day}T${time}`,
        allowed: await payableOf(link),
        cards: { allowVisa, allowMaster, allowAmex, allowDiscover },
      };
    },
    'payment-link.pay': async ({ body, address }) => {
      await limited(address);
      const link = await openLink(body.code);
      const { accountNumber, memberNumber, linkId } = link;
      const allowed = await payableOf(link);
      const initiation = await initiatePayment(services, {
        flow: 'quick-pay',
        memberNumber,
        request: {
          accountsToPay: [{ accountNumber, paymentAmount: dollarsOf(link.amount) }],
          amount: dollarsOf(link.amount),
          payAgain: body.payAgain,
        },
        bound: {
          fingerprint: linkFingerprint(linkId),
          intent: linkIntent(linkId),
          check: (tx) => checkUnspent(tx, link),
        },
      });
      return { ...initiation, accountNumber, allowed };
    },
    'payment-link.result': async ({ body: { code, encryptedPayload }, address }) => {
      const link = await findPaymentLink(db, code);
      const memberNumber = link?.memberNumber ?? '';
      const isMeant = (payment: Requisition): boolean => link !== undefined && linkOf(payment) === link.linkId;
      const asked = { encryptedPayload, memberNumber, isMeant };
      const payment = await paymentOfResult(services, asked).catch(async (error: unknown) => {
        if (error instanceof NoReceiptYet) throw new NoReceiptYet(concealedStanding(error.standing));
        // Whoever waits for the end of their own payment asks as often as they are told to.
        await limited(address);
        throw error;
      });
      const result = await presentPaymentResult(services, payment, noNextStep);
      return { ...concealed(result), receipt: sealReceipt(services, encryptedPayload, memberNumber) };
    },
  };
}
