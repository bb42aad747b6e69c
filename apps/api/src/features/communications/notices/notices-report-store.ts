import type { NoticeKind } from '@rochdale/domain/communications/notices/notice';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { outgoingMessages } from '../../../tables/messages.ts';
import { noticeDeliveries, notices } from '../../../tables/notices.ts';

/** What became of the notices of a kind that were made in a span: how many there were, and how their messages stand. */
export interface KindReport {
  readonly kind: NoticeKind;
  readonly notices: number;
  /** Reached nobody: no verified address was chosen for it. */
  readonly nobody: number;
  readonly sent: number;
  readonly kept: number;
  readonly held: number;
  readonly waiting: number;
  readonly refused: number;
  readonly dropped: number;
  /** Said by the receipt already. */
  readonly receipts: number;
}

const counted = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** The notices that were made from one moment to another, by kind. */
export async function noticesBetween(db: Executor, from: Date, to: Date, now: Date): Promise<KindReport[]> {
  const { state, notBefore } = outgoingMessages;
  const isHeld = sql`${state} = 'waiting' and ${notBefore} > ${now.toISOString()}::timestamptz`;
  return db
    .select({
      kind: notices.kind,
      notices: sql<number>`count(distinct ${notices.noticeId})::int`,
      nobody: counted(sql`${noticeDeliveries.noticeId} is null`),
      sent: counted(sql`${state} = 'sent'`),
      kept: counted(sql`${state} = 'kept'`),
      held: counted(isHeld),
      waiting: counted(sql`${state} = 'waiting' and not coalesce(${isHeld}, false)`),
      refused: counted(sql`${state} = 'refused'`),
      dropped: counted(sql`${state} = 'dropped'`),
      receipts: counted(sql`${noticeDeliveries.noticeId} is not null and ${noticeDeliveries.messageId} is null`),
    })
    .from(notices)
    .leftJoin(noticeDeliveries, eq(noticeDeliveries.noticeId, notices.noticeId))
    .leftJoin(outgoingMessages, eq(outgoingMessages.messageId, noticeDeliveries.messageId))
    .where(and(gte(notices.createdAt, from), lt(notices.createdAt, to)))
    .groupBy(notices.kind)
    .orderBy(notices.kind);
}
