import type { ProfileSection } from '@rochdale/domain/account/account-profile/profile';
import {
  type QueueAnswer,
  type QueueKind,
  type QueueStanding,
  type QueueWhose,
  queueKinds,
} from '@rochdale/domain/office/queues/queues';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { members } from '../../../tables/accounts.ts';
import { shownMemberName } from '../../account/accounts/public.ts';

/** Where one queue's rows are: as a list needs them, and which of them are how. */
interface Source {
  readonly rows: SQL;
  readonly id: SQL;
  readonly askedAt: SQL;
  readonly answeredAt: SQL;
  /** Of a member; null: a visitor's. */
  readonly member: SQL;
  /** Of whom no member is known. */
  readonly name: SQL;
  readonly about: SQL;
  readonly sections: SQL;
  readonly answer: SQL;
  readonly is: Readonly<Record<QueueStanding, SQL>>;
}

/** Rows that a file takes to the billing system, and that somebody answers. */
const handedOver = {
  answeredAt: sql`x.answered_at`,
  sections: sql`''`,
  answer: sql`x.answer`,
  name: sql`null`,
  is: {
    waiting: sql`x.answer is null and x.export_number is null`,
    taken: sql`x.answer is null and x.export_number is not null`,
    answered: sql`x.answer is not null`,
  },
} as const;

const sources: Readonly<Record<QueueKind, Source>> = {
  'profile-change': {
    rows: sql`profile_updates x`,
    id: sql`x.update_id::text`,
    askedAt: sql`x.submitted_at`,
    answeredAt: sql`x.decided_at`,
    member: sql`x.member_number`,
    name: sql`null`,
    about: sql`''`,
    sections: sql`concat_ws(',', case when x.change ? 'name' then 'name' end,
      case when x.change ? 'addresses' then 'address' end, case when x.change ? 'phones' then 'phones' end)`,
    answer: sql`case x.status when 'approved' then 'approved' when 'rejected' then 'refused' end`,
    is: {
      waiting: sql`x.status = 'pending'`,
      taken: sql`false`,
      answered: sql`x.status in ('approved', 'rejected')`,
    },
  },
  application: {
    ...handedOver,
    rows: sql`service_applications x`,
    id: sql`x.application_id::text`,
    askedAt: sql`x.submitted_at`,
    member: sql`x.member_number`,
    name: sql`concat_ws(' ', x.application->>'firstName', x.application->>'lastName')`,
    about: sql`concat_ws(', ', nullif(x.application->>'street', ''), nullif(x.application->>'city', ''))`,
  },
  'service-order': {
    ...handedOver,
    rows: sql`service_orders x`,
    id: sql`x.so_number`,
    askedAt: sql`x.submitted_at`,
    member: sql`x.member_number`,
    about: sql`x.description`,
    // A live link to the billing system may have taken it instead of a file.
    is: {
      waiting: sql`x.submitted_at is not null and x.linked_at is null and ${handedOver.is.waiting}`,
      taken: sql`x.submitted_at is not null and x.answer is null and coalesce(x.export_number::text, x.linked_at::text) is not null`,
      answered: sql`x.submitted_at is not null and ${handedOver.is.answered}`,
    },
  },
  claim: {
    ...handedOver,
    rows: sql`capital_credit_claims x`,
    id: sql`x.claim_id::text`,
    askedAt: sql`x.claimed_at`,
    member: sql`null::text`,
    name: sql`x.name`,
    about: sql`x.member_number`,
  },
  'rate-change': {
    ...handedOver,
    rows: sql`rate_requests x`,
    id: sql`x.request_id::text`,
    askedAt: sql`x.submitted_at`,
    member: sql`x.member_number`,
    about: sql`x.present || ' → ' || x.schedule || ', ' || x.account_number`,
  },
  'returned-letter': {
    ...handedOver,
    rows: sql`returned_letters x`,
    id: sql`x.member_number || '~' || x.letter_id`,
    askedAt: sql`x.returned_at`,
    member: sql`x.member_number`,
    about: sql`x.letter_id`,
  },
  'payment-help': {
    ...handedOver,
    rows: sql`payment_help x`,
    id: sql`x.help_number`,
    askedAt: sql`x.asked_at`,
    member: sql`x.member_number`,
    about: sql`x.account_number`,
    // What the billing system is asked over the link waits for it until its time has passed.
    is: {
      waiting: sql`x.answer is null and x.ended_at is null and x.export_number is null
        and (x.linked_at is null or x.answer_by < now())`,
      taken: sql`x.answer is null and x.ended_at is null
        and (x.export_number is not null or (x.linked_at is not null and x.answer_by >= now()))`,
      answered: sql`x.answer is not null`,
    },
  },
};

/** Where a page ended. */
export interface QueuePlace {
  /** To the microsecond, as the database writes it. */
  readonly at: string;
  readonly kind: string;
  readonly itemId: string;
}

