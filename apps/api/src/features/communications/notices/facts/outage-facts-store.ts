import { type OutageFacts, type PlacedOutage, toldIn } from '@rochdale/domain/communications/notices/outage-notices';
import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../../platform/database/database.ts';
import { accounts } from '../../../../tables/accounts.ts';
import { notices } from '../../../../tables/notices.ts';
import { notificationChoices } from '../../../../tables/notifications.ts';
import { outageLocations, outages } from '../../../../tables/outage.ts';
import { restorationTexts } from '../../../../tables/restoration-texts.ts';
import type { OfAccount } from './bill-facts-store.ts';

/** From when on outages are looked at, and until when; times on the co-op's clock. */
export interface OutageSpan {
  readonly from: string;
  readonly now: string;
  /** From when on it counts that one was opened again. */
  readonly reopenedFrom: Date;
}

const isReopened = ({ reopenedFrom }: OutageSpan): SQL<boolean> => sql<boolean>`exists (select from outage_changes
  where outage_changes.outage_number = ${outages.outageNumber} and act = 'reopened'
    and changed_at >= ${reopenedFrom.toISOString()}::timestamptz)`;

/** All that is known of the places of some accounts, in the order of their numbers as given. */
export async function outagesOf(
  db: Executor,
  span: OutageSpan,
  numbers: readonly string[],
): Promise<OfAccount<OutageFacts>[]> {
  const toldOutages = await db
    .select({ accountNumber: notices.accountNumber, subject: notices.subject, isOpen: notices.isOpen })
    .from(notices)
    .where(and(eq(notices.kind, 'outage'), inArray(notices.accountNumber, [...numbers])));
  const told = new Map(toldOutages.filter(({ isOpen }) => isOpen).map((one) => [one.accountNumber, one.subject]));
  const tellings = new Map<string, number>();
  for (const { accountNumber, subject } of toldOutages) {
    const { outageNumber, telling } = toldIn(subject);
    const key = `${accountNumber} ${outageNumber}`;
    tellings.set(key, Math.max(telling, tellings.get(key) ?? 0));
  }
  const waiting = await db
    .select({
      accountNumber: restorationTexts.accountNumber,
      askId: restorationTexts.askId,
      outageNumber: restorationTexts.outageNumber,
    })
    .from(restorationTexts)
    .where(and(isWaiting, inArray(restorationTexts.accountNumber, [...numbers])));
  const asks = new Map(waiting.map(({ accountNumber, ...ask }) => [accountNumber, ask]));
  const namedBy = (accountNumber: string): string[] => [
    ...(told.has(accountNumber) ? [toldIn(told.get(accountNumber) ?? '').outageNumber] : []),
    ...(asks.has(accountNumber) ? [asks.get(accountNumber)?.outageNumber ?? ''] : []),
  ];
  const named = new Map(
    (await outagesNamed(db, [...new Set(numbers.flatMap(namedBy))])).map((one) => [one.outageNumber, one]),
  );
  const placed = await db
    .select({
      accountNumber: accounts.accountNumber,
      outageNumber: outages.outageNumber,
      startedAt: outages.startedAt,
      estimatedTimeOfRestoration: outages.estimatedTimeOfRestoration,
      restoredAt: outages.restoredAt,
      isCancelled: outages.isCancelled,
      isReopened: isReopened(span),
    })
    .from(accounts)
    .innerJoin(outageLocations, eq(outageLocations.locationId, accounts.locationId))
    .innerJoin(outages, eq(outages.outageNumber, outageLocations.outageNumber))
    .where(
      and(
        inArray(accounts.accountNumber, [...numbers]),
        or(isNull(outages.restoredAt), gte(outages.restoredAt, span.from)),
      ),
    );
  const outagesBy = new Map<string, PlacedOutage[]>();
  for (const { accountNumber, ...outage } of placed)
    outagesBy.set(accountNumber, [
      ...(outagesBy.get(accountNumber) ?? []),
      { ...outage, tellings: tellings.get(`${accountNumber} ${outage.outageNumber}`) ?? 0 },
    ]);
  return numbers.map((accountNumber) => ({
    accountNumber,
    outages: outagesBy.get(accountNumber) ?? [],
    named: namedBy(accountNumber).flatMap((one) => named.get(one) ?? []),
    toldOutage: told.get(accountNumber) ?? null,
    ask: asks.get(accountNumber) ?? null,
  }));
}

