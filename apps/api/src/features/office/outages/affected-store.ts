import type { LocalTime } from '@rochdale/domain/dates';
import { urgencyWords } from '@rochdale/domain/office/outages/urgency';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';

/** Somebody whom an outage takes the power from. */
export interface Affected extends Record<string, unknown> {
  /** 0: a life hangs on it; 1: many people; 2: something else must stay on; 3: nothing is known. */
  readonly rank: number;
  readonly locationId: string;
  readonly accountNumber: string;
  readonly memberNumber: string;
  readonly name: string;
  readonly address: string;
  readonly phone: string | null;
  readonly mustStayOn: string | null;
}

/** Where a page of them ended. */
export interface AffectedPlace {
  readonly rank: number;
  readonly locationId: string;
  readonly accountNumber: string;
}

/** A page of whom an outage takes the power from: where a life hangs on it first, then by place. */
export async function listAffected(
  db: Executor,
  outageNumber: string,
  { now, after, most }: { readonly now: LocalTime; readonly after: AffectedPlace | undefined; readonly most: number },
): Promise<Affected[]> {
  const { rows } = await db.execute<Affected>(sql`
    with dark as (
      select location_id, case when must_stay_on_until is null or must_stay_on_until >= ${now.slice(0, 10)}
          then must_stay_on end as must_stay_on
      from outage_locations left join service_locations using (location_id) where outage_number = ${outageNumber}),
    ranked as (
      select *, case when must_stay_on is null then 3 when must_stay_on ~* ${urgencyWords['life-support']} then 0
        when must_stay_on ~* ${urgencyWords.people} then 1 else 2 end as rank from dark)
    select rank, location_id as "locationId", account_number as "accountNumber", a.member_number as "memberNumber",
      trim(concat_ws(' ', m.first_name, m.last_name)) as name,
      concat_ws(', ', a.service_street, a.service_city) as address, must_stay_on as "mustStayOn",
      (select phone from member_phones p where p.member_number = a.member_number
        order by phone_type, phone limit 1) as phone
    from ranked join accounts a using (location_id) join members m on m.member_number = a.member_number
    where ${
      after === undefined
        ? sql`true`
        : sql`(rank, location_id, account_number) > (${after.rank}::int, ${after.locationId}, ${after.accountNumber})`
    }
    order by rank, location_id, account_number limit ${most}`);
  return rows;
}
