import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '../../../../platform/database/database.ts';
import { readScratchName, type Scratch, scratchName } from './scratch-name.ts';

/** What the server answers where a role may not make databases, and where one is in use. */
const mayNot = '42501';
const inUse = '55006';

/** A role may not make databases, and a rehearsal needs one of its own. */
export class MayNotMakeDatabases extends Error {
  constructor(role: string) {
    super(
      `The role ${role} may not make a database, and a rehearsal needs one of its own. As an administrator of the server: alter role "${role.replaceAll('"', '""')}" createdb;`,
    );
  }
}

/** Makes an empty database beside the live one, on whose connection it is asked for. */
export async function makeScratch(live: Database, now: Date): Promise<string> {
  const { database, role } = await whereAmI(live);
  const name = scratchName(database, now);
  try {
    // Nobody is ever in template0, so two rehearsals may begin at once.
    await live.execute(sql.raw(`create database ${name} template template0 encoding 'UTF8'`));
  } catch (error) {
    if (codeOf(error) === mayNot) throw new MayNotMakeDatabases(role);
    throw error;
  }
  return name;
}

/** The rehearsals of the live database that are there, the oldest first. */
export async function listScratch(live: Database): Promise<readonly Scratch[]> {
  const { database } = await whereAmI(live);
  const { rows } = await live.execute<{ name: string }>(
    sql`select datname as name from pg_database where starts_with(datname, 'rehearsal_') order by 1`,
  );
  return rows.flatMap(({ name }) => readScratchName(database, name) ?? []);
}

/** Ends a rehearsal's database. Answers whether it could: one that somebody is in stays. */
export async function dropScratch(live: Database, { name }: Pick<Scratch, 'name'>): Promise<boolean> {
  try {
    await live.execute(sql.raw(`drop database if exists ${name}`));
    return true;
  } catch (error) {
    if ([inUse, mayNot].includes(codeOf(error) ?? '')) return false;
    throw error;
  }
}

/** How long a server that starts again is waited for. */
const patienceMs = 120_000;

/**
 * Ends the database of a rehearsal that failed. A server whose disk was full may be starting again just then, or not know
 * yet that nobody is in it: it is waited for, and where that does not help the sentence says what is left.
 */
export async function dropOnceBack(live: Database, name: string): Promise<void> {
  const until = performance.now() + patienceMs;
  for (;;) {
    let failure: unknown;
    const isGone = await dropScratch(live, { name }).catch((error: unknown) => {
      failure = error;
      return false;
    });
    if (isGone) return;
    if (performance.now() > until)
      throw new Error(`The rehearsal failed, and its database stays: ${name}. Later, coop rehearse --drop ends it.`, {
        cause: failure,
      });
    await pause(1000);
  }
}

/** Where the server keeps its data; undefined for a role that may not know. */
export async function dataFolderOf(live: Database): Promise<string | undefined> {
  const { rows } = await live.execute<{ folder: string | null }>(
    sql`select (select setting from pg_settings where name = 'data_directory') as folder`,
  );
  return rows[0]?.folder ?? undefined;
}

async function whereAmI(live: Database): Promise<{ readonly database: string; readonly role: string }> {
  const { rows } = await live.execute<{ database: string; role: string }>(
    sql`select current_database() as database, current_user as role`,
  );
  return { database: rows[0]?.database ?? '', role: rows[0]?.role ?? '' };
}

/** What the server answered, wherever the layers above have wrapped it. */
function codeOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof pg.DatabaseError) return at.code;
  return undefined;
}

/** The address of another database on the same server. */
export const besideOf = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;
