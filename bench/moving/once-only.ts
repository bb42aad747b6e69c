import type pg from 'pg';

const numberOf = async (pool: pg.Pool, text: string): Promise<number> =>
  Number((await pool.query(text)).rows[0]?.count);

/** Keeps what members have chosen of paper and notices, to be compared with afterwards. */
export async function keepChoices(pool: pg.Pool): Promise<void> {
  await pool.query('create table choices_before as select * from account_preferences');
}

/** How many accounts have another choice than before. */
export const changedChoices = (pool: pg.Pool): Promise<number> =>
  numberOf(
    pool,
    `select count(*) from account_preferences chosen full join choices_before before using (account_number)
     where to_jsonb(chosen) is distinct from to_jsonb(before)`,
  );

/** Has the members of each so many accounts choose to be told of their bills by e-mail. */
export async function chooseNotices(pool: pg.Pool, every: number): Promise<void> {
  await pool.query(
    `insert into notification_choices (member_number, account_number, topic, channel, chosen_at)
     select member_number, account_number, 'billReady', 'email', now() from accounts where account_number::int % $1 = 0`,
    [every],
  );
  await pool.query(
    `insert into notification_contacts (member_number, contact_id, kind, address, verified_at, created_at)
     select distinct on (member_number) member_number, gen_random_uuid(), 'email', email, now(), now()
     from notification_choices join members using (member_number)`,
  );
}

/** How many accounts are to be told of their bills. */
export const accountsToTell = (pool: pg.Pool): Promise<number> =>
  numberOf(pool, "select count(*) from notification_choices where topic = 'billReady'");

/** How many messages of notices were written. */
export const noticeMessages = (pool: pg.Pool): Promise<number> =>
  numberOf(pool, `select count(*) from outgoing_messages where kind like 'notice-%'`);

/** What auto pay took: of how many accounts once, twice or more, another amount than the bill asks, and not at all. */
export async function paidByThemselves(
  pool: pg.Pool,
): Promise<Record<'once' | 'twice' | 'otherAmount' | 'missing', number>> {
  const { rows } = await pool.query<Record<'once' | 'twice' | 'otherAmount' | 'missing', string>>(
    `with taken as (select account_number, count(*) as times, sum(amount_cents) as cents from ledger
       where amount_cents > 0 group by account_number)
     select count(*) filter (where times = 1) as once, count(*) filter (where times > 1) as twice,
       count(*) filter (where cents <> account_balance_cents) as "otherAmount", count(*) filter (where times is null) as missing
     from auto_pays join accounts using (account_number) left join taken using (account_number)`,
  );
  const [counts] = rows;
  return {
    once: Number(counts?.once),
    twice: Number(counts?.twice),
    otherAmount: Number(counts?.otherAmount),
    missing: Number(counts?.missing),
  };
}
