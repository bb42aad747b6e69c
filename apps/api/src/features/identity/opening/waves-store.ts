import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { openingMembers, waves } from '../../../tables/opening.ts';

export type Wave = typeof waves.$inferSelect;

/** Makes a wave of so many members who are on no list yet and have an account that is open, in the order of chance. */
export async function addWave(
  tx: Executor,
  wave: typeof waves.$inferInsert,
  size: number,
): Promise<{ readonly waveNumber: number; readonly members: number }> {
  const [made] = await tx.insert(waves).values(wave).returning({ waveNumber: waves.waveNumber });
  if (!made) throw new Error('The wave was not made.');
  const { waveNumber } = made;
  const added = await tx.execute(sql`
    insert into opening_members (member_number, list, wave_number, added_at, added_by)
    select member_number, 'pilot', ${waveNumber}, ${wave.madeAt.toISOString()}::timestamptz, ${wave.madeBy} from members
    where not exists (select 1 from opening_members where opening_members.member_number = members.member_number)
      and not exists (select 1 from member_marks where member_marks.member_number = members.member_number
        and mark = 'deceased')
      and exists (select 1 from accounts where accounts.member_number = members.member_number
        and account_status <> 'Closed')
    order by md5('wave' || member_number) limit ${size}
    on conflict do nothing`);
  return { waveNumber, members: added.rowCount ?? 0 };
}

/** All waves, the newest first. */
export const listWaves = (db: Executor): Promise<Wave[]> => db.select().from(waves).orderBy(desc(waves.waveNumber));

/** The numbers of waves that run, the oldest first. */
export async function runningWaves(db: Executor): Promise<readonly number[]> {
  const found = await db
    .select({ waveNumber: waves.waveNumber })
    .from(waves)
    .where(eq(waves.state, 'running'))
    .orderBy(asc(waves.waveNumber));
  return found.map(({ waveNumber }) => waveNumber);
}

/** A wave, locked until the transaction ends. */
export async function lockWave(tx: Executor, waveNumber: number): Promise<Wave | undefined> {
  const [found] = await tx.select().from(waves).where(eq(waves.waveNumber, waveNumber)).for('update');
  return found;
}

export async function changeWave(tx: Executor, waveNumber: number, change: Partial<Wave>): Promise<void> {
  await tx.update(waves).set(change).where(eq(waves.waveNumber, waveNumber));
}

/** The next members of a wave who were not written to. */
export async function nextOfWave(tx: Executor, waveNumber: number, limit: number): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ number: string }>(sql`
    select member_number as number from opening_members where wave_number = ${waveNumber} and invited_at is null and list <> 'none'
    order by member_number limit ${limit} for update`);
  return rows.map(({ number }) => number);
}

/** Notes that a member was written to, and how. */
export async function noteInvited(
  tx: Executor,
  memberNumber: string,
  invited: { readonly invitedAt: Date; readonly way: 'email' | 'letter' },
): Promise<void> {
  await tx.update(openingMembers).set(invited).where(eq(openingMembers.memberNumber, memberNumber));
}

/** How many of a wave were written to since a moment. */
export async function invitedSince(tx: Executor, waveNumber: number, since: Date): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from opening_members
    where wave_number = ${waveNumber} and invited_at >= ${since.toISOString()}::timestamptz`);
  return rows[0]?.count ?? 0;
}

/** What failed of anybody since the first invitation, and when last: sign-ins are noted by login, codes by member. */
const failed = sql`select coalesce(member_number, (select logins.member_number from logins
    where logins.login_key = security_events.login_key)) as member_number, at
  from security_events where kind in ('sign-in-failed', 'code-failed')
    and at >= (select min(invited_at) from opening_members)`;

/** Sign-ins and codes of a wave's members that failed since a moment. */
export async function failuresSince(tx: Executor, waveNumber: number, since: Date): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (${failed}) failed join opening_members using (member_number)
    where wave_number = ${waveNumber} and failed.at >= greatest(invited_at, ${since.toISOString()}::timestamptz)`);
  return rows[0]?.count ?? 0;
}

/** How far the members of a wave are. */
export interface WaveProgress {
  readonly members: number;
  readonly invited: number;
  readonly letters: number;
  readonly claimed: number;
  readonly paid: number;
  readonly stuck: number;
}

const nobody: WaveProgress = { members: 0, invited: 0, letters: 0, claimed: 0, paid: 0, stuck: 0 };

/**
 * How far each wave is (moving-in-35): claimed is who has signed in since the invitation, paid whose account was paid
 * here since, and stuck who has tried, failed, and not come in.
 */
export async function progressOfWaves(db: Executor): Promise<(waveNumber: number) => WaveProgress> {
  const { rows } = await db.execute<{ wave: number } & Record<keyof WaveProgress, number>>(sql`
    with last_failed as (select member_number, max(at) as at from (${failed}) failed group by 1), come as (
      select wave_number, listed.invited_at, way, coalesce(logins.last_signed_in_at >= listed.invited_at, false) as has_claimed,
        exists (select 1 from accounts join ledger using (account_number) where accounts.member_number = listed.member_number
          and ledger.posted_at >= listed.invited_at and ledger.amount_cents > 0) as has_paid,
        coalesce(last_failed.at >= listed.invited_at, false) as has_failed
      from opening_members listed left join logins using (member_number) left join last_failed using (member_number)
      where wave_number is not null and (list <> 'none' or listed.invited_at is not null))
    select wave_number as wave, count(*)::int as members, count(invited_at)::int as invited,
      count(*) filter (where way = 'letter')::int as letters, count(*) filter (where has_claimed)::int as claimed,
      count(*) filter (where has_paid)::int as paid,
      count(*) filter (where has_failed and not has_claimed)::int as stuck
    from come group by 1`);
  return (waveNumber) => rows.find(({ wave }) => wave === waveNumber) ?? nobody;
}

/** Members who were invited, tried, failed, and have not come in, the newest try first. */
export async function stuckMembers(
  db: Executor,
  limit: number,
): Promise<
  readonly {
    readonly memberNumber: string;
    readonly waveNumber: number;
    readonly failures: number;
    readonly lastAt: Date;
  }[]
> {
  const { rows } = await db.execute<{ number: string; wave: number; failures: number; last: string }>(sql`
    select member_number as number, wave_number as wave, count(*)::int as failures, max(failed.at) as last
    from (${failed}) failed join opening_members using (member_number) left join logins using (member_number)
    where wave_number is not null and failed.at >= opening_members.invited_at
      and coalesce(last_signed_in_at, '-infinity') < opening_members.invited_at
    group by 1, 2 order by 4 desc limit ${limit}`);
  return rows.map(({ number, wave, last, ...rest }) => ({
    memberNumber: number,
    waveNumber: wave,
    failures: rest.failures,
    lastAt: new Date(last),
  }));
}
