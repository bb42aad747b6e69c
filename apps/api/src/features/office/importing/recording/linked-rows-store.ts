import type { ToldRecord } from '@rochdale/domain/account/billing-link/told-record';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { memberPhones, members, meters } from '../../../../tables/accounts.ts';
import { serviceLocations } from '../../../../tables/outage.ts';
import { entities } from '../entities/entities.ts';

/** Rows of the import's files, by file: the columns of each in their order. */
export type LinkedRows = ReadonlyMap<string, readonly (readonly string[])[]>;

type Columns = Readonly<Record<string, unknown>>;

/** The files that a record brings rows of. */
export const linkedFiles = ['members.csv', 'member-phones.csv', 'service-locations.csv', 'meters.csv'] as const;

/** A record as rows of an import: what it does not say stands as it is. */
export async function rowsOf(db: Executor, record: ToldRecord): Promise<LinkedRows> {
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
    });
  }
  return rows;
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
