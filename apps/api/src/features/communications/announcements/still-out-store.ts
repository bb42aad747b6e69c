import type { LocalTime } from '@rochdale/domain/dates';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';

/** Whether an outage has not ended and takes the power from one of some accounts. */
export async function isStillOut(
  db: Executor,
  outageNumber: string,
  accountNumbers: readonly string[],
  now: LocalTime,
): Promise<boolean> {
  const numbers = sql.param([...accountNumbers]);
  const { rows } = await db.execute(sql`
    select from outages join outage_locations using (outage_number)
    where outage_number = ${outageNumber} and not is_cancelled and (restored_at is null or restored_at > ${now})
      and location_id in (
        select location_id from accounts where account_number = any(${numbers})
        union select location_id from account_services where account_number = any(${numbers}))
    limit 1`);
  return rows.length > 0;
}

/**
 * As rows that a statement may read, the accounts to which a notice that they chose has told an outage as it stands: since
 * its newest estimate, to the instant, and not that it was over since. One that only notes that an announcement told it
 * has gone nowhere.
 */
export const toldByNotice = (outageNumber: string): SQL => sql`(select account_number from notices
  where kind = 'outage' and is_open and split_part(subject, ' ', 1) = ${outageNumber}
    and exists (select from notice_deliveries d where d.notice_id = notices.notice_id)
    and created_at >= coalesce((select max(changed_at) from outage_changes where outage_number = ${outageNumber}
      and (act = 'begun' or differences @> '[{"field": "estimatedTimeOfRestoration"}]')), '-infinity'))`;

/** Whether a notice has told an outage to all of some accounts meanwhile. */
export async function isToldByNotice(
  db: Executor,
  outageNumber: string,
  accountNumbers: readonly string[],
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from unnest(${sql.param([...accountNumbers])}::text[]) asked (account_number)
    where account_number not in ${toldByNotice(outageNumber)} limit 1`);
  return rows.length === 0;
}
