import type { ToldRecord } from '@rochdale/domain/account/billing-link/told-record';
import type { LocalDay } from '@rochdale/domain/dates';
import { and, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { memberPhones, members, meters } from '../../../../tables/accounts.ts';
import { serviceLocations } from '../../../../tables/outage.ts';
import { entities } from '../entities/entities.ts';

/** Rows of the import's files, by file: the columns of each in their order. */
export type LinkedRows = ReadonlyMap<string, readonly (readonly string[])[]>;

type Columns = Readonly<Record<string, unknown>>;

/** The files that a record brings rows of. */
export const linkedFiles = ['members.csv', 'member-phones.csv', 'service-locations.csv', 'meters.csv'] as const;

/**
 * A record as rows of an import: what it does not say stands as it is. A meter that another account has, and this one had not
 * yet, serves this one from the co-op's today on (billing-link-16).
 */
export async function rowsOf(db: Executor, record: ToldRecord, today: LocalDay): Promise<LinkedRows> {
  const { memberNumber, accountNumber, location } = record;
  const [member] = await db.select().from(members).where(eq(members.memberNumber, memberNumber));
  const rows = new Map<string, (readonly string[])[]>();
  const add = (file: (typeof linkedFiles)[number], stands: Columns | undefined, said: Columns): void => {
    const names = Object.keys(entities.find((entity) => entity.file === file)?.columns ?? {});
    const row = names.map((name) => textOf(said[name] ?? stands?.[name]));
    rows.set(file, [...(rows.get(file) ?? []), row]);
  };
  if (Object.keys(record.member).length > 0) add('members.csv', member, { ...record.member, memberNumber });
  for (const told of record.phones) {
    const of = and(eq(memberPhones.memberNumber, memberNumber), eq(memberPhones.phone, told.phone));
    const [stands] = await db.select().from(memberPhones).where(of);
    add('member-phones.csv', stands, { ...told, memberNumber });
  }
  if (location.locationId !== undefined) {
    const of = eq(serviceLocations.locationId, location.locationId);
    const [stands] = await db.select().from(serviceLocations).where(of);
    add('service-locations.csv', stands, location);
  }
  for (const { meterNumber, meterType } of record.meters) {
    const of = and(eq(meters.accountNumber, accountNumber), eq(meters.meterNumber, meterNumber));
    const [stands] = await db.select().from(meters).where(of);
    add('meters.csv', stands, {
      accountNumber,
      meterNumber,
      meterType: stands?.meterType ?? (meterType || 'Electric'),
      installedOn: stands ? undefined : await firstDayOf(db, { accountNumber, meterNumber, today }),
    });
  }
  return rows;
}

/** Undefined where no other account has the meter: its member sees all that it measured. */
async function firstDayOf(
  db: Executor,
  asked: { readonly accountNumber: string; readonly meterNumber: string; readonly today: LocalDay },
): Promise<LocalDay | undefined> {
  const [elsewhere] = await db
    .select({ accountNumber: meters.accountNumber })
    .from(meters)
    .where(and(eq(meters.meterNumber, asked.meterNumber), ne(meters.accountNumber, asked.accountNumber)))
    .limit(1);
  return elsewhere && asked.today;
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
