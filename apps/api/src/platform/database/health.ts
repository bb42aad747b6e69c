import { sql } from 'drizzle-orm';
import pg from 'pg';
import { awayFor } from '../http/refusal.ts';
import type { Database } from './database.ts';

/** A query that takes longer says that the database is slow. */
const slowMs = 800;
/** A query is waited for so long where nothing is remembered that could be said instead. */
const patienceMs = 5_000;
/** When a caller may come again. */
const comeAgainSeconds = 5;

/** Whether the database answers, and what to say when it does not. */
export interface DatabaseHealth {
  /** The last query was too slow, or found nobody there; a probe finds out when that is over. */
  readonly isAway: boolean;
  /**
   * The query's answer, or what is remembered when the database is slow or gone. Where nothing is, the query is waited
   * for a while; then the call is refused with 503. Whatever the query itself refuses goes through.
   */
  answer<T>(query: () => Promise<T>, remembered: () => Promise<T | undefined> | T | undefined): Promise<T>;
  /** Asks whether the database is back: it is, once it answers in time. */
  probe(): Promise<boolean>;
}

const late = Symbol('late');

/** Watches a database by the queries that are asked of it. */
export function watchDatabase(db: Database): DatabaseHealth {
  let isAway = false;
  const within = async <T>(query: Promise<T>, ms: number): Promise<T | typeof late> => {
    let timer: NodeJS.Timeout | undefined;
    const alarm = new Promise<typeof late>((resolve) => {
      timer = setTimeout(() => resolve(late), ms);
    });
    try {
      return await Promise.race([query, alarm]);
    } catch (error) {
      if (!isLostConnection(error)) throw error;
      return late;
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    get isAway() {
      return isAway;
    },
    answer: async (query, remembered) => {
      if (isAway) {
        const known = await remembered();
        if (known !== undefined) return known;
      }
      const running = query();
      const began = await within(running, slowMs);
      if (began !== late) return began;
      isAway = true;
      const known = await remembered();
      if (known !== undefined) return known;
      const waited = await within(running, patienceMs);
      if (waited === late) throw awayFor(comeAgainSeconds);
      return waited;
    },
    probe: async () => {
      const asked = db.execute(sql`select 1`).then(() => true);
      isAway = (await within(asked, slowMs)) === late;
      return !isAway;
    },
  };
}

/**
 * Whether an error says that nobody is there to ask, or that the database can't do what it is asked for now: its disk
 * is full, it has no connection or memory left, it takes no writes, it stops. Wherever the layers above have wrapped it.
 */
export function isLostConnection(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof pg.DatabaseError) return /^(08|53|57P0|58|25006)/.test(at.code ?? '');
    const code = 'code' in at ? String(at.code) : '';
    if (
      /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT)$/.test(
        code,
      )
    )
      return true;
    if (
      /connection terminated|query read timeout|timeout exceeded when trying to connect|not queryable|connection error/i.test(
        at.message,
      )
    )
      return true;
  }
  return false;
}
