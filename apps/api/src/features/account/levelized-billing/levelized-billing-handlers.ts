import type { OperationRequest } from '@rochdale/contract/operation';
import type { Operations } from '@rochdale/contract/operations/operations';
import { levelizedViolation } from '@rochdale/domain/account/levelized-billing/levelized-billing';
import { centsOf, dollarsOf } from '@rochdale/domain/money';
import { sentenceOf } from '@rochdale/domain/texts/catalogues';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import type { Message } from '@rochdale/domain/texts/text';
import { todayAt } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { Refusal, refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { lockAccounts, serviceAddressOf } from '../accounts/public.ts';
import { tellAverageBilling } from './levelized-billing-messages.ts';
import { changeBillingTypes, type LevelizedAccount, levelizedAccounts } from './levelized-billing-store.ts';
import { offerOf, reasonOf } from './levelized-offer.ts';

type LevelizedBillingHandlers = Pick<
  Handlers,
  'levelized-billing.list' | 'levelized-billing.update' | 'levelized-billing.update-many'
>;
type Item = OperationRequest<Operations['levelized-billing.update-many']>['body'][number];

/** Changes that a member may make in an hour. */
const changesPerHour = 60;

/** Average billing (account-48). Ownership is checked before these run. */
export function levelizedBillingHandlers(
  services: MessageServices & { readonly db: Database },
): LevelizedBillingHandlers {
  const { db, clock, site } = services;
  const today = () => todayAt(clock, site().timeZone);

  /** Changes all of the accounts, or none: every rule is applied to what is on file while it is locked. */
  const change = async (memberNumber: string, items: readonly Item[]): Promise<void> => {
    const limit = { key: `levelized-billing:${memberNumber}`, tries: changesPerHour, minutes: 60 };
    await takeTries(db, [limit], clock.now());
    const numbers = items.map(({ accountNumber }) => accountNumber);
    await db.transaction(async (tx: Transaction) => {
      await lockAccounts(tx, numbers);
      const found = new Map(
        (await levelizedAccounts(tx, memberNumber, numbers)).map((one) => [one.account.accountNumber, one]),
      );
      const changes = items.map((item) => {
        const { accountNumber, action, billingType, settlementMonth } = item;
        const account = found.get(accountNumber);
        if (!account) throw refusal(404, 'error.notFound');
        const estimatedBill = item.estimatedBill === null ? null : centsOf(item.estimatedBill);
        const wanted = { action, billingType, estimatedBill, settlementMonth };
        const wrong = levelizedViolation(wanted, offerOf(account, today()));
        if (wrong) throw problemOf(accountNumber, reasonOf(wrong, account));
        return { ...wanted, accountNumber, memberNumber, changedAt: clock.now() };
      });
      await changeBillingTypes(tx, changes);
      await tellAverageBilling(services, tx, memberNumber, changes);
    });
  };

  return {
    'levelized-billing.list': async ({ caller: { memberNumber }, language }) => ({
      accounts: (await levelizedAccounts(db, memberNumber)).map((one) => presentAccount(one, today(), language)),
    }),
    'levelized-billing.update': async ({ params: { accountNumber }, body, caller: { memberNumber }, text }) => {
      await change(memberNumber, [{ ...body, accountNumber }]);
      return { message: text('levelizedBilling.saved.one', { number: accountNumber }) };
    },
    'levelized-billing.update-many': async ({ body, caller: { memberNumber }, text }) => {
      await change(memberNumber, [...new Map(body.map((item) => [item.accountNumber, item])).values()]);
      return { message: text('levelizedBilling.saved.many') };
    },
  };
}

/** A refusal that names the account, since several may be sent at once. */
function problemOf(number: string, message: string | Message): Refusal {
  return new Refusal(400, { code: 'levelizedBilling.problem', params: { number, message } }, { field: 'accounts' });
}

function presentAccount(one: LevelizedAccount, today: string, language: TextLanguage) {
  const { billingType, isEligible, estimate, settlementMonth, closed } = offerOf(one, today);
  const reason = closed ? reasonOf(closed, one) : null;
  return {
    accountNumber: one.account.accountNumber,
    serviceAddress: serviceAddressOf(one.account),
    estimatedAmount: estimate === null ? null : dollarsOf(estimate),
    billingType,
    isEligible,
    notEligibleMessage: reason !== null && typeof reason === 'object' ? sentenceOf(reason, language) : reason,
    defaultSettlementMonth: settlementMonth,
  };
}
