import type { Executor } from '../platform/database/database.ts';
import { members } from '../tables/accounts.ts';

/** Whether the database holds anybody yet. */
export async function hasMembers(db: Executor): Promise<boolean> {
  const found = await db.select({ memberNumber: members.memberNumber }).from(members).limit(1);
  return found.length > 0;
}