interface ListedAs {
  readonly kinds: readonly QueueKind[];
  readonly standing: QueueStanding;
  readonly whose: QueueWhose;
  /** Who asks for the list. */
  readonly staffId: string;
  readonly after: QueuePlace | undefined;
  readonly most: number;
}

/** One row of a list. */
export interface ListedItem extends Record<string, unknown> {
  readonly at: Date;
  /** When that was, to the microsecond. */
  readonly place: string;
  readonly kind: QueueKind;
  readonly itemId: string;
  readonly version: number;
  readonly name: string | null;
  readonly memberNumber: string | null;
  readonly sections: readonly ProfileSection[];
  readonly about: string;
  readonly answer: QueueAnswer | null;
  readonly holder: { readonly staffId: string; readonly name: string; readonly since: Date } | null;
}

/** What is in some queues: what waits the oldest first, all else the newest first (office-123). */
export async function listQueues(db: Executor, listed: ListedAs): Promise<ListedItem[]> {
  const direction = listed.standing === 'waiting' ? sql`asc` : sql`desc`;
  const branches = listed.kinds.map((kind) => sql`(${branchOf(kind, listed, direction)})`);
  const { rows } = await db.execute<Row>(sql`select * from (${sql.join(branches, sql` union all `)}) listed
    order by at ${direction}, kind ${direction}, item_id ${direction} limit ${listed.most}`);
  return rows.map(listedItem);
}

function branchOf(kind: QueueKind, { standing, whose, staffId, after, most }: ListedAs, direction: SQL): SQL {
  const { rows, id, askedAt, answeredAt, member, name, about, sections, answer, is } = sources[kind];
  const at = standing === 'answered' ? answeredAt : askedAt;
  const isWhose = { everyones: sql`true`, mine: sql`s.staff_id = ${staffId}`, nobodys: sql`s.staff_id is null` }[whose];
  const further = standing === 'waiting' ? sql`>` : sql`<`;
  const isFurther = after
    ? sql`(${at}, ${kind}::text, ${id}) ${further} (${after.at}::timestamptz, ${after.kind}, ${after.itemId})`
    : sql`true`;
  return sql`select ${at} as at, ${kind}::text as kind, ${id} as item_id,
      to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place,
      coalesce(${shownMemberName}, ${name}) as name, ${members.memberNumber} as member_number,
      ${sections} as sections, ${about} as about, ${answer} as answer,
      s.staff_id, s.name as holder, q.held_since, coalesce(q.version, 0) as version
    from ${rows}
    left join ${members} on ${members.memberNumber} = ${member}
    left join queue_items q on q.kind = ${kind} and q.item_id = ${id}
    left join staff s on s.staff_id = q.held_by and s.disabled_at is null
    where ${is[standing]} and ${isWhose} and ${isFurther}
    order by 1 ${direction}, 2 ${direction}, 3 ${direction} limit ${most}`;
}

interface Row extends Record<string, unknown> {
  readonly at: string;
  readonly place: string;
  readonly kind: QueueKind;
  readonly item_id: string;
  readonly name: string | null;
  readonly member_number: string | null;
  readonly sections: string;
  readonly about: string;
  readonly answer: QueueAnswer | null;
  readonly staff_id: string | null;
  readonly holder: string | null;
  readonly held_since: string | null;
  readonly version: number;
}

const isSection = (text: string): text is ProfileSection => text === 'name' || text === 'address' || text === 'phones';

function listedItem(row: Row): ListedItem {
  const { staff_id: staffId, holder, held_since: since } = row;
  return {
    at: new Date(row.at),
    place: row.place,
    kind: row.kind,
    itemId: row.item_id,
    version: row.version,
    name: row.name || null,
    memberNumber: row.member_number,
    sections: row.sections.split(',').filter(isSection),
    about: row.about,
    answer: row.answer,
    holder:
      staffId !== null && holder !== null && since !== null ? { staffId, name: holder, since: new Date(since) } : null,
  };
}

/** How many of a queue wait, and since when the oldest does. */
export interface QueueCount {
  readonly kind: QueueKind;
  readonly count: number;
  readonly oldest: Date | null;
}

/** How many of each queue wait. */
export async function countQueues(db: Executor): Promise<QueueCount[]> {
  const branches = queueKinds.map((kind) => {
    const { rows, askedAt, is } = sources[kind];
    return sql`select ${kind}::text as kind, count(*)::int as count, min(${askedAt}) as oldest from ${rows} where ${is.waiting}`;
  });
  const { rows } = await db.execute<{ kind: QueueKind; count: number; oldest: string | null }>(
    sql`${sql.join(branches, sql` union all `)}`,
  );
  const counted = new Map(rows.map((row) => [row.kind, row]));
  return queueKinds.map((kind) => {
    const { count = 0, oldest = null } = counted.get(kind) ?? {};
    return { kind, count, oldest: oldest === null ? null : new Date(oldest) };
  });
}
