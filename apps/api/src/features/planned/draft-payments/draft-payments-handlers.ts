import { dollarsOf } from '@rochdale/domain/money';
import { acceptedCardTypes } from '@rochdale/domain/paying/payments/card-types';
import { draftOptionsShown } from '@rochdale/domain/planned/draft-payments/draft-options';
import { draftRoute, draftRulesOf } from '@rochdale/domain/planned/draft-payments/draft-rules';
import type { Translate } from '@rochdale/domain/texts/text';
import { todayAt } from '../../../platform/clock.ts';
import type { Call, Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { refuseClosed } from '../../account/accounts/public.ts';
import { draftNoticesOf } from '../../communications/notifications/public.ts';
import { openStorePage, type PaymentServices } from '../../paying/payments/public.ts';
import { consentTo } from '../authorizations/public.ts';
import { debitDaysOf } from '../due-payments/public.ts';
import { draftAccountsOf } from './draft-accounts.ts';
import { draftConsentText } from './draft-consents.ts';
import type { DraftIntent } from './draft-posting-hook.ts';
import { findInstitution } from './institutions-store.ts';
import { announcedDay, nextDraftDaysOf } from './next-draft-days.ts';
import {
  type AgreeToDrafts,
  type DraftServices,
  judgeHostedDrafts,
  removeDraftsOf,
  setUpBankDrafts,
} from './set-up-drafts.ts';

type DraftHandlers = Pick<
  Handlers,
  | 'draft-payments.list'
  | 'draft-payments.options'
  | 'draft-payments.settings'
  | 'draft-payments.institutions'
  | 'draft-payments.update'
  | 'draft-payments.initiate'
>;

/** Draft payments (planned-14). Ownership is checked before these run. */
export function draftPaymentsHandlers(services: PaymentServices & DraftServices): DraftHandlers {
  const { db, clock, site } = services;
  const limited = (kind: string, memberNumber: string, tries: number) =>
    takeTries(db, [{ key: `draft-payments:${kind}:${memberNumber}`, tries, minutes: 60 }], clock.now());
  const updated = (text: Translate) => ({ message: text('draftPayments.updated') });
  /** What stands beside the box that was ticked, in the language in which it was read. */
  const agreeing =
    ({
      text,
      language,
      address,
    }: Pick<Call<'draft-payments.update'>, 'text' | 'language' | 'address'>): AgreeToDrafts =>
    (from, lastFour, drafts) => {
      const method =
        lastFour === undefined
          ? text(from === 'card' ? 'paymentProfile.entered.card' : 'paymentProfile.entered.bank')
          : text('paymentProfile.myBank', { lastFour });
      const said = draftConsentText(site(language), method, drafts, text);
      return consentTo(said, { language, address, now: clock.now() });
    };
  return {
    'draft-payments.list': async ({ caller: { memberNumber } }) => {
      const today = todayAt(clock, site().timeZone);
      const accounts = await draftAccountsOf(db, memberNumber, today);
      const notices = await draftNoticesOf(site(), db, memberNumber);
      const next = await nextDraftDaysOf(db, memberNumber, accounts, today);
      const debitFrom = await debitDaysOf(db, accounts, { timeZone: site().timeZone, today });
      return {
        today,
        results: accounts.map((account) => ({
          ...account,
          draft: account.draft && {
            ...account.draft,
            nextDraftDate: announcedDay(next.get(account.accountNumber), {
              ownDay: account.draft.nextDraftDate,
              isBank: account.draft.draftAccountType !== '',
              debitFrom: debitFrom(account.accountNumber),
            }),
          },
          debitFrom: debitFrom(account.accountNumber),
          bills: [...account.bills],
          pastDueAmount: dollarsOf(account.pastDueAmount),
          accountBalance: dollarsOf(account.accountBalance),
          draftNotice: notices.get(account.accountNumber) ?? 'none',
        })),
      };
    },
    'draft-payments.options': async ({ text }) => ({
      results: draftOptionsShown(draftRulesOf(site())).map((option) => ({
        ...option,
        display: text(option.display),
      })),
    }),
    'draft-payments.settings': async () => {
      const { payments } = site().config;
      const { allowVisa, allowMaster, allowAmex, allowDiscover } = payments;
      const cardTypes = acceptedCardTypes(payments);
      return { batchType: 'DRAFT', allowVisa, allowMaster, allowAmex, allowDiscover, cardTypes };
    },
    'draft-payments.institutions': async ({ query: { routingNumber }, caller: { memberNumber } }) => {
      await limited('look-ups', memberNumber, 60);
      const found = await findInstitution(db, routingNumber);
      return { results: found ? [{ routingNumber, name: found.name }] : [] };
    },
    'draft-payments.update': async ({ body, caller: { memberNumber }, ...asked }) => {
      await limited('changes', memberNumber, 30);
      await setUpBankDrafts(services, memberNumber, body, agreeing(asked), asked.note);
      return updated(asked.text);
    },
    'draft-payments.initiate': async ({ body, caller: { memberNumber }, ...asked }) => {
      await limited('changes', memberNumber, 30);
      if (body.removeDraft) {
        const numbers = body.accountsToDraft.map(({ accountNumber }) => accountNumber);
        await removeDraftsOf(services, memberNumber, [...new Set(numbers)], asked.note);
        return updated(asked.text);
      }
      const { draftOption, accountsToDraft: items, draftAuthorize } = body;
      if (draftRoute(draftOption, draftRulesOf(site())) === 'file') throw refusal(404, 'error.notFound');
      await refuseClosed(
        services,
        items.map(({ accountNumber }) => accountNumber),
      );
      const drafts = await judgeHostedDrafts(services, memberNumber, { draftOption, items, draftAuthorize });
      const consent = agreeing(asked)(draftOption === 'CC' ? 'card' : 'bank', undefined, drafts);
      const intent: DraftIntent = { items, consent };
      const page = await openStorePage(services, {
        flow: 'drafts',
        memberNumber,
        accountNumbers: items.map(({ accountNumber }) => accountNumber),
        allowCard: draftOption === 'CC',
        allowEcheck: draftOption === 'BANK',
        intent,
      });
      const { clientId: merchantId } = page.paymentRequisitionSettings;
      return { ...page, applicationId: page.configuration.applicationWebId, merchantId };
    },
  };
}
