import type { LocalDay } from '@rochdale/domain/dates';
import type { FeedSeries, FeedTerms } from '@rochdale/domain/energy/green-button/entries';
import { openedBy } from '@rochdale/domain/energy/green-button/function-blocks';
import type { Commodity } from '@rochdale/domain/energy/green-button/units';
import { commodityOfMeter, ownMeters } from '@rochdale/domain/energy/meters/commodity';
import { isUsageSupported } from '@rochdale/domain/energy/usage/tabs';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import { todayAt } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { DataBearer } from '../../../platform/http/caller.ts';
import { type Account, findAccount } from '../../account/accounts/public.ts';
import { feedIds, titleOf } from '../green-button/public.ts';
import { findUsageSettings, type ServingMeter, servingMeters, type UsageSettings } from '../usage/public.ts';
import { type DaysAsked, type Measured, measuredIn } from './series-store.ts';
import type { EspiServices } from './services.ts';

/** Of which time is asked; undefined: of all that there is. */
export interface SpanAsked {
  readonly fromDay?: LocalDay | undefined;
  readonly toDay?: LocalDay | undefined;
  readonly updatedMin?: Date | undefined;
  readonly updatedMax?: Date | undefined;
}

/** A meter of an account, with what it measured in the days that are asked for. */
export interface OpenPoint {
  readonly meterNumber: string;
  readonly title: string;
  readonly commodity: Commodity;
  readonly days: DaysAsked;
  readonly measured: readonly Measured[];
  /** The account's bills stand with it. */
  readonly hasBills: boolean;
}

/** An account as a bearer may read it. */
export interface OpenAccount {
  readonly account: Account;
  readonly settings: UsageSettings;
  readonly terms: FeedTerms;
  readonly points: readonly OpenPoint[];
  /** The meters of what the account is for. */
  readonly meters: readonly ServingMeter[];
  readonly opened: ReturnType<typeof openedBy>;
  readonly span: { readonly fromDate: LocalDay; readonly toDate: LocalDay };
}

/** Before any meter that counts for itself. */
const firstOfAll: LocalDay = '1990-01-01';

/** Ids of accounts and of what is theirs: keyed hashes, the same in files and resources. */
export const idsOf = ({ vault }: Pick<EspiServices, 'vault'>) =>
  feedIds((name) => vault.fingerprint('green-button-id', name));

/** The number of the account that an id stands for, among those of the bearer; undefined for anybody else's, and for none. */
export function accountOf(services: EspiServices, bearer: DataBearer, accountId: string): string | undefined {
  const idOf = idsOf(services);
  return bearer.accounts.find((accountNumber) => idOf(accountNumber) === accountId);
}

/** Opens an account to a bearer: nothing of it while its usage is suspended or hidden, as in the portal. */
export async function openAccount(
  services: EspiServices,
  db: Executor,
  { accountNumber, bearer, asked, everyDay = false }: OpenAsk,
): Promise<OpenAccount | undefined> {
  const account = await findAccount(db, accountNumber);
  if (!account) return undefined;
  const { site, clock, publicUrl } = services;
  const { timeZone, config } = site();
  const [settings, serving] = await Promise.all([
    findUsageSettings(db, accountNumber),
    servingMeters(db, accountNumber),
  ]);
  const opened = openedBy(bearer.functionBlocks);
  const today = todayAt(clock, timeZone);
  const fromDate = latest(asked.fromDay, bearer.since) ?? firstOfAll;
  const toDate = earliest(earliest(asked.toDay, bearer.until), today) ?? today;
  const terms = {
    ...{ key: accountNumber, timeZone, idOf: idsOf(services), origin: new URL(publicUrl).origin },
    subscriptionId: bearer.subscriptionId,
  };
  const isShown =
    !settings.showUsageSuspendedMsg && isUsageSupported(account.accountType, config.accounts.hideNonElectricUsage);
  const text = translatorOf('en');
  const found = serving.flatMap(({ meterNumber, commodity, firstDay, lastDay }) => {
    if (!isShown || !commodity || !opened.commodity(commodity)) return [];
    const days: DaysAsked = {
      meterNumber,
      fromDay: latest(fromDate, firstDay) ?? fromDate,
      toDay: earliest(toDate, lastDay) ?? toDate,
      updatedMin: asked.updatedMin,
      updatedMax: asked.updatedMax,
      timeZone,
      everyDay: everyDay || !opened.intervals,
    };
    // What there is to ask of does not change with what is asked: a series without a day in it is empty, not gone.
    const all: DaysAsked = {
      ...days,
      fromDay: latest(bearer.since ?? firstOfAll, firstDay) ?? firstOfAll,
      toDay: earliest(earliest(bearer.until, lastDay), today) ?? today,
      updatedMin: undefined,
      updatedMax: undefined,
    };
    return [{ all, point: { meterNumber, commodity, days, title: titleOf(commodity, text) } }];
  });
  const own = commodityOfMeter(account.accountType);
  const billed = found.find(({ point }) => point.commodity === own) ?? found[0];
  const points = await Promise.all(
    found.map(async ({ all, point }): Promise<OpenPoint> => {
      const measured = (await measuredIn(db, all)).filter(
        ({ minutes, flow }) => opened.flow(flow) && (opened.intervals || minutes === 1440),
      );
      return { ...point, measured, hasBills: opened.summaries && point === billed?.point };
    }),
  );
  const meters = ownMeters(serving, account.accountType);
  return { account, settings, terms, points, opened, span: { fromDate, toDate }, meters };
}

interface OpenAsk {
  readonly accountNumber: string;
  readonly bearer: DataBearer;
  readonly asked: SpanAsked;
  /** Days by their totals, also those that have intervals. */
  readonly everyDay?: boolean;
}

/** What of a meter one way and by one length, as feeds name it. */
export const seriesOf = ({ meterNumber, title, commodity }: OpenPoint, { minutes, flow }: Measured): FeedSeries => ({
  key: meterNumber,
  title,
  commodity,
  flow,
  intervalMinutes: minutes,
});

type Maybe = LocalDay | null | undefined;
const latest = (one: Maybe, other: Maybe): LocalDay | undefined => pick(one, other, (a, b) => a > b);
const earliest = (one: Maybe, other: Maybe): LocalDay | undefined => pick(one, other, (a, b) => a < b);

function pick(one: Maybe, other: Maybe, isBetter: (a: LocalDay, b: LocalDay) => boolean): LocalDay | undefined {
  if (!one || !other) return one ?? other ?? undefined;
  return isBetter(one, other) ? one : other;
}
