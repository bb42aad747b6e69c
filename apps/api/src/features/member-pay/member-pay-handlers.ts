import type { Handlers } from '../../platform/http/caller.ts';
import { refusal } from '../../platform/http/refusal.ts';
import type { Sealer } from '../../platform/sealing/sealing.ts';
import { findAccount, presentPayableAccount } from '../accounts/public.ts';
import {
  initiatePayment,
  type PaymentServices,
  presentPaymentSettings,
  readPaymentResult,
  recentPaymentOf,
} from '../payments/public.ts';

type MemberPayHandlers = Pick<
  Handlers,
  'member-pay.amounts' | 'member-pay.settings' | 'member-pay.initiate' | 'member-pay.result'
>;

/** The member's payment dialog (open-points §6): the same flow as Quick Pay, with the session as its right. */
export function memberPayHandlers(services: PaymentServices & { sealer: Sealer }): MemberPayHandlers {
  const { db, clock, site } = services;
  return {
    'member-pay.amounts': async ({ params }) => {
      const account = await findAccount(db, params.accountNumber);
      if (!account) throw refusal(404, 'error.notFound');
      return presentPayableAccount(account);
    },
    'member-pay.settings': async ({ query, caller, language }) => {
      const recent =
        query.accountNumber === undefined ? null : await recentPaymentOf(db, site(), clock, query.accountNumber);
      return presentPaymentSettings(db, site(language), caller.memberNumber, recent);
    },
    'member-pay.initiate': ({ body, caller }) =>
      initiatePayment(services, { flow: 'member', memberNumber: caller.memberNumber, request: body }),
    'member-pay.result': ({ query, caller }) =>
      readPaymentResult(services, { encryptedPayload: query.encryptedPayload, memberNumber: caller.memberNumber }),
  };
}
