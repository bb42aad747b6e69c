import { addDays } from '@rochdale/domain/dates';
import { dollarsOf } from '@rochdale/domain/money';
import { english } from '@rochdale/domain/texts/english';
import { paymentItem } from '@rochdale/test-kit/payments/payment-item';
import { Refusal } from '../../../../../platform/http/refusal.ts';
import { unknownBrowser } from '../../../../../platform/testing/unknown-browser.ts';
import { findAccount } from '../../../../account/accounts/public.ts';
import { initiatePayment, settle } from '../../../../paying/payments/public.ts';
import { autoPayHandlers } from '../../../auto-pay/auto-pay-handlers.ts';
import { draftPaymentsHandlers } from '../../../draft-payments/draft-payments-handlers.ts';
import { scheduledPaymentsHandlers } from '../../../scheduled-payments/scheduled-payments-handlers.ts';
import type { ModelCoOp } from './model-co-op.ts';

/** Runs what a member asks for; what the portal refuses changes nothing. Answers the refusal. */
async function asked(act: () => Promise<unknown>): Promise<Refusal | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** What the holder of an account does at the portal and at the payment company, by the product's own handlers. */
export function memberActs({ services, books, company, query, today }: ModelCoOp) {
  const autoPay = autoPayHandlers(services);
  const drafts = draftPaymentsHandlers(services);
  const scheduled = scheduledPaymentsHandlers(services);
  const holderOf = (accountNumber: string) => books.of(accountNumber).importedHolder;
  const callOf = (accountNumber: string) => ({
    caller: { memberNumber: holderOf(accountNumber), token: '', idleMinutes: 20 },
    ...({ ...unknownBrowser, address: '127.0.0.1', language: 'en', text: english } as const),
    query: undefined,
  });
  const ofAccount = (accountNumber: string) => ({
    ...callOf(accountNumber),
    params: { memberNumber: holderOf(accountNumber), accountNumber },
  });
  const ofMember = (accountNumber: string) => ({
    ...callOf(accountNumber),
    params: { memberNumber: holderOf(accountNumber) },
  });
  const terms = (kind: 'CARD' | 'BANK') =>
    ({ storedPaymentId: kind, daysBefore: 0, ceiling: null, agreed: true }) as const;
  const openTransNo = (accountNumber: string): string | undefined =>
    [...books.of(accountNumber).openPages.keys()].at(-1);

  return {
    enroll: (accountNumber: string, kind: 'CARD' | 'BANK') =>
      asked(() =>
        autoPay['auto-pay.enroll']({
          ...ofMember(accountNumber),
          body: { ...terms(kind), accounts: [{ accountNumber }] },
        }),
      ),
    changeAutoPay: (accountNumber: string, kind: 'CARD' | 'BANK') =>
      asked(() => autoPay['auto-pay.change']({ ...ofAccount(accountNumber), body: terms(kind) })),
    removeAutoPay: (accountNumber: string) =>
      asked(() => autoPay['auto-pay.remove']({ ...ofAccount(accountNumber), body: undefined })),
    setUpDraft: (accountNumber: string) =>
      asked(() =>
        drafts['draft-payments.update']({
          ...ofMember(accountNumber),
          body: {
            memberNumber: holderOf(accountNumber),
            draftType: 'Checking',
            routingNumber: '021000021',
            bankAccountNumber: holderOf(accountNumber),
            bankName: 'A Bank',
            draftAuthorize: true,
            draftAccounts: [
              { accountNumber, action: 'ADD', draftMethod: 'WHEN_BILLED', draftDay: null, draftStartDate: today() },
            ],
          },
        }),
      ),
    removeDraft: (accountNumber: string) =>
      asked(() =>
        drafts['draft-payments.initiate']({
          ...ofMember(accountNumber),
          body: {
            paymentType: 'DRAFT',
            amount: 0,
            removeDraft: true,
            accountsToDraft: [{ accountNumber, action: 'REMOVE' }],
          },
        }),
      ),
    schedule: (accountNumber: string, amount: number, inDays: number) =>
      asked(() =>
        scheduled['scheduled-payments.create']({
          ...ofMember(accountNumber),
          body: {
            amount: dollarsOf(amount),
            paymentDate: addDays(today(), inDays),
            paysInFull: false,
            accountsToPay: [paymentItem(accountNumber, dollarsOf(amount))],
            payWith: { kind: 'stored', storedPaymentId: 'CARD' },
          },
        }),
      ),
    deleteScheduled: async (accountNumber: string) => {
      const { rows } = await query(
        `select trans_no as "transNo" from scheduled_payments where member_number = $1 and deleted_at is null limit 1`,
        [holderOf(accountNumber)],
      );
      for (const { transNo } of rows)
        await asked(() =>
          scheduled['scheduled-payments.delete']({
            ...ofMember(accountNumber),
            params: { memberNumber: holderOf(accountNumber), transNo },
            body: undefined,
          }),
        );
    },
    /** Opens a page for an amount; asked whether to pay again, the member goes on where they `insist`. */
    openPage: async (accountNumber: string, amount: number, insist: boolean): Promise<void> => {
      const before = books.of(accountNumber);
      const pages = [...before.openPages.values()].reduce((sum, one) => sum + one, 0);
      const most = books.owed(accountNumber) - pages;
      const shown = (await findAccount(services.db, accountNumber))?.accountBalance ?? 0;
      const open = (payAgain: boolean) =>
        initiatePayment(services, {
          flow: 'member',
          memberNumber: holderOf(accountNumber),
          request: {
            amount: dollarsOf(amount),
            accountsToPay: [paymentItem(accountNumber, dollarsOf(amount))],
            payAgain,
          },
        });
      const count = before.openPages.size;
      const refused = await asked(() => open(false));
      if (refused?.field === 'payAgain' && insist) await asked(() => open(true));
      const isUnasked = refused === undefined && before.openPages.size > count;
      // Who pays more than the balance that they read pays ahead, and knows it.
      if (isUnasked && amount > most && amount <= shown)
        books.violations.push(`${accountNumber}: a page of ${amount} of ${most} was opened without a question`);
    },
    payPage: async (accountNumber: string, outcome: 'approved' | 'declined', told: 0 | 1 | 2): Promise<void> => {
      const transNo = openTransNo(accountNumber);
      const result = transNo && company.payPage(transNo, outcome);
      if (result) for (let times = 0; times < told; times += 1) await settle(services, result);
    },
    /** The newest charge goes back at the company, which may tell of it. */
    giveBack: async (accountNumber: string, status: 'refunded' | 'returned' | 'disputed', isTold: boolean) => {
      const charge = company.newestCharge(accountNumber);
      const after = charge && company.giveBack(charge.reference, status);
      if (after && isTold) await settle(services, after);
    },
  };
}
