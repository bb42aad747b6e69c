import { takesPublicPay } from '@rochdale/domain/office/opening/stages';
import { z } from 'zod';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { issueToken } from '../../../platform/tokens/token-store.ts';
import { findAccount, presentPayableAccount } from '../../account/accounts/public.ts';
import { type FreshBalances, presentMoment } from '../../account/billing-link/public.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { openingNow } from '../../identity/opening/public.ts';
import { onItsWayOfOne } from '../owed/public.ts';
import { concealed, linkOf } from '../payment-link/public.ts';
import {
  initiatePayment,
  type PaymentServices,
  paymentOfReceipt,
  paymentOfResult,
  presentPaymentResult,
  presentPaymentSettings,
  recentPaymentOf,
  sealReceipt,
} from '../payments/public.ts';
import { emailReceipt } from '../receipts/public.ts';
import { type AccountDoor, openAccount } from './open-account.ts';
import { rememberPayingBrowser } from './paying-browsers-store.ts';

/** A Quick Pay verification holds this long without use. */
const tokenIdleMinutes = 30;
const sealedAccount = z.object({ accountNumber: z.string() });

type QuickPayHandlers = Pick<
  Handlers,
  | 'quick-pay.verify'
  | 'quick-pay.settings'
  | 'quick-pay.initiate'
  | 'quick-pay.result'
  | 'quick-pay.receipt'
  | 'quick-pay.email-receipt'
>;

/** Whether there is a login already is told to nobody who has proved nothing. */
const visitorsStep = async () => 'create-login' as const;

/** Quick Pay (paying-1, paying-7). A wrong number and wrong digits are answered alike. */
export function quickPayHandlers(
  services: PaymentServices & AccountDoor & MessageServices & { freshBalances: FreshBalances },
): QuickPayHandlers {
  const { db, clock, site, sealer, freshBalances } = services;
  return {
    'quick-pay.verify': async ({ body, address, proof, browser }) => {
      const now = clock.now();
      if (!takesPublicPay(await openingNow(db)))
        throw refusal(404, 'quickPay.notYet', { phone: site().settings.phoneNumber });
      const account = await openAccount(services, body, { address, proof, browser });
      if (!account) throw refusal(404, 'quickPay.notFound');
      const { accountNumber, memberNumber } = account;
      const idleMinutes = tokenIdleMinutes;
      const moment = await freshBalances.hear(accountNumber);
      const shown = (moment && (await findAccount(db, accountNumber))) ?? account;
      return {
        quickPayToken: await issueToken(db, { purpose: 'quick-pay', memberNumber, accountNumber, idleMinutes, now }),
        memberNumber,
        encryptedAccount: sealer.seal('quick-pay-account', { accountNumber }, new Date(now.getTime() + 12 * 3_600_000)),
        account: {
          ...presentPayableAccount(shown, await onItsWayOfOne(db, accountNumber, now)),
          ...presentMoment(moment, site().timeZone),
        },
      };
    },
    'quick-pay.settings': async ({ caller, language }) =>
      presentPaymentSettings(
        db,
        site(language),
        caller.memberNumber,
        await recentPaymentOf(db, site(), clock, caller.accountNumber),
      ),
    'quick-pay.initiate': async ({ body, query, caller }) => {
      const opened = sealedAccount.safeParse(sealer.open('quick-pay-account', query.encryptedAccount, clock.now()));
      if (opened.data?.accountNumber !== caller.accountNumber) throw refusal(404, 'error.notFound');
      return initiatePayment(services, { flow: 'quick-pay', memberNumber: caller.memberNumber, request: body });
    },
    'quick-pay.result': async ({ query: { encryptedPayload }, caller: { memberNumber }, browser }) => {
      const result = await presentPaymentResult(
        services,
        await paymentOfResult(services, { encryptedPayload, memberNumber }),
        visitorsStep,
      );
      await rememberPayingBrowser(db, result.accounts, browser, clock.now());
      return { ...result, receipt: sealReceipt(services, encryptedPayload, memberNumber) };
    },
    'quick-pay.receipt': async ({ query }) => {
      const payment = await paymentOfReceipt(services, query.receipt);
      const result = await presentPaymentResult(services, payment, visitorsStep);
      return linkOf(payment) === undefined ? result : concealed(result);
    },
    'quick-pay.email-receipt': async ({ body: { receipt, email }, ...asked }) => {
      const payment = await paymentOfReceipt(services, receipt);
      // Whoever paid by a link need not be the member, and hears of no contact of theirs (paying-83).
      if (email === undefined && linkOf(payment) !== undefined) throw refusal(400, 'paymentResult.copyTo.nobody');
      return emailReceipt(services, payment, { ...asked, email });
    },
  };
}
