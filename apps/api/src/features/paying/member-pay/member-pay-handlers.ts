import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Sealer } from '../../../platform/sealing/sealing.ts';
import { findAccount, presentPayableAccount } from '../../account/accounts/public.ts';
import { onItsWayOfOne } from '../owed/public.ts';
import {
  initiatePayment,
  type PaymentServices,
  presentPaymentSettings,
  readPaymentResult,
  recentPaymentOf,
} from '../payments/public.ts';
import { rememberPayingBrowser } from '../quick-pay/public.ts';

type MemberPayHandlers = Pick<
  Handlers,
  'member-pay.amounts' | 'member-pay.settings' | 'member-pay.initiate' | 'member-pay.result'
>;

/** The member's payment dialog (paying-51): the same flow as Quick Pay, with the session as its right. */
export function memberPayHandlers(services: PaymentServices & { sealer: Sealer }): MemberPayHandlers {
  const { db, clock, site } = services;
  return {
    'member-pay.amounts': async ({ params }) => {
      const account = await findAccount(db, params.accountNumber);
      if (!account) throw refusal(404, 'error.notFound');
      return presentPayableAccount(account, await onItsWayOfOne(db, params.accountNumber, clock.now()));
    },
    'member-pay.settings': async ({ query, caller, language }) => {
      const recent =
        query.accountNumber === undefined ? null : await recentPaymentOf(db, site(), clock, query.accountNumber);
      return presentPaymentSettings(db, site(language), caller.memberNumber, recent);
    },
    'member-pay.initiate': ({ body, caller }) =>
      initiatePayment(services, { flow: 'member', memberNumber: caller.memberNumber, request: body }),
    'member-pay.result': async ({ query, caller, browser }) => {
      const { encryptedPayload } = query;
      const result = await readPaymentResult(services, { encryptedPayload, memberNumber: caller.memberNumber });
      await rememberPayingBrowser(db, result.accounts, browser, clock.now());
      return result;
    },
  };
}
