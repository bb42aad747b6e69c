import type pg from 'pg';
import { type SchemaState, schemaStateOf } from './migrate.ts';

/** Whether the database answers within so many milliseconds. */
export async function databaseAnswers(pool: pg.Pool, milliseconds: number): Promise<boolean> {
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/** Asks for the state of the schema until it is known to be good; it does not go back while a process runs. */
export function schemaWatch(pool: pg.Pool): () => Promise<SchemaState> {
  let known: SchemaState = 'behind';
  return async () => {
    if (known === 'behind') known = await schemaStateOf(pool);
    return known;
  };
}