async function outagesNamed(db: Executor, outageNumbers: readonly string[]) {
  if (outageNumbers.length === 0) return [];
  return db
    .select({
      outageNumber: outages.outageNumber,
      restoredAt: outages.restoredAt,
      isCancelled: outages.isCancelled,
    })
    .from(outages)
    .where(inArray(outages.outageNumber, [...outageNumbers]));
}

const isWaiting = and(isNull(restorationTexts.endedAt), isNotNull(restorationTexts.provedAt));

/**
 * The accounts whose power may have something to tell: those in an outage that is active and has begun, or was opened
 * again, of late and whose members chose to be told, and those that were told of one, or have asked to be told its end,
 * which has come. All of a run at once: a storm’s places are joined once.
 */
export async function concernedAccounts(db: Executor, span: OutageSpan): Promise<string[]> {
  const { from, now } = span;
  const inOutage = db
    .selectDistinct({ accountNumber: accounts.accountNumber })
    .from(outages)
    .innerJoin(outageLocations, eq(outageLocations.outageNumber, outages.outageNumber))
    .innerJoin(accounts, eq(accounts.locationId, outageLocations.locationId))
    .innerJoin(
      notificationChoices,
      and(eq(notificationChoices.accountNumber, accounts.accountNumber), eq(notificationChoices.topic, 'outage')),
    )
    .where(
      and(
        isNull(outages.restoredAt),
        eq(outages.isCancelled, false),
        or(gte(outages.startedAt, from), isReopened(span)),
        lte(outages.startedAt, now),
      ),
    );
  const wereTold = db
    .select({ accountNumber: notices.accountNumber })
    .from(notices)
    .where(and(eq(notices.kind, 'outage'), sql`${notices.isOpen}`));
  const haveAsked = db
    .select({ accountNumber: restorationTexts.accountNumber })
    .from(restorationTexts)
    .where(
      and(
        isWaiting,
        sql`not exists (select 1 from accounts join outage_locations on outage_locations.location_id = accounts.location_id
          join outages on outages.outage_number = outage_locations.outage_number
          where accounts.account_number = ${restorationTexts.accountNumber} and outages.restored_at is null
            and not outages.is_cancelled and outages.started_at <= ${now})`,
      ),
    );
  const found = await union(inOutage, wereTold, haveAsked).orderBy(asc(sql`account_number`));
  return found.map(({ accountNumber }) => accountNumber);
}

/**
 * How far announcements of some outages have told some of their accounts, by `account outage`: `told` where one was handed
 * over, `underWay` where one is being sent. One that nobody has started, was stopped or called off tells nobody, nor does
 * one from before the account was told that its power is back.
 */
export async function announcedOutages(
  db: Executor,
  numbers: readonly string[],
  outageNumbers: readonly string[],
): Promise<ReadonlyMap<string, 'told' | 'underWay'>> {
  const accountNumbers = sql.param([...numbers]);
  const { rows } = await db.execute<{ key: string; isTold: boolean }>(sql`
    with of_outages as (
      select announcement_id, outage_number, state, made_at from announcements
      where topic = 'outage' and outage_number = any(${sql.param([...outageNumbers])})),
    going as (
      select account_number, outage_number, made_at, false as is_told from of_outages join announcement_accounts using (announcement_id)
      where state = 'sending' and account_number = any(${accountNumbers})
      union all
      select account_number, outage_number, made_at, r.state <> 'written' from of_outages
        join announcement_recipients r using (announcement_id) cross join unnest(r.account_numbers) account_number
      where r.state in ('written', 'sent', 'kept') and account_number = any(${accountNumbers}))
    select account_number || ' ' || outage_number as key, bool_or(is_told) as "isTold" from going
    where not exists (select from notices where notices.account_number = going.account_number and kind = 'restoration'
      and split_part(subject, ' ', 1) = outage_number and created_at >= made_at)
    group by 1`);
  return new Map(rows.map(({ key, isTold }) => [key, isTold ? 'told' : 'underWay']));
}
