import { billReady, pastDue, paymentDue } from '@rochdale/domain/communications/notices/billing-notices';
import { highUsage } from '@rochdale/domain/communications/notices/high-usage-notice';
import { type Notice, tellingDays } from '@rochdale/domain/communications/notices/notice';
import { freshOutageDays, outageStep, toldIn } from '@rochdale/domain/communications/notices/outage-notices';
import { draftComing, paymentReceived } from '@rochdale/domain/communications/notices/payment-notices';
import {
  type PrepaidStep,
  prepaidDaysStep,
  prepaidStep,
} from '@rochdale/domain/communications/notices/prepaid-notices';
import { thresholdDefaults } from '@rochdale/domain/communications/notifications/thresholds';
import type { NotificationTopic } from '@rochdale/domain/communications/notifications/topics';
import { addDays } from '@rochdale/domain/dates';
import { usageUnit } from '@rochdale/domain/energy/usage/units';
import { oldestBillingDay } from '@rochdale/domain/planned/due-payments/payment-plan';
import { latestNow, todayAt } from '../../../platform/clock.ts';
import { outlooksOf } from '../../account/prepaid/public.ts';
import { billDaysOf, plansOf, toldOfPlans } from '../../planned/due-payments/public.ts';
import { accountsWatching, type WatchedAccount } from '../notifications/public.ts';
import { newBills, type OfAccount, type Page, type Since } from './facts/bill-facts-store.ts';
import { announcedOutages, concernedAccounts, outagesOf } from './facts/outage-facts-store.ts';
import { owingOf } from './facts/owing-facts-store.ts';
import { importedPayments, portalPayments } from './facts/payment-facts-store.ts';
import { prepaidOf } from './facts/prepaid-facts-store.ts';
import { usageDaysAsked, usageOf } from './facts/usage-facts-store.ts';
import { type AccountNotice, subjectsToldOf } from './notices-store.ts';
import type { NoticePage, NoticeServices } from './tell-notices.ts';

/** What there is to tell, page by page in the order of account numbers. */
export type FindNotices = (services: NoticeServices) => AsyncGenerator<NoticePage>;

const limit = 250;
const dayMs = 86_400_000;

/** How each topic finds what is to be told: facts of a page of accounts, and the rule that decides on each. */
export const finders: Readonly<Record<NotificationTopic, FindNotices>> = {
  billReady: (services) =>
    ofEvents(services, 'billReady', (page, since) => newBills(services.db, since, page), billReady),

  async *paymentReceived(services) {
    const { db, site } = services;
    const portal = (page: Page, since: Since) => portalPayments(db, since, site().timeZone, page);
    yield* ofEvents(services, 'paymentReceived', portal, paymentReceived);
    const imported = (page: Page, since: Since) => importedPayments(db, since, page);
    yield* ofEvents(services, 'paymentReceived', imported, paymentReceived);
  },

  paymentDue: (services) =>
    ofWatched(services, 'paymentDue', async (watched, today) => {
      const owing = await owingOf(services.db, numbersOf(watched), today);
      return found(watched, owing, (facts, days) => paymentDue(facts, today, days ?? thresholdDefaults.paymentDue));
    }),

  pastDue: (services) =>
    ofWatched(services, 'pastDue', async (watched, today) =>
      found(watched, await owingOf(services.db, numbersOf(watched), today), (facts) => pastDue(facts, today)),
    ),

  draftComing: (services) =>
    ofWatched(services, 'draftComing', async (watched, today) => {
      const plans = await plansOf(services.db, numbersOf(watched));
      const planned = plans.map(({ planKey }) => planKey);
      const owing = await owingOf(services.db, planned, today);
      const bills = await billDaysOf(services.db, planned, oldestBillingDay(today));
      const subjects = await subjectsToldOf(services.db, 'draftComing', planned, addDays(today, -tellingDays));
      const debits = await toldOfPlans(services.db, plans, services.site().timeZone);
      const coming = plans.flatMap(({ planKind, planKey: accountNumber, plan, by, ceiling, stop }) => {
        const balance = owing.find((one) => one.accountNumber === accountNumber)?.balance ?? 0;
        if ((planKind !== 'auto-pay' && planKind !== 'draft') || stop !== undefined) return [];
        // Its card was closed or removed: nothing will be taken.
        if (planKind === 'auto-pay' && by.kind === 'none') return [];
        const [billed, told] = [bills.get(accountNumber) ?? [], subjects.get(accountNumber) ?? []];
        const isFromBank = by.kind === 'file' || (by.kind === 'token' && by.paymentType === 'echeck');
        const known = isFromBank ? debits.get(accountNumber) : undefined;
        return { accountNumber, kind: planKind, plan, bills: billed, balance, ceiling, told, debits: known };
      });
      return found(watched, coming, (facts, days) => draftComing(facts, today, days ?? thresholdDefaults.draftComing));
    }),

  highUsage: (services) =>
    ofWatched(services, 'highUsage', async (watched, today) => {
      const drawn = watched.filter(({ threshold }) => threshold !== null);
      const usual = watched.filter(({ threshold }) => threshold === null);
      const used = new Map([
        ...(await usageOf(services.db, numbersOf(drawn), usageDaysAsked(today, false))),
        ...(await usageOf(services.db, numbersOf(usual), usageDaysAsked(today, true))),
      ]);
      const usage = [...used].map(([accountNumber, facts]) => ({ accountNumber, ...facts }));
      return found(watched, usage, ({ days, accountType }, line) =>
        highUsage(days, line === null ? null : line / 1000, usageUnit(accountType), today),
      );
    }),

  async *lowPrepaidBalance({ db }) {
    const topic = 'lowPrepaidBalance';
    for await (const watched of watchedPages(db, topic)) {
      const facts = await prepaidOf(db, topic, numbersOf(watched));
      const lines = new Map(watched.map(({ accountNumber, threshold }) => [accountNumber, threshold]));
      const steps = facts.map(({ accountNumber, ...prepaid }) => {
        const threshold = lines.get(accountNumber) ?? thresholdDefaults.lowPrepaidBalance;
        return { accountNumber, step: prepaidStep({ ...prepaid, threshold }) };
      });
      yield prepaidPage(topic, steps);
    }
  },

  async *prepaidDays({ db, clock, site }) {
    const topic = 'prepaidDays';
    const today = todayAt(clock, site().timeZone);
    for await (const watched of watchedPages(db, topic)) {
      const facts = await prepaidOf(db, topic, numbersOf(watched));
      const outlooks = await outlooksOf(db, facts, today);
      const lines = new Map(watched.map(({ accountNumber, threshold }) => [accountNumber, threshold]));
      const steps = facts.map(({ accountNumber, ...prepaid }) => {
        const days = lines.get(accountNumber) ?? thresholdDefaults.prepaidDays;
        return { accountNumber, step: prepaidDaysStep({ ...prepaid, days, outlook: outlooks.get(accountNumber) }) };
      });
      yield prepaidPage(topic, steps);
    }
  },

  async *outage({ db, clock, site }) {
    const now = latestNow(clock, site().timeZone);
    const span = {
      from: addDays(now.slice(0, 10), -freshOutageDays),
      now,
      reopenedFrom: new Date(clock.now().getTime() - freshOutageDays * dayMs),
    };
    const numbers = await concernedAccounts(db, span);
    for (let from = 0; from < numbers.length; from += limit) {
      const page = await outagesOf(db, span, numbers.slice(from, from + limit));
      const steps = page.map(({ accountNumber, ...facts }) => ({ accountNumber, step: outageStep(facts, now) }));
      const told = steps.flatMap(({ accountNumber, step }) =>
        step.kind !== 'nothing' && step.notice ? [{ accountNumber, notice: step.notice }] : [],
      );
      const announced = await announcedOutages(
        db,
        told.map(({ accountNumber }) => accountNumber),
        [...new Set(told.map(({ notice }) => toldIn(notice.subject).outageNumber))],
      );
      const elsewhere = ({ accountNumber, notice }: AccountNotice) =>
        notice.kind === 'outage' ? announced.get(`${accountNumber} ${toldIn(notice.subject).outageNumber}`) : undefined;
      yield {
        topic: 'outage',
        found: told.filter((one) => elsewhere(one) === undefined),
        beingSaid: told.filter((one) => elsewhere(one) === 'underWay'),
        saidElsewhere: told.filter((one) => elsewhere(one) === 'told'),
        closed: steps.flatMap(({ accountNumber, step }) => (step.kind === 'over' ? [accountNumber] : [])),
      };
    }
  },
};

