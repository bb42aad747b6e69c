import { canBeDrawn } from '@rochdale/domain/paper/letters';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';

/** Latin letters as they come, which every paper has: only others are looked at. */
const plainLetters = '^[ -~\u00A0-\u00AC\u00AE-\u024F]*$';

/** How many accounts have a holder or an address that paper cannot show. */
export async function countNamesNotOnPaper(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ name: string; street: string; city: string }>(sql`
    select account_holder_name as name, service_street as street, service_city as city from accounts
    where account_holder_name || service_street || service_city !~ ${plainLetters}`);
  return rows.filter(({ name, street, city }) => ![name, street, city].every(canBeDrawn)).length;
}
