import type { AchEntry } from '@rochdale/domain/planned/ach/ach-entry';
import { correctionOf } from '@rochdale/domain/planned/ach/change-codes';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { resumeReplaced } from '../authorizations/public.ts';
import { findInstitution, tellBankChange } from '../draft-payments/public.ts';
import {
  type BankChange,
  type BankChangeKey,
  changesToApply,
  lockBankChange,
  noteBankChange,
} from './bank-changes-store.ts';
import { type BankDraft, changeBankDraft, lockBankDraft } from './bank-drafts-store.ts';
import { type BankEntry, lockEntry } from './bank-entries-store.ts';
import type { BankFileServices } from './bank-file-services.ts';

type Outcome = NonNullable<BankChange['outcome']>;

/**
 * Applies what banks corrected (notifications of change; Nacha Operating Rules, 2.12.1: before the next entry). The
 * authorization stays, and so does the prenote: the entry went through. One transaction each. One that was applied is
 * again where the billing system brought the old bank account back. Answers how many were applied for the first time.
 */
export async function applyBankChanges(
  services: BankFileServices & { readonly log: Pick<FastifyBaseLogger, 'warn'> },
): Promise<number> {
  let applied = 0;
  for (const key of await changesToApply(services.db)) {
    try {
      if (await services.db.transaction((tx) => applyOne(services, tx, key))) applied += 1;
    } catch (error) {
      services.log.warn({ err: error, ...key }, 'a notification of change could not be applied yet');
    }
  }
  return applied;
}

async function applyOne(services: BankFileServices, tx: Transaction, key: BankChangeKey): Promise<boolean> {
  const change = await lockBankChange(tx, key);
  if (!change) return false;
  const outcome = await outcomeOf(services, tx, change);
  const isFirst = change.outcome === null;
  if (isFirst) await noteBankChange(tx, key, { outcome, handledAt: services.clock.now() });
  return isFirst && outcome === 'applied';
}

/** Changes the draft from which the entry was taken, if it is still taken from the same bank account. */
async function outcomeOf(services: BankFileServices, tx: Transaction, change: BankChange): Promise<Outcome> {
  const { vault } = services;
  const { traceNumber, changeCode, correctedData } = change;
  const correction = correctionOf(changeCode, vault.unlock('bank-account-number', traceNumber, correctedData));
  const entry = await lockEntry(tx, traceNumber);
  if (!entry) return 'unknown';
  if (correction.kind !== 'bank-account') return correction.kind;
  const draft = await lockBankDraft(tx, entry.accountNumber);
  if (!draft) return 'gone';
  const was = await sentTo(tx, vault, entry);
  if (!was) return 'review';
  const is = await takenFrom(tx, vault, draft);
  const wanted = { ...is, ...correction.change };
  if (isSame(is, wanted) && is.accountType === wanted.accountType) return 'applied';
  if (!isSame(is, was)) return 'gone';
  const lastFour = wanted.bankAccountNumber.slice(-4);
  const institution = await findInstitution(tx, wanted.routingNumber);
  await changeBankDraft(tx, draft.accountNumber, {
    routingNumber: wanted.routingNumber,
    ...(institution && { financialInstitutionName: institution.name }),
    bankAccountNumber: vault.lock('bank-account-number', draft.accountNumber, wanted.bankAccountNumber),
    draftAccountType: wanted.accountType,
    lastFour,
    prenoteEffectiveDate: draft.prenoteEffectiveDate ?? entry.effectiveDate,
    ...(await agreementBefore(tx, draft, entry)),
  });
  if (change.outcome === null) await tellBankChange(services, tx, draft.memberNumber, draft.accountNumber, lastFour);
  return 'applied';
}

/** The agreement of the entry, where an import that brought the old bank account along has replaced it. */
async function agreementBefore(
  tx: Transaction,
  { authorizationId: instead, createdAt }: BankDraft,
  { authorizationId }: BankEntry,
): Promise<{ authorizationId?: string }> {
  if (createdAt !== null || authorizationId === null || authorizationId === instead) return {};
  return (await resumeReplaced(tx, authorizationId, instead)) ? { authorizationId } : {};
}

type Numbers = Pick<AchEntry, 'routingNumber' | 'bankAccountNumber'>;

const isSame = (one: Numbers, other: Numbers): boolean =>
  one.routingNumber === other.routingNumber && one.bankAccountNumber === other.bankAccountNumber;

/** The bank account of a draft, its bank under the number that it has now. */
async function takenFrom(tx: Transaction, vault: Vault, draft: BankDraft) {
  return {
    routingNumber: await routingNow(tx, draft.routingNumber),
    bankAccountNumber: vault.unlock('bank-account-number', draft.accountNumber, draft.bankAccountNumber),
    accountType: draft.accountType,
  };
}

/** The bank account that an entry went to; undefined of an older one, which does not tell. */
async function sentTo(tx: Transaction, vault: Vault, entry: BankEntry): Promise<Numbers | undefined> {
  const { accountNumber, routingNumber, bankAccountNumber } = entry;
  if (routingNumber === null || bankAccountNumber === null) return undefined;
  return {
    routingNumber: await routingNow(tx, routingNumber),
    bankAccountNumber: vault.unlock('bank-account-number', accountNumber, bankAccountNumber),
  };
}

const routingNow = async (tx: Transaction, routingNumber: string): Promise<string> =>
  (await findInstitution(tx, routingNumber))?.routingNumber ?? routingNumber;
