import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';

const answered = z.object({ now: z.coerce.date() });

/** What time it is by the database's clock. */
export async function databaseTime(db: Executor): Promise<Date> {
  const [row] = (await db.execute(sql`select now() as now`)).rows;
  return answered.parse(row).now;
}
