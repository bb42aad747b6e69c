import { gates } from '@rochdale/domain/gates/gates';
import { draftRulesOf } from '@rochdale/domain/planned/draft-payments/draft-rules';
import { todayAt } from '../../../platform/clock.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import type { PaymentServices } from '../../paying/payments/public.ts';
import type { AutoPayCandidate } from '../auto-pay/public.ts';
import { plannedOfMember, type Whose } from './member-ahead.ts';
import { sourcesOf } from './planned-payments-store.ts';
import { presentAccount, presentPayment, presentPlan } from './present-planned-payments.ts';

const numberOf = ({ account }: AutoPayCandidate): string => account.accountNumber;

/** What will be taken of a member (planned-83, planned-84). Ownership is checked before this runs. */
export function plannedPaymentsHandlers({
  db,
  clock,
  site: sites,
  gateway,
}: PaymentServices): Pick<Handlers, 'planned-payments.list'> {
  return {
    'planned-payments.list': async ({ caller: { memberNumber }, text, language }) => {
      const site = sites();
      const today = todayAt(clock, site.timeZone);
      const whose: Whose = { db, site, gateway, memberNumber, now: clock.now(), today };
      const { candidates, drafted, plans, payments, withNextBill } = await plannedOfMember(whose);
      const { from, held } = await sourcesOf(db, memberNumber);
      const facts = {
        plans,
        drafted,
        held,
        toppedUp: new Set(candidates.map(numberOf).filter((number) => from.has(`top-up ${number}`))),
        draftRules: draftRulesOf(site),
        hasAutoPay: gates.autoPay({ site, signedIn: true }).open,
        language,
      };
      return {
        today,
        payments: payments.map((one) => presentPayment(one, from, text)),
        withNextBill: withNextBill.map((one) => presentPlan(one, from, text)),
        accounts: candidates.map((one) => presentAccount(one, facts)),
      };
    },
  };
}
