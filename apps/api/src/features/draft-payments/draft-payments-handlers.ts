import { draftOptionsShown } from '@rochdale/domain/draft-payments/draft-options';
import { draftRoute, draftRulesOf } from '@rochdale/domain/draft-payments/draft-rules';
import type { Translate } from '@rochdale/domain/messages/text';
import { dollarsOf } from '@rochdale/domain/money';
import { acceptedCardTypes } from '@rochdale/domain/payments/card-types';
import { todayAt } from '../../platform/clock.ts';
import type { Handlers } from '../../platform/http/caller.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { takeTries } from '../../platform/limits/limits.ts';
import { openStorePage, type PaymentServices } from '../payments/public.ts';
import { draftAccountsOf } from './draft-accounts.ts';
import { findInstitution } from './institutions-store.ts';
import { type DraftServices, judgeHostedDrafts, removeDraftsOf, setUpBankDrafts } from './set-up-drafts.ts';

type DraftHandlers = Pick<
  Handlers,
  | 'draft-payments.list'
  | 'draft-payments.options'
  | 'draft-payments.settings'
  | 'draft-payments.institutions'
  | 'draft-payments.update'
  | 'draft-payments.initiate'
>;

/** Draft payments (S1 §2.6, §7). Ownership is checked before these run. */
export function draftPaymentsHandlers(services: PaymentServices & DraftServices): DraftHandlers {
  const { db, clock, site } = services;
  const limited = (kind: string, memberNumber: string, tries: number) =>
    takeTries(db, [{ key: `draft-payments:${kind}:${memberNumber}`, tries, minutes: 60 }], clock.now());
  const updated = (text: Translate) => ({ message: text('draftPayments.updated') });
  return {
    'draft-payments.list': async ({ caller: { memberNumber } }) => {
      const today = todayAt(clock, site().timeZone);
      const accounts = await draftAccountsOf(db, memberNumber, today);
      return {
        today,
        results: accounts.map((account) => ({
          ...account,
          bills: [...account.bills],
          pastDueAmount: dollarsOf(account.pastDueAmount),
          accountBalance: dollarsOf(account.accountBalance),
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
    'draft-payments.update': async ({ body, caller: { memberNumber }, text }) => {
      await limited('changes', memberNumber, 30);
      await setUpBankDrafts(services, memberNumber, body);
      return updated(text);
    },
    'draft-payments.initiate': async ({ body, caller: { memberNumber }, text }) => {
      await limited('changes', memberNumber, 30);
      if (body.removeDraft) {
        const numbers = body.accountsToDraft.map(({ accountNumber }) => accountNumber);
        await removeDraftsOf(services, memberNumber, [...new Set(numbers)]);
        return updated(text);
      }
      const { draftOption, accountsToDraft: items, draftAuthorize } = body;
      if (draftRoute(draftOption, draftRulesOf(site())) === 'file') throw refusal(404, 'error.notFound');
      await judgeHostedDrafts(services, memberNumber, { draftOption, items, draftAuthorize });
      return openStorePage(services, {
        flow: 'drafts',
        memberNumber,
        accountNumbers: items.map(({ accountNumber }) => accountNumber),
        allowCard: draftOption === 'CC',
        allowEcheck: draftOption === 'BANK',
        intent: items,
      });
    },
  };
}
