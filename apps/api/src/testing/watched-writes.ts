import type { TestDatabase } from '../platform/testing/test-database.ts';

/** A statement that wrote, as `insert accounts`, and the transaction in which it did. */
interface Written {
  readonly said: string;
  readonly transaction: string;
}

/** What of a database's statements wrote. */
export interface WatchedWrites {
  /** What was committed since the last asking; limits and a session's last use are none. */
  taken(): Promise<Written[]>;
}

/** What counts of the tokens: that one is issued, ended or widened, not that it was used. */
const ofTokens = 'insert or delete or update of revoked_at, limited_to';

/**
 * Has the database keep a list of statements that write, whatever process sends them and however many rows they meet.
 * What is rolled back is not in it.
 */
export async function watchWrites({ pool }: Pick<TestDatabase, 'pool'>): Promise<WatchedWrites> {
  await pool.query(`
    create schema watching;
    create table watching.writes (place bigserial, said text, transaction text default pg_current_xact_id()::text);
    create function watching.keep() returns trigger language plpgsql security definer as $$
    begin
      insert into watching.writes (said) values (lower(tg_op) || ' ' || tg_table_name);
      return null;
    end $$;
    do $$ declare one regclass; begin
      for one in
        select oid from pg_class
        where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
          and oid not in ('attempts'::regclass, 'tokens'::regclass, 'access_tokens'::regclass)
      loop
        execute format('create trigger watched after insert or update or delete on %s execute function watching.keep()', one);
      end loop;
      create trigger watched after ${ofTokens} on tokens execute function watching.keep();
      create trigger watched after insert or delete or update of account_numbers on access_tokens
        execute function watching.keep();
    end $$;`);
  return {
    taken: async () =>
      (await pool.query<Written & { place: string }>('delete from watching.writes returning *')).rows
        .sort((one, other) => Number(one.place) - Number(other.place))
        .map(({ said, transaction }) => ({ said, transaction })),
  };
}
