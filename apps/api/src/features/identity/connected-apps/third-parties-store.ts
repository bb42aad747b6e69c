import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { thirdParties } from '../../../tables/connected-apps.ts';

export type ThirdParty = typeof thirdParties.$inferSelect;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** An app that may ask members now: registered, in possession of its secret, and not suspended. */
export async function findActiveApp(db: Executor, appId: string): Promise<ThirdParty | undefined> {
  if (!uuid.test(appId)) return undefined;
  const { takenAt, suspendedAt } = thirdParties;
  const [found] = await db
    .select()
    .from(thirdParties)
    .where(and(eq(thirdParties.appId, appId), isNotNull(takenAt), isNull(suspendedAt)));
  return found;
}
