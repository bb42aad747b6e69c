import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { bankDraftOpen } from '@rochdale/domain/paying/payments/eligibility';
import { catchUpDays, dueDaysBetween } from '@rochdale/domain/planned/due-payments/payment-plan';
import { daysShown } from '@rochdale/domain/planned/planned-payments/days-ahead';
import type { AccountAhead, Ahead, PlanAhead } from '@rochdale/domain/planned/planned-payments/plan-ahead';
import { plannedPayments } from '@rochdale/domain/planned/planned-payments/planned-payments';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Executor } from '../../../platform/database/database.ts';
import { onItsWayOf } from '../../paying/owed/public.ts';
import { type PaymentGateway, paymentRulesOf } from '../../paying/payments/public.ts';
import { type AutoPayCandidate, accountNumbersOf, autoPayCandidates } from '../auto-pay/public.ts';
import { draftAccountsOf, type KnownAccount } from '../draft-payments/public.ts';
import {
  dueDaysOf,
  isOfficeDraft,
  type MemberDueDay,
  nextFileDayOf,
  type StandingPlan,
  standingPlansOf,
  toldOfPlans,
} from '../due-payments/public.ts';
import { expectedTopUps } from './expected-top-ups.ts';

/** Of whom, where and when. */
export interface Whose {
  readonly db: Executor;
  readonly site: Site;
  readonly gateway: Pick<PaymentGateway, 'limits'>;
  readonly memberNumber: string;
  readonly now: Date;
  readonly today: LocalDay;
}

/** What will be taken of a member, with their accounts and plans as they stand; paused plans apart. */
export async function plannedOfMember(whose: Whose) {
  const { db, memberNumber, today } = whose;
  const numbers = await accountNumbersOf(db, memberNumber);
  const candidates = await autoPayCandidates(whose, memberNumber, numbers, today);
  const drafted = await draftAccountsOf(db, memberNumber, today);
  const plans = await standingPlansOf(db, memberNumber, numbers, addDays(today, -catchUpDays));
  const ahead = await memberAhead(whose, candidates, plans, officeDraftsOf(drafted, plans, today));
  return { candidates, drafted, plans, ...plannedPayments(ahead) };
}

/** Drafts of the billing system's own: known by their date alone, or listed here without anything to charge them by. */
function officeDraftsOf(
  drafted: readonly KnownAccount[],
  plans: readonly StandingPlan[],
  today: LocalDay,
): Ahead['officeDrafts'] {
  return drafted.flatMap(({ accountNumber, officeDraftDate, bills }) => {
    const listed = plans.find(
      (plan) => isOfficeDraft(plan) && plan.planKey === accountNumber && plan.stop === undefined,
    );
    const days = listed ? dueDaysBetween(listed.plan, bills, today, addDays(today, daysShown)) : [];
    return [...(officeDraftDate === null ? [] : [officeDraftDate]), ...days].map((day) => ({ accountNumber, day }));
  });
}

/** Everything that decides what is taken of a member in the days to come, as it stands now. */
async function memberAhead(
  whose: Whose,
  candidates: readonly AutoPayCandidate[],
  plans: readonly StandingPlan[],
  officeDrafts: Ahead['officeDrafts'],
): Promise<Ahead> {
  const { db, site, gateway, memberNumber, now, today } = whose;
  const numbers = candidates.map(({ account }) => account.accountNumber);
  const onItsWay = await onItsWayOf(db, numbers, now);
  const due = await dueDaysOf(db, memberNumber, addDays(today, -catchUpDays));
  const told = await toldOfPlans(db, plans, site.timeZone);
  return {
    today,
    nextFileDay: await nextFileDayOf(db, today),
    plans: plans
      .filter((plan) => plan.stop === undefined && !isOfficeDraft(plan))
      .map((plan) => planAhead(plan, candidates, due, told.get(plan.planKey))),
    officeDrafts,
    topUps: await expectedTopUps(db, memberNumber, candidates, today),
    onItsWay: due
      .filter(({ state }) => state === 'charging' || state === 'sent')
      .map(({ planKind: kind, planKey: key, amount, effectiveDate }) => ({
        kind,
        key,
        amount,
        accountNumbers: plans.find((one) => one.planKind === kind && one.planKey === key)?.accounts.map(numberOf) ?? [
          key,
        ],
        day: effectiveDate ?? today,
      })),
    accounts: candidates.map(({ account, allowed }): AccountAhead => {
      const underWay = (onItsWay.get(account.accountNumber) ?? []).reduce((sum, { amount }) => sum + amount, 0);
      return {
        account,
        owed: account.accountBalance - underWay,
        underWay,
        allowed,
        bankDraftOpen: bankDraftOpen(account, site.config.payments),
      };
    }),
    rules: await paymentRulesOf(db, site, memberNumber),
    limits: gateway.limits,
  };
}

const numberOf = ({ accountNumber }: { readonly accountNumber: string }): string => accountNumber;

const isFromBank = ({ by }: StandingPlan): boolean =>
  by.kind === 'file' || (by.kind === 'token' && by.paymentType === 'echeck');

function planAhead(
  standing: StandingPlan,
  candidates: readonly AutoPayCandidate[],
  due: readonly MemberDueDay[],
  told: PlanAhead['told'],
): PlanAhead {
  const { planKind, planKey, by, ...plan } = standing;
  return {
    ...plan,
    kind: planKind,
    key: planKey,
    by: by.kind === 'token' ? by.paymentType : by.kind === 'file' ? 'file' : undefined,
    bills: candidates.find(({ account }) => account.accountNumber === planKey)?.bills ?? [],
    told: planKind !== 'scheduled-payment' && isFromBank(standing) ? told : undefined,
    takenUp: due.filter((one) => one.planKind === planKind && one.planKey === planKey),
  };
}
