import type { OperationRequest } from '@rochdale/contract/operation';
import type { Operations } from '@rochdale/contract/operations/operations';
import { centsOf } from '@rochdale/domain/money';
import {
  accountViolation,
  beginsWithBank,
  methodCodeOf,
  methodViolation,
} from '@rochdale/domain/planned/auto-pay/auto-pay';
import { todayAt } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Call, Handlers } from '../../../platform/http/caller.ts';
import { accountRefusal, fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { lockAccounts } from '../../account/accounts/public.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { chooseDraftNotice, draftNoticesOf } from '../../communications/notifications/public.ts';
import {
  lockStoredPayment,
  presentStoredPayment,
  type StoredPayment,
  storedPaymentsOf,
} from '../../paying/payment-profile/public.ts';
import type { PaymentServices } from '../../paying/payments/public.ts';
import { type Consent, consentTo, endAuthorizations, newAuthorizationId } from '../authorizations/public.ts';
import { carryOver, debitDaysOf } from '../due-payments/public.ts';
import { autoPayCandidates } from './auto-pay-accounts.ts';
import { autoPayConsentText, keepAutoPayConsents } from './auto-pay-consents.ts';
import { asChange } from './auto-pay-limit.ts';
import { confirmAutoPay } from './auto-pay-messages.ts';
import {
  type AutoPay,
  accountNumbersOf,
  addAutoPays,
  autoPayOf,
  changeAutoPay,
  pastPaymentsOf,
} from './auto-pay-store.ts';
import { endAutoPays } from './end-auto-pays.ts';
import { presentAutoPayAccount } from './present-auto-pay.ts';

type AutoPayHandlers = Pick<
  Handlers,
  'auto-pay.list' | 'auto-pay.enroll' | 'auto-pay.change' | 'auto-pay.pause' | 'auto-pay.remove'
>;
type Terms = OperationRequest<Operations['auto-pay.change']>['body'];
type Asked = Pick<Call<'auto-pay.change'>, 'text' | 'language' | 'address'>;

/** Auto pay (planned-6). Every rule of the form is applied again, to what is on file while it is locked. */
export function autoPayHandlers(services: PaymentServices & MessageServices): AutoPayHandlers {
  const { db, clock, site } = services;
  const today = () => todayAt(clock, site().timeZone);

  /** The accounts and the stored way of paying, locked; refuses what the rules refuse. */
  const checked = async (
    tx: Transaction,
    memberNumber: string,
    accountNumbers: readonly string[],
    storedPaymentId: string,
  ): Promise<StoredPayment> => {
    await lockAccounts(tx, accountNumbers);
    const stored = await lockStoredPayment(tx, memberNumber, storedPaymentId);
    const method = stored && presentStoredPayment(stored, today());
    const wrong = methodViolation(method);
    if (wrong || !stored)
      throw fieldRefusal(wrong ?? { code: 'autoPay.method.required', params: {} }, 'storedPaymentId');
    const candidates = await autoPayCandidates({ db: tx, site: site() }, memberNumber, accountNumbers, today());
    for (const candidate of candidates) {
      const found = accountViolation(candidate, method);
      if (found) throw accountRefusal(candidate.account.accountNumber, found, 'accounts');
    }
    return stored;
  };
  const termsOf = ({ storedPaymentId, daysBefore, ceiling }: Terms) => ({
    storedPaymentId,
    daysBefore,
    ceiling: ceiling === null ? null : centsOf(ceiling),
    updatedAt: clock.now(),
  });
  /** Keeps what the member agreed to on the form, as it was read. */
  const keepConsents = async (
    tx: Transaction,
    autoPays: readonly AutoPay[],
    stored: StoredPayment,
    { text, language, address }: Asked,
  ): Promise<Consent> => {
    const said = autoPayConsentText(site(language), autoPays, stored, today(), text);
    const given = consentTo(said, { language, address, now: clock.now() });
    await keepAutoPayConsents(tx, autoPays, stored, given);
    return given;
  };

  /** Whoever begins to pay from a bank account is told before each payment (12 CFR 1005.10(d)). */
  const announce = async (
    tx: Transaction,
    memberNumber: string,
    accountNumbers: readonly string[],
    stored: StoredPayment,
    before?: AutoPay,
  ): Promise<string[]> => {
    const kept = before && (await storedPaymentsOf(tx, memberNumber));
    const last = kept?.find(({ storedPaymentId }) => storedPaymentId === before?.storedPaymentId);
    return beginsWithBank(methodCodeOf(stored), last && methodCodeOf(last))
      ? chooseDraftNotice(services, tx, memberNumber, accountNumbers)
      : [];
  };

  const changing = <T>(memberNumber: string, run: (tx: Transaction) => Promise<T>): Promise<T> =>
    asChange(db, memberNumber, clock.now(), () => db.transaction(run));

  return {
    'auto-pay.list': async ({ caller: { memberNumber } }) => {
      const numbers = await accountNumbersOf(db, memberNumber);
      const [candidates, stored, past, notices] = await Promise.all([
        autoPayCandidates({ db, site: site() }, memberNumber, numbers, today()),
        storedPaymentsOf(db, memberNumber),
        pastPaymentsOf(db, memberNumber),
        draftNoticesOf(site(), db, memberNumber),
      ]);
      const at = { timeZone: site().timeZone, today: today() };
      const debitFrom = await debitDaysOf(
        db,
        candidates.map(({ account }) => account),
        at,
      );
      return {
        accounts: candidates.map((one) => presentAutoPayAccount(one, { stored, past, notices, debitFrom })),
        methods: stored.map((one) => presentStoredPayment(one, today())),
        today: today(),
      };
    },
    'auto-pay.enroll': async ({ body, caller: { memberNumber }, ...asked }) => {
      const numbers = [...new Set(body.accounts.map(({ accountNumber }) => accountNumber))];
      await changing(memberNumber, async (tx) => {
        const stored = await checked(tx, memberNumber, numbers, body.storedPaymentId);
        const [enrolled] = (await autoPayOf(tx, numbers)).keys();
        if (enrolled !== undefined)
          throw accountRefusal(enrolled, { code: 'autoPay.account.enrolled', params: {} }, 'accounts');
        const added = numbers.map((accountNumber) => ({
          ...termsOf(body),
          accountNumber,
          memberNumber,
          isPaused: false,
          startDate: today(),
          authorizationId: newAuthorizationId(),
        }));
        await addAutoPays(tx, added);
        await asked.note(tx, { kind: 'auto-pay-enrolled' });
        const consent = await keepConsents(tx, added, stored, asked);
        const announced = await announce(tx, memberNumber, numbers, stored);
        await confirmAutoPay(services, tx, memberNumber, added, { kind: 'enrolled', stored, announced, consent });
      });
      return { message: asked.text('autoPay.saved') };
    },
    'auto-pay.change': async ({ params: { accountNumber: number }, body, caller: { memberNumber }, ...asked }) => {
      await changing(memberNumber, async (tx) => {
        const stored = await checked(tx, memberNumber, [number], body.storedPaymentId);
        const before = (await autoPayOf(tx, [number])).get(number);
        // Other terms are another authorization and count from today; what waits goes on under it.
        const authorizationId = newAuthorizationId();
        const changed = await changeAutoPay(tx, number, { ...termsOf(body), startDate: today(), authorizationId });
        if (!changed || !before) throw refusal(404, 'autoPay.account.notEnrolled');
        const end = { endedAt: clock.now(), endReason: 'replaced', endToldAt: clock.now() };
        await endAuthorizations(tx, [before.authorizationId], end);
        await carryOver(tx, { planKind: 'auto-pay', planKey: number }, authorizationId);
        const consent = await keepConsents(tx, [changed], stored, asked);
        await asked.note(tx, { kind: 'auto-pay-changed' });
        const announced = await announce(tx, memberNumber, [number], stored, before);
        await confirmAutoPay(services, tx, memberNumber, [changed], { kind: 'changed', stored, announced, consent });
      });
      return { message: asked.text('autoPay.changed', { number }) };
    },
    'auto-pay.pause': async ({
      params: { accountNumber: number },
      body: { isPaused },
      caller: { memberNumber },
      note,
      text,
    }) => {
      // Whoever wants to pay nothing by itself is never kept from it.
      const run = isPaused ? db.transaction.bind(db) : changing.bind(undefined, memberNumber);
      await run(async (tx: Transaction) => {
        await lockAccounts(tx, [number]);
        const current = (await autoPayOf(tx, [number])).get(number);
        if (!current) throw refusal(404, 'autoPay.account.notEnrolled');
        const stored = isPaused ? undefined : await checked(tx, memberNumber, [number], current.storedPaymentId);
        // Days of the pause are never caught up.
        const at = { updatedAt: clock.now(), ...(!isPaused && { startDate: today() }) };
        const changed = await changeAutoPay(tx, number, { isPaused, ...at });
        if (!changed) throw refusal(404, 'autoPay.account.notEnrolled');
        await note(tx, { kind: isPaused ? 'auto-pay-paused' : 'auto-pay-resumed' });
        const notice = stored ? ({ kind: 'resumed', stored } as const) : ({ kind: 'paused' } as const);
        await confirmAutoPay(services, tx, memberNumber, [changed], notice);
      });
      return { message: text(isPaused ? 'autoPay.paused' : 'autoPay.resumed', { number }) };
    },
    'auto-pay.remove': async ({ params: { accountNumber: number }, caller: { memberNumber }, note, text }) => {
      await db.transaction(async (tx) => {
        await lockAccounts(tx, [number]);
        const now = clock.now();
        const removed = await endAutoPays(tx, [number], { endedAt: now, endReason: 'member', endToldAt: now });
        if (removed.length === 0) throw refusal(404, 'autoPay.account.notEnrolled');
        await note(tx, { kind: 'auto-pay-ended' });
        await confirmAutoPay(services, tx, memberNumber, removed, { kind: 'removed' });
      });
      return { message: text('autoPay.removed', { number }) };
    },
  };
}
