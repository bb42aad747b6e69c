import type { OperationRequest } from '@rochdale/contract/operation';
import type { Operations } from '@rochdale/contract/operations/operations';
import type { draftRequestItem } from '@rochdale/contract/operations/planned/draft-payments';
import type { LocalDay } from '@rochdale/domain/dates';
import type { AuthorizedDraft } from '@rochdale/domain/planned/draft-payments/authorized-draft';
import { emptyBankAccount, lookedUpBank } from '@rochdale/domain/planned/draft-payments/bank-account';
import { draftStartsOn } from '@rochdale/domain/planned/draft-payments/draft-day';
import { type DraftForm, draftProblems, firstRowAlert } from '@rochdale/domain/planned/draft-payments/draft-form';
import { removalProblem } from '@rochdale/domain/planned/draft-payments/draft-request';
import { draftRulesOf } from '@rochdale/domain/planned/draft-payments/draft-rules';
import type { Site } from '@rochdale/domain/website/site/site';
import type { z } from 'zod';
import { todayAt } from '../../../platform/clock.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import type { Note } from '../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { lockAccounts } from '../../account/accounts/public.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { chooseDraftNotice } from '../../communications/notifications/public.ts';
import { type Consent, newAuthorizationId } from '../authorizations/public.ts';
import { draftAccountsOf, type KnownAccount } from './draft-accounts.ts';
import { keepDraftConsents } from './draft-consents.ts';
import { tellRemoved, tellSetUp } from './draft-messages.ts';
import { addDrafts } from './drafts-store.ts';
import { endDrafts } from './end-drafts.ts';
import { findInstitution } from './institutions-store.ts';

export type DraftServices = MessageServices & { readonly db: Database };
/** What the member agrees to: from what is drafted, with its last digits where they are known, and which drafts. */
export type AgreeToDrafts = (
  from: 'bank' | 'card',
  lastFour: string | undefined,
  drafts: readonly AuthorizedDraft[],
) => Consent;
export type DraftItem = z.output<typeof draftRequestItem>;
type BankRequest = OperationRequest<Operations['draft-payments.update']>['body'];

/** Sets up drafts that go into the co-op's bank file, of every account named or of none (planned-30). */
export async function setUpBankDrafts(
  services: DraftServices,
  memberNumber: string,
  asked: BankRequest,
  agree: AgreeToDrafts,
  note: Note<'draft-set-up'>,
): Promise<void> {
  const { db, clock, site, vault } = services;
  const today = todayAt(clock, site().timeZone);
  if (!draftRulesOf(site()).bankDraftAsFile) throw refusal(404, 'error.notFound');
  await db.transaction(async (tx) => {
    const numbers = asked.draftAccounts.map(({ accountNumber }) => accountNumber);
    await lockAccounts(tx, numbers);
    const routingNumber = asked.routingNumber.trim();
    const bankAccountNumber = asked.bankAccountNumber.trim();
    const form = {
      ...formOf('BANK', asked.draftAccounts, asked.draftAuthorize),
      accountType: asked.draftType,
      bankAccountNumber,
      confirmBankAccountNumber: bankAccountNumber,
      bankTransitNumber: routingNumber,
      bankName: asked.bankName,
    };
    const accounts = await judge(tx, memberNumber, form, site(), today);
    const institution = await findInstitution(tx, routingNumber);
    const bank = lookedUpBank(routingNumber, institution);
    if (bank.found) throw fieldRefusal(bank.found, 'bankTransitNumber');
    const lastFour = bankAccountNumber.slice(-4);
    const rows = asked.draftAccounts.map((item) => ({
      ...draftOf(item, memberNumber, accounts, today),
      draftType: 'bank' as const,
      draftAccountType: asked.draftType,
      bankAccountNumber: vault.lock('bank-account-number', item.accountNumber, bankAccountNumber),
      // A bank that was given a new number is drafted under that.
      routingNumber: institution?.routingNumber ?? routingNumber,
      financialInstitutionName: bank.bankName,
      lastFour,
      createdAt: clock.now(),
    }));
    const added = await addDrafts(tx, rows);
    if (added.length < rows.length) throw refusal(409, 'draftPayments.account.drafted');
    const consent = agree('bank', lastFour, rows);
    await keepDraftConsents(tx, rows, consent);
    await note(tx, { kind: 'draft-set-up' });
    const announced = await chooseDraftNotice(services, tx, memberNumber, numbers);
    await tellSetUp(services, tx, memberNumber, rows, { lastFour, announced, consent });
  });
}

