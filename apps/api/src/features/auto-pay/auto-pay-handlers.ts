import type { OperationRequest } from '@rochdale/contract/operation';
import type { Operations } from '@rochdale/contract/operations/operations';
import { accountViolation, methodViolation } from '@rochdale/domain/auto-pay/auto-pay';
import { centsOf } from '@rochdale/domain/money';
import { todayAt } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/caller.ts';
import { accountRefusal, fieldRefusal, refusal } from '../../platform/http/refusal.ts';
import { lockAccounts } from '../accounts/public.ts';
import type { MessageServices } from '../messages/public.ts';
import {
  lockStoredPayment,
  presentStoredPayment,
  type StoredPayment,
  storedPaymentsOf,
} from '../payment-profile/public.ts';
import type { PaymentServices } from '../payments/public.ts';
import { autoPayCandidates } from './auto-pay-accounts.ts';
import { confirmAutoPay } from './auto-pay-notices.ts';
import {
  accountNumbersOf,
  addAutoPays,
  autoPayOf,
  changeAutoPay,
  pastPaymentsOf,
  removeAutoPay,
} from './auto-pay-store.ts';
import { presentAutoPayAccount } from './present-auto-pay.ts';

type AutoPayHandlers = Pick<
  Handlers,
  'auto-pay.list' | 'auto-pay.enroll' | 'auto-pay.change' | 'auto-pay.pause' | 'auto-pay.remove'
>;
type Terms = OperationRequest<Operations['auto-pay.change']>['body'];

/** Auto pay (open-points §6). Every rule of the form is applied again, to what is on file while it is locked. */
export function autoPayHandlers(services: PaymentServices & MessageServices): AutoPayHandlers {
  const { db, clock, site } = services;
  const today = () => todayAt(clock, site().timeZone);

  /** The stored way of paying and the accounts, locked; refuses what the rules refuse. */
  const checked = async (
    tx: Transaction,
    memberNumber: string,
    accountNumbers: readonly string[],
    storedPaymentId: string,
  ): Promise<StoredPayment> => {
    const stored = await lockStoredPayment(tx, memberNumber, storedPaymentId);
    const method = stored && presentStoredPayment(stored, today());
    const wrong = methodViolation(method);
    if (wrong || !stored)
      throw fieldRefusal(wrong ?? { code: 'autoPay.method.required', params: {} }, 'storedPaymentId');
    await lockAccounts(tx, accountNumbers);
    const candidates = await autoPayCandidates({ db, tx, site: site() }, memberNumber, accountNumbers, today());
    for (const candidate of candidates) {
      const found = accountViolation(candidate, method);
      if (found) throw accountRefusal(candidate.account.accountNumber, found, 'accounts');
    }
    return stored;
  };
  /** Days that are over are never caught up after a change, whatever they were. */
  const columnsOf = ({ storedPaymentId, daysBefore, ceiling }: Terms) => ({
    storedPaymentId,
    daysBefore,
    ceiling: ceiling === null ? null : centsOf(ceiling),
    startDate: today(),
    updatedAt: clock.now(),
  });

  return {
    'auto-pay.list': async ({ caller: { memberNumber } }) => {
      const numbers = await accountNumbersOf(db, memberNumber);
      const [candidates, stored, past] = await Promise.all([
        autoPayCandidates({ db, site: site() }, memberNumber, numbers, today()),
        storedPaymentsOf(db, memberNumber),
        pastPaymentsOf(db, memberNumber),
      ]);
      return {
        accounts: candidates.map((one) => presentAutoPayAccount(one, stored, past)),
        methods: stored.map((one) => presentStoredPayment(one, today())),
        today: today(),
      };
    },
    'auto-pay.enroll': async ({ body, caller: { memberNumber }, text }) => {
      const numbers = [...new Set(body.accounts.map(({ accountNumber }) => accountNumber))];
      await db.transaction(async (tx) => {
        const stored = await checked(tx, memberNumber, numbers, body.storedPaymentId);
        const [enrolled] = (await autoPayOf(tx, numbers)).keys();
        if (enrolled !== undefined)
          throw accountRefusal(enrolled, { code: 'autoPay.account.enrolled', params: {} }, 'accounts');
        const added = numbers.map((accountNumber) => ({
          ...columnsOf(body),
          accountNumber,
          memberNumber,
          isPaused: false,
        }));
        await addAutoPays(tx, added);
        await confirmAutoPay(services, tx, memberNumber, added, { kind: 'enrolled', stored });
      });
      return { message: text('autoPay.saved') };
    },
    'auto-pay.change': async ({ params: { accountNumber: number }, body, caller: { memberNumber }, text }) => {
      await db.transaction(async (tx) => {
        const stored = await checked(tx, memberNumber, [number], body.storedPaymentId);
        const changed = await changeAutoPay(tx, number, columnsOf(body));
        if (!changed) throw refusal(404, 'autoPay.account.notEnrolled');
        await confirmAutoPay(services, tx, memberNumber, [changed], { kind: 'changed', stored });
      });
      return { message: text('autoPay.changed', { number }) };
    },
    'auto-pay.pause': async ({
      params: { accountNumber: number },
      body: { isPaused },
      caller: { memberNumber },
      text,
    }) => {
      await db.transaction(async (tx) => {
        const current = (await autoPayOf(tx, [number])).get(number);
        if (!current) throw refusal(404, 'autoPay.account.notEnrolled');
        const stored = isPaused ? undefined : await checked(tx, memberNumber, [number], current.storedPaymentId);
        const at = { updatedAt: clock.now(), ...(!isPaused && { startDate: today() }) };
        const changed = await changeAutoPay(tx, number, { isPaused, ...at });
        if (!changed) throw refusal(404, 'autoPay.account.notEnrolled');
        const notice = stored ? ({ kind: 'changed', stored } as const) : ({ kind: 'paused' } as const);
        await confirmAutoPay(services, tx, memberNumber, [changed], notice);
      });
      return { message: text(isPaused ? 'autoPay.paused' : 'autoPay.resumed', { number }) };
    },
    'auto-pay.remove': async ({ params: { accountNumber: number }, caller: { memberNumber }, text }) => {
      await db.transaction(async (tx) => {
        const removed = await removeAutoPay(tx, number);
        if (!removed) throw refusal(404, 'autoPay.account.notEnrolled');
        await confirmAutoPay(services, tx, memberNumber, [removed], { kind: 'removed' });
      });
      return { message: text('autoPay.removed', { number }) };
    },
  };
}
