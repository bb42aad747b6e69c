import type { LocalDay } from '@rochdale/domain/dates';
import { bankDraftOpen } from '@rochdale/domain/paying/payments/eligibility';
import { debitNotice } from '@rochdale/domain/planned/due-payments/announced-debit';
import { type BankDraftDecision, bankDraftDecision } from '@rochdale/domain/planned/due-payments/bank-draft';
import type { Transaction } from '../../../platform/database/database.ts';
import { findAccount, lockAccounts } from '../../account/accounts/public.ts';
import { owedNow } from '../../paying/owed/public.ts';
import { newTransNo } from '../../paying/payments/public.ts';
import {
  announce,
  type DuePayment,
  moveDuePayment,
  plansOf,
  postponeDuePayment,
  tellOfDuePayment,
  toldOfPlans,
} from '../due-payments/public.ts';
import { findBankDraft } from './bank-drafts-store.ts';
import { bankAccountOf, entryClassOf, entryOf, type PreparedEntry } from './bank-entry.ts';
import type { BankFileServices } from './bank-file-services.ts';
import { accountsToSend, lockToSend } from './due-drafts-store.ts';

/** A debit for every draft whose day has come, under the locks of their accounts. */
export async function prepareDebits(
  services: BankFileServices,
  tx: Transaction,
  sendDay: LocalDay,
): Promise<PreparedEntry[]> {
  const accountNumbers = await accountsToSend(tx, sendDay);
  if (accountNumbers.length === 0) return [];
  await lockAccounts(tx, accountNumbers);
  const prepared: PreparedEntry[] = [];
  for (const due of await lockToSend(tx, accountNumbers, sendDay)) {
    const one = await debitOf(services, tx, due, sendDay);
    if (one) prepared.push(one);
  }
  return prepared;
}

/** The debit of one draft; undefined when it is not sent today. */
async function debitOf(
  services: BankFileServices,
  tx: Transaction,
  due: DuePayment,
  sendDay: LocalDay,
): Promise<PreparedEntry | undefined> {
  const { clock, site, vault } = services;
  const { planKey: accountNumber } = due;
  const now = clock.now();
  const draft = await findBankDraft(tx, accountNumber);
  const account = draft && (await bankAccountOf(tx, vault, draft));
  const toPay = await findAccount(tx, accountNumber);
  const owing = (await owedNow(tx, [accountNumber], { now, except: due })).get(accountNumber);
  const standing = (await plansOf(tx, [accountNumber])).find(({ planKind }) => planKind === 'draft');
  const told = standing && (await toldOfPlans(tx, [standing], site().timeZone)).get(accountNumber);
  const decided = bankDraftDecision({
    due,
    draft: draft && { ...draft, isHeld: draft.heldAt !== null, hasFault: account === undefined },
    isOpen: toPay !== undefined && bankDraftOpen(toPay, site().config.payments),
    owed: owing?.owed ?? 0,
    pageIsOpen: owing?.pageIsOpen ?? false,
    sendDay,
    noticeOf: (amount) =>
      standing && told
        ? debitNotice({ plan: standing.plan, dueDay: due.dueDay, amount, ceiling: undefined }, told)
        : { kind: 'free' },
  });
  if (decided.kind !== 'send' || !draft || !account) {
    if (decided.kind !== 'send') await carryDecision(services, tx, due, decided, now);
    return undefined;
  }
  const { amount, effectiveEntryDate: effectiveDate, isRetry } = decided;
  const transNo = newTransNo(now, site().timeZone);
  await moveDuePayment(tx, due, 'send', now, { transNo, amount });
  return {
    entry: entryOf(draft, account, amount),
    entryClass: entryClassOf(draft),
    isRetry,
    effectiveDate,
    draft,
    transNo,
  };
}

/** What becomes of a draft that is not sent; its member is told where only they can mend it. */
async function carryDecision(
  services: BankFileServices,
  tx: Transaction,
  due: DuePayment,
  decided: Exclude<BankDraftDecision, { readonly kind: 'send' }>,
  now: Date,
): Promise<void> {
  switch (decided.kind) {
    case 'wait':
      return;
    case 'postpone':
      return postponeDuePayment(tx, due, decided.to, now);
    case 'announce':
      return announce(services, tx, due, decided);
    case 'cancel':
      return moveDuePayment(tx, due, 'cancel', now, { reason: decided.reason });
    case 'fail':
      await moveDuePayment(tx, due, 'exhaust', now, { reason: decided.reason });
      await tellOfDuePayment(services, tx, due, { kind: 'failed' });
      return;
    case 'skip': {
      await moveDuePayment(tx, due, 'skip', now, { reason: decided.reason });
      const kinds = {
        'bank-account': 'fault',
        billing: 'billing',
        nothing: undefined,
      } as const;
      if (decided.reason === 'restricted') {
        await tellOfDuePayment(services, tx, due, { kind: 'restricted', way: 'bank' });
        return;
      }
      const kind = kinds[decided.reason];
      if (kind) await tellOfDuePayment(services, tx, due, { kind });
    }
  }
}
