import type { AuditKind } from '@rochdale/contract/audit';
import { lookMinutes } from '@rochdale/domain/identity/my-record/record-entry';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Look } from '../../../platform/http/mount.ts';
import { securityEvents } from '../../../tables/security.ts';

/** So many pairs are known to a process; then it asks the database again. */
const mostKnown = 10_000;

/** Notes that a delegate looked, of each once an hour, in whichever process they are served (identity-101). */
export function looksNoted({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  const known = new Map<string, number>();
  return async ({ memberNumber, loginKey, address, browser }: Look): Promise<void> => {
    const at = clock.now();
    const since = new Date(at.getTime() - lookMinutes * 60_000);
    const pair = `${memberNumber} ${loginKey}`;
    if ((known.get(pair) ?? 0) > since.getTime()) return;
    const noted = await db.transaction(async (tx) => {
      // Many calls of one page come at once: the first notes, the others see that it did.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`look ${pair}`}, 0))`);
      const [last] = await tx
        .select({ at: securityEvents.at })
        .from(securityEvents)
        .where(
          and(
            eq(securityEvents.memberNumber, memberNumber),
            eq(securityEvents.loginKey, loginKey),
            eq(securityEvents.kind, 'delegate-looked'),
            gt(securityEvents.at, since),
          ),
        )
        .limit(1);
      if (last) return last.at;
      const kind = 'delegate-looked' satisfies AuditKind;
      await tx.insert(securityEvents).values({ kind, at, memberNumber, loginKey, address, browser, byDelegate: true });
      return at;
    });
    if (known.size >= mostKnown) known.clear();
    known.set(pair, noted.getTime());
  };
}
