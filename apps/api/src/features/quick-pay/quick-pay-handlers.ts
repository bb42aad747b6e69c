import { z } from 'zod';
import type { Handlers } from '../../platform/http/caller.ts';
import { refusal } from '../../platform/http/refusal.ts';
import type { Sealer } from '../../platform/sealing/sealing.ts';
import { issueToken } from '../../platform/tokens/token-store.ts';
import { presentPayableAccount } from '../accounts/public.ts';
import {
  initiatePayment,
  type PaymentServices,
  presentPaymentSettings,
  readPaymentResult,
  recentPaymentOf,
} from '../payments/public.ts';
import { accountByPhone } from './verify-by-phone.ts';

/** A Quick Pay verification holds this long without use. */
const tokenIdleMinutes = 30;
const sealedAccount = z.object({ accountNumber: z.string() });

type QuickPayHandlers = Pick<
  Handlers,
  'quick-pay.verify' | 'quick-pay.settings' | 'quick-pay.initiate' | 'quick-pay.result'
>;

/** Quick Pay (S0 §4, §7). A wrong number and wrong digits are answered alike. */
export function quickPayHandlers(services: PaymentServices & { sealer: Sealer }): QuickPayHandlers {
  const { db, clock, site, sealer } = services;
  return {
    'quick-pay.verify': async ({ body, address }) => {
      const now = clock.now();
      const account = await accountByPhone(db, body, address, now);
      if (!account) throw refusal(404, 'quickPay.notFound');
      const { accountNumber, memberNumber } = account;
      const idleMinutes = tokenIdleMinutes;
      return {
        quickPayToken: await issueToken(db, { purpose: 'quick-pay', memberNumber, accountNumber, idleMinutes, now }),
        memberNumber,
        encryptedAccount: sealer.seal('quick-pay-account', { accountNumber }, new Date(now.getTime() + 12 * 3_600_000)),
        account: presentPayableAccount(account),
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
    'quick-pay.result': ({ query, caller }) =>
      readPaymentResult(services, { encryptedPayload: query.encryptedPayload, memberNumber: caller.memberNumber }),
  };
}