/** What prepaid accounts are told, and which of them are above again. */
const prepaidPage = (
  topic: 'lowPrepaidBalance' | 'prepaidDays',
  steps: readonly { readonly accountNumber: string; readonly step: PrepaidStep }[],
): NoticePage => ({
  topic,
  found: steps.flatMap(({ accountNumber, step }) =>
    step.kind === 'tell' ? [{ accountNumber, notice: step.notice }] : [],
  ),
  closed: steps.flatMap(({ accountNumber, step }) => (step.kind === 'above' ? [accountNumber] : [])),
});

const numbersOf = (watched: readonly WatchedAccount[]) => watched.map(({ accountNumber }) => accountNumber);

/** What a rule finds in the facts of watched accounts, with the line that each member drew. */
function found<F>(
  watched: readonly WatchedAccount[],
  facts: readonly OfAccount<F>[],
  rule: (facts: OfAccount<F>, threshold: number | null) => Notice | undefined,
): AccountNotice[] {
  const lines = new Map(watched.map(({ accountNumber, threshold }) => [accountNumber, threshold]));
  return facts.flatMap((one) => {
    const notice = rule(one, lines.get(one.accountNumber) ?? null);
    return notice ? [{ accountNumber: one.accountNumber, notice }] : [];
  });
}

async function* watchedPages(db: NoticeServices['db'], topic: NotificationTopic) {
  for (let after = ''; ; ) {
    const { watched, last } = await accountsWatching(db, topic, { after, limit });
    if (last === undefined) return;
    after = last;
    yield watched;
  }
}

async function* ofWatched(
  { db, clock, site }: NoticeServices,
  topic: NotificationTopic,
  find: (watched: readonly WatchedAccount[], today: string) => Promise<AccountNotice[]>,
): AsyncGenerator<NoticePage> {
  const today = todayAt(clock, site().timeZone);
  for await (const watched of watchedPages(db, topic)) yield { topic, found: await find(watched, today) };
}

async function* ofEvents<F>(
  { clock, site }: NoticeServices,
  topic: NotificationTopic,
  read: (page: Page, since: Since) => Promise<OfAccount<F>[]>,
  rule: (facts: F, today: string) => Notice | undefined,
): AsyncGenerator<NoticePage> {
  const today = todayAt(clock, site().timeZone);
  const moment = new Date(clock.now().getTime() - tellingDays * dayMs);
  for (let after = ''; ; ) {
    const page = await read({ after, limit }, { moment, day: addDays(today, -tellingDays) });
    const last = page.at(-1);
    if (!last) return;
    after = last.accountNumber;
    const told = page.flatMap((facts) => {
      const notice = rule(facts, today);
      return notice ? [{ accountNumber: facts.accountNumber, notice }] : [];
    });
    yield { topic, found: told };
  }
}
