import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { arrangements } from '../../../tables/accounts.ts';
import { arrangementInstalments } from '../../../tables/arrangements.ts';

export type Arrangement = typeof arrangements.$inferSelect;
export type ArrangementInstalment = typeof arrangementInstalments.$inferSelect;

/** Most arrangements, and most instalments of all of them, that are answered. */
const maxArrangements = 20;
const maxInstalments = 500;

/** Arrangements of an account, the one that is due first first, with their instalments by due date. */
export async function listArrangements(
  db: Executor,
  accountNumber: string,
): Promise<{ arrangement: Arrangement; instalments: ArrangementInstalment[] }[]> {
  const found = await db
    .select()
    .from(arrangements)
    .where(eq(arrangements.accountNumber, accountNumber))
    .orderBy(asc(arrangements.nextPaymentDueDate), asc(arrangements.arrangementId))
    .limit(maxArrangements);
  if (found.length === 0) return [];
  const ids = found.map(({ arrangementId }) => arrangementId);
  const parts = await db
    .select()
    .from(arrangementInstalments)
    .where(
      and(eq(arrangementInstalments.accountNumber, accountNumber), inArray(arrangementInstalments.arrangementId, ids)),
    )
    .orderBy(asc(arrangementInstalments.dueDate), asc(arrangementInstalments.instalmentId))
    .limit(maxInstalments);
  return found.map((arrangement) => ({
    arrangement,
    instalments: parts.filter((part) => part.arrangementId === arrangement.arrangementId),
  }));
}
