import { addDays, type LocalDay } from '@rochdale/domain/dates';
import type { Commodity } from '@rochdale/domain/energy/green-button/units';
import { commodityOfMeter } from '@rochdale/domain/energy/meters/commodity';
import { exchangeOf, type MeterExchange, mayReplace } from '@rochdale/domain/energy/meters/exchanged-meter';
import type { ServingSpan } from '@rochdale/domain/energy/meters/serving-span';
import { asc, eq, sql } from 'drizzle-orm';
import { builtOnce } from '../../../../platform/database/built-once.ts';
import type { Executor } from '../../../../platform/database/database.ts';
import { accounts, meters } from '../../../../tables/accounts.ts';
import { firstDayOfHolder } from '../../../account/holdings/public.ts';

/** A meter while it serves an account: from its first day to its last; null where it always did and still does. */
export interface ServingMeter extends ServingSpan {
  readonly commodity: Commodity | undefined;
  /** How another meter of the account took its place; undefined where none did. */
  readonly exchange: MeterExchange | undefined;
}

/** Of the meter, and of the account's holder (account-105). */
const firstDay = sql<string | null>`greatest(meters.installed_on, ${sql.raw(firstDayOfHolder('meters'))})::text`;
const nextDay = sql<string | null>`(select min(later.installed_on) from meters later
  where later.meter_number = meters.meter_number and later.account_number <> meters.account_number
    and later.installed_on > coalesce(meters.installed_on, '-infinity'))`;
const metersOf = builtOnce(['accountNumbers'], (db, { accountNumbers }) =>
  db
    .select({
      accountNumber: meters.accountNumber,
      accountType: accounts.accountType,
      meterNumber: meters.meterNumber,
      meterType: meters.meterType,
      installedOn: meters.installedOn,
      firstDay,
      nextDay,
    })
    .from(meters)
    .innerJoin(accounts, eq(accounts.accountNumber, meters.accountNumber))
    .where(sql`${meters.accountNumber} = any(${accountNumbers})`)
    .orderBy(asc(meters.meterNumber)),
);

type FoundMeter = Awaited<ReturnType<typeof metersOf>>[number] & { readonly commodity: Commodity | undefined };

/**
 * The meters of accounts: those of what the account is for and that serve go before the others, each in the order of its
 * number. A meter that later served another account is this one's until the day before: nobody sees what the next household
 * uses. One that was exchanged serves until the other came in (energy-101).
 */
export async function servingMetersOf(
  db: Executor,
  accountNumbers: readonly string[],
): Promise<ReadonlyMap<string, ServingMeter[]>> {
  const byAccount = new Map<string, FoundMeter[]>();
  for (const meter of await metersOf(db, { accountNumbers })) {
    const commodity = commodityOfMeter(meter.meterType) ?? commodityOfMeter(meter.accountType);
    byAccount.set(meter.accountNumber, [...(byAccount.get(meter.accountNumber) ?? []), { ...meter, commodity }]);
  }
  const exchanged = [...byAccount.values()].filter((own) =>
    own.some((one) => own.some((other) => mayReplace(one, other))),
  );
  const lastRead = await lastReadOf(db, exchanged.flat());
  return new Map(
    [...byAccount].map(([accountNumber, own]) => {
      const read = own.map((one) => ({ ...one, lastRead: lastRead.get(keyOf(one)) ?? null }));
      const serving = read.map((one): ServingMeter => {
        const exchange = exchangeOf(one, read);
        const { meterNumber, commodity } = one;
        return { meterNumber, commodity, exchange, firstDay: one.firstDay, lastDay: lastDayOf(one, exchange) };
      });
      const isOther = ({ commodity, lastDay }: ServingMeter): number =>
        Number(commodity !== commodityOfMeter(own[0]?.accountType ?? '')) * 2 + Number(lastDay !== null);
      return [accountNumber, serving.sort((one, other) => isOther(one) - isOther(other))];
    }),
  );
}

/** The meters of an account, as `servingMetersOf` says. */
export async function servingMeters(db: Executor, accountNumber: string): Promise<ServingMeter[]> {
  return (await servingMetersOf(db, [accountNumber])).get(accountNumber) ?? [];
}

function lastDayOf({ nextDay: next }: FoundMeter, exchange: MeterExchange | undefined): LocalDay | null {
  const before = next === null ? null : addDays(next, -1);
  if (!exchange) return before;
  return before !== null && before < exchange.lastDay ? before : exchange.lastDay;
}

const keyOf = ({ accountNumber, meterNumber }: Pick<FoundMeter, 'accountNumber' | 'meterNumber'>): string =>
  `${accountNumber} ${meterNumber}`;

/** When each of these meters was read last while it stood at its account, by whatever was read. */
async function lastReadOf(db: Executor, asked: readonly FoundMeter[]): Promise<ReadonlyMap<string, LocalDay | null>> {
  if (asked.length === 0) return new Map();
  const column = (of: (meter: FoundMeter) => string | null) => sql.param(asked.map(of));
  const { rows } = await db.execute<{ account_number: string; meter_number: string; last_read: string | null }>(sql`
    select asked.account_number, asked.meter_number, greatest(
      (select max(day) from usage_days d where d.meter_number = asked.meter_number and d.day < asked.next_day),
      (select max(day) from usage_intervals i where i.meter_number = asked.meter_number and i.day < asked.next_day),
      (select max(read_on) from meter_readings r
        where r.account_number = asked.account_number and r.meter_number = asked.meter_number))::text as last_read
    from unnest(${column((one) => one.accountNumber)}::text[], ${column((one) => one.meterNumber)}::text[],
      ${column((one) => one.nextDay ?? 'infinity')}::date[]) asked (account_number, meter_number, next_day)`);
  return new Map(
    rows.map((row) => [keyOf({ accountNumber: row.account_number, meterNumber: row.meter_number }), row.last_read]),
  );
}
