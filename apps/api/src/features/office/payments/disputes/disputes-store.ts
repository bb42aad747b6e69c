import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { members } from '../../../../tables/accounts.ts';
import { disputes } from '../../../../tables/disputes.ts';
import { requisitions } from '../../../../tables/payments.ts';
import { shownMemberName } from '../../../account/accounts/public.ts';

/** What our books have of a contested payment. */
const books = sql<'posted' | 'back' | 'again' | 'left'>`case when ${disputes.leftAt} is not null then 'left'
  when exists (select 1 from ledger where ledger.trans_no = ${disputes.transNo} || '-W') then 'again'
  when exists (select 1 from ledger where ledger.trans_no = ${disputes.transNo} || '-R') then 'back' else 'posted' end`;

/** Disputes, of one payment where it is named: the open ones first, by their last day, then those that ended last. */
export async function disputesOf(db: Executor, transNo: string | undefined, most: number) {
  const { disputeId, state, reason, amount, isTaken, evidenceBy, openedAt, endedAt } = disputes;
  return db
    .select({
      ...{ disputeId, state, reason, amount, isTaken, evidenceBy, openedAt, endedAt, books },
      transNo: disputes.transNo,
      memberNumber: requisitions.memberNumber,
      name: shownMemberName,
    })
    .from(disputes)
    .innerJoin(requisitions, eq(requisitions.transNo, disputes.transNo))
    .leftJoin(members, eq(members.memberNumber, requisitions.memberNumber))
    .where(transNo === undefined ? undefined : eq(disputes.transNo, transNo))
    .orderBy(desc(sql`${state} = 'open'`), asc(evidenceBy), desc(endedAt), asc(disputeId))
    .limit(most);
}
