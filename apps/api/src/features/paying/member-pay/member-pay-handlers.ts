import { gates } from '@rochdale/domain/gates/gates';
import { memberNextStep } from '@rochdale/domain/paying/payment-results/receipt-next-step';
import { todayAt } from '../../../platform/clock.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Sealer } from '../../../platform/sealing/sealing.ts';
import { findAccount, presentPayableAccount } from '../../account/accounts/public.ts';
import { type FreshBalances, presentMoment } from '../../account/billing-link/public.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { holdPayingGrants } from '../../identity/grants/public.ts';
import { autoPayCandidates } from '../../planned/auto-pay/public.ts';
import { onItsWayOfOne } from '../owed/public.ts';
import {
  initiatePayment,
  type PaymentServices,
  paymentOfResult,
  presentPaymentResult,
  presentPaymentSettings,
  recentPaymentOf,
} from '../payments/public.ts';
import { rememberPayingBrowser } from '../quick-pay/public.ts';
import { emailReceipt } from '../receipts/public.ts';

type MemberPayHandlers = Pick<
  Handlers,
  | 'member-pay.amounts'
  | 'member-pay.settings'
  | 'member-pay.initiate'
  | 'member-pay.result'
  | 'member-pay.email-receipt'
>;

/** The member's payment dialog (paying-51): the same flow as Quick Pay, with the session as its right. */
export function memberPayHandlers(
  services: PaymentServices & MessageServices & { sealer: Sealer; freshBalances: FreshBalances },
): MemberPayHandlers {
  const { db, clock, site, freshBalances } = services;
  const nextStepOf = async (memberNumber: string, accountNumbers: readonly string[]) => {
    const own = site();
    const today = todayAt(clock, own.timeZone);
    const found = await autoPayCandidates({ db, site: own }, memberNumber, accountNumbers, today);
    const isOpen = gates.autoPay({ site: own, signedIn: true }).open;
    return memberNextStep(isOpen, found.length === 1 ? found[0] : undefined);
  };
  return {
    'member-pay.amounts': async ({ params }) => {
      const moment = await freshBalances.hear(params.accountNumber);
      const account = await findAccount(db, params.accountNumber);
      if (!account) throw refusal(404, 'error.notFound');
      const onItsWay = await onItsWayOfOne(db, params.accountNumber, clock.now());
      return { ...presentPayableAccount(account, onItsWay), ...presentMoment(moment, site().timeZone) };
    },
    'member-pay.settings': async ({ query, caller, language }) => {
      const recent =
        query.accountNumber === undefined ? null : await recentPaymentOf(db, site(), clock, query.accountNumber);
      return presentPaymentSettings(db, site(language), caller.memberNumber, recent);
    },
    'member-pay.initiate': async ({ body, caller, note }) => {
      const { memberNumber, actingLogin: loginKey } = caller;
      return initiatePayment(services, {
        flow: 'member',
        memberNumber,
        request: body,
        delegate:
          loginKey === undefined
            ? undefined
            : {
                loginKey,
                check: async (tx) => {
                  const today = todayAt(clock, site().timeZone);
                  const accountNumbers = body.accountsToPay.map(({ accountNumber }) => accountNumber);
                  if (!(await holdPayingGrants(tx, { loginKey, memberNumber, accountNumbers, today })))
                    throw refusal(404, 'error.notFound');
                },
                note: (tx) => note(tx, { kind: 'delegate-paid' }),
              },
      });
    },
    'member-pay.result': async ({ query: { encryptedPayload }, caller, browser }) => {
      const { memberNumber, onlyAccounts } = caller;
      const paid = await paymentOfResult(services, { encryptedPayload, memberNumber });
      const result = await presentPaymentResult(services, paid, (accountNumbers) =>
        nextStepOf(memberNumber, accountNumbers),
      );
      if (onlyAccounts) {
        const isOpen = result.accounts.every(({ accountNumber }) => onlyAccounts.includes(accountNumber));
        if (!isOpen) throw refusal(404, 'paymentResult.notFound');
        // A delegate reads no address of the holder's, and this browser opens nothing of theirs afterwards.
        return { ...result, nextStep: null, copies: { ...result.copies, onFile: null } };
      }
      await rememberPayingBrowser(db, result.accounts, browser, clock.now());
      return result;
    },
    'member-pay.email-receipt': async ({ body: { encryptedPayload, email }, caller: { memberNumber }, ...asked }) => {
      const paid = await paymentOfResult(services, { encryptedPayload, memberNumber });
      return emailReceipt(services, paid, { ...asked, email });
    },
  };
}
