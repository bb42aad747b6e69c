import {
  type PlaceField,
  type Program,
  placeFields,
  type Segment,
} from '@rochdale/domain/communications/announcements/segment';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';

const columns: Readonly<Record<PlaceField, SQL>> = {
  towns: sql`accounts.service_city`,
  counties: sql`place.county`,
  substations: sql`place.substation`,
  feeders: sql`place.feeder`,
  services: sql`accounts.account_type`,
};

const takesPart: Readonly<Record<Program, SQL>> = {
  'auto-pay': sql`exists (select from auto_pays where auto_pays.account_number = accounts.account_number
    and auto_pays.member_number = accounts.member_number)`,
  draft: sql`exists (select from drafts where drafts.account_number = accounts.account_number
    and drafts.member_number = accounts.member_number)`,
  'budget-billing': sql`accounts.billing_type <> 'Standard'`,
  prepaid: sql`accounts.is_prepaid_account`,
  paperless: sql`exists (select from account_preferences preferred where preferred.account_number = accounts.account_number
    and preferred.paperless_billing)`,
  'round-up': sql`exists (select from account_preferences preferred where preferred.account_number = accounts.account_number
    and preferred.operation_roundup)`,
};

const eachOf = (programs: readonly Program[]): SQL =>
  sql.join(
    programs.map((program) => takesPart[program]),
    sql` or `,
  );

/** The accounts of a segment: all that are not closed, as far as it asks for no less (office-151). */
function accountsOf(segment: Segment): SQL {
  const { programs, notPrograms, pastDue, language } = segment;
  const asked = placeFields.flatMap((field) => {
    const among = segment[field];
    return among === undefined ? [] : [sql`${columns[field]} = any(${sql.param([...among])})`];
  });
  const conditions = [
    sql`accounts.account_status <> 'Closed'`,
    ...asked,
    ...(programs === undefined ? [] : [sql`(${eachOf(programs)})`]),
    ...(notPrograms === undefined ? [] : [sql`not (${eachOf(notPrograms)})`]),
    ...(pastDue === undefined ? [] : [sql`(accounts.past_due_cents > 0) = ${pastDue}`]),
    ...(language === undefined
      ? []
      : [
          sql`coalesce((select language from logins where logins.member_number = accounts.member_number), 'en') = ${language}`,
        ]),
  ];
  return sql`from accounts left join service_locations place on place.location_id = accounts.location_id
    where ${sql.join(conditions, sql` and `)}`;
}

/** Writes the accounts of a segment as those that an announcement is for. Answers how many they are. */
export async function addSegment(tx: Executor, announcementId: string, segment: Segment): Promise<number> {
  const added = await tx.execute(sql`
    insert into announcement_accounts (announcement_id, account_number, member_number)
    select ${announcementId}::uuid, accounts.account_number, accounts.member_number ${accountsOf(segment)}`);
  return added.rowCount ?? 0;
}

/** The next accounts of a segment by number, after one of them. */
export async function segmentAfter(db: Executor, segment: Segment, after: string, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ number: string }>(sql`
    select accounts.account_number as number ${accountsOf(segment)} and accounts.account_number > ${after}
    order by 1 limit ${most}`);
  return rows.map(({ number }) => number);
}

/** The next account of a segment whose member is not protected: somebody's to show the words with. */
export async function nextShown(db: Executor, segment: Segment, after: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ number: string }>(sql`
    select accounts.account_number as number ${accountsOf(segment)} and accounts.account_number > ${after}
      and not exists (select from member_marks where member_marks.member_number = accounts.member_number
        and mark in ('protected', 'deceased'))
    order by 1 limit 1`);
  return rows[0]?.number;
}

/** Of each kind, this many are listed at most. */
const mostChoices = 500;

/** What of places and services there is to choose from. */
export async function segmentChoices(db: Executor): Promise<Record<PlaceField, string[]>> {
  const of = async (field: PlaceField): Promise<string[]> => {
    const { rows } = await db.execute<{ value: string }>(sql`
      select distinct ${columns[field]} as value from accounts
      left join service_locations place on place.location_id = accounts.location_id
      where ${columns[field]} <> '' order by 1 limit ${mostChoices}`);
    return rows.map(({ value }) => value);
  };
  const [towns, counties, substations, feeders, services] = [
    await of('towns'),
    await of('counties'),
    await of('substations'),
    await of('feeders'),
    await of('services'),
  ];
  return { towns, counties, substations, feeders, services };
}