/** Judges drafts that a hosted page is to ask the card or bank account for; refuses as the form does. Answers them. */
export async function judgeHostedDrafts(
  { db, clock, site }: DraftServices,
  memberNumber: string,
  asked: {
    readonly draftOption: 'BANK' | 'CC';
    readonly items: readonly DraftItem[];
    readonly draftAuthorize: boolean;
  },
): Promise<readonly AuthorizedDraft[]> {
  const form = formOf(asked.draftOption, asked.items, asked.draftAuthorize);
  const today = todayAt(clock, site().timeZone);
  const accounts = await judge(db, memberNumber, form, site(), today);
  return asked.items.map((item) => draftOf(item, memberNumber, accounts, today));
}

/** Removes the drafts of accounts: of all that are named, or of none (planned-31). */
export async function removeDraftsOf(
  services: DraftServices,
  memberNumber: string,
  accountNumbers: readonly string[],
  note: Note<'draft-ended'>,
): Promise<void> {
  const { db, clock, site } = services;
  await db.transaction(async (tx) => {
    await lockAccounts(tx, accountNumbers);
    const today = todayAt(clock, site().timeZone);
    const accounts = await draftAccountsOf(tx, memberNumber, today);
    const found = removalProblem(accountNumbers, accounts);
    if (found) throw fieldRefusal(found, 'rows');
    const now = clock.now();
    await endDrafts(tx, accountNumbers, today, { endedAt: now, endReason: 'member', endToldAt: now });
    await note(tx, { kind: 'draft-ended' });
    await tellRemoved(services, tx, memberNumber, accountNumbers);
  });
}

/** What of a draft follows from its item; it never begins before the member agreed to it. */
export function draftOf(
  item: DraftItem,
  memberNumber: string,
  accounts: readonly KnownAccount[],
  today: LocalDay,
): { accountNumber: string; memberNumber: string; authorizationId: string; startDate: LocalDay } & Pick<
  DraftItem,
  'draftMethod' | 'draftDay'
> {
  const { accountNumber, draftMethod, draftDay, draftStartDate } = item;
  const account = accounts.find((one) => one.accountNumber === accountNumber);
  const startDate = draftStartsOn(draftStartDate, account?.eligibleDraftDate ?? null, today);
  const hasDay = draftMethod === 'DAY_OF_MONTH' || draftMethod === 'DAYS_AFTER_BILLING';
  const authorizationId = newAuthorizationId();
  return { accountNumber, memberNumber, authorizationId, startDate, draftMethod, draftDay: hasDay ? draftDay : null };
}

/** The form that the browser must have had in front of it. */
function formOf(draftOption: 'BANK' | 'CC', items: readonly DraftItem[], draftAuthorize: boolean): DraftForm {
  const day = (draftDay: number | null) => (draftDay === null ? '' : String(draftDay));
  return {
    ...emptyBankAccount,
    draftOption,
    draftAuthorize,
    rows: items.map(({ accountNumber, draftMethod, draftDay, draftStartDate }) => ({
      accountNumber,
      check: true,
      draftMethod,
      dayOfMonth: day(draftDay),
      daysAfter: day(draftDay),
      draftStartDate,
    })),
  };
}

async function judge(
  db: Executor,
  memberNumber: string,
  form: DraftForm,
  site: Site,
  today: LocalDay,
): Promise<readonly KnownAccount[]> {
  const accounts = await draftAccountsOf(db, memberNumber, today);
  const problems = draftProblems(form, accounts, draftRulesOf(site));
  const [first] = problems;
  const ofRow = firstRowAlert(problems);
  if (ofRow) throw fieldRefusal(ofRow, 'rows');
  if (first) throw fieldRefusal(first.found, first.field);
  return accounts;
}
