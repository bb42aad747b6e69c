import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { gatewayResults } from '../../../../tables/payments.ts';

/**
 * Whether the payment company declined a requisition, or sent it back, for a reason that every later try of the same way
 * of paying would meet: stolen, closed, revoked.
 */
export async function isFinal(db: Executor, transNo: string, status: 'declined' | 'returned'): Promise<boolean> {
  const [found] = await db
    .select({ transNo: gatewayResults.transNo })
    .from(gatewayResults)
    .where(
      and(eq(gatewayResults.transNo, transNo), eq(gatewayResults.status, status), eq(gatewayResults.isFinal, true)),
    )
    .limit(1);
  return found !== undefined;
}
