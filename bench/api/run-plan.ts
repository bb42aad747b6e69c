import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Statement } from './plan.ts';

/** Runs recorded statements as the product did. A token that is made gets a new hash each time. */
export async function runWaves(pool: pg.Pool, waves: readonly (readonly Statement[])[]): Promise<void> {
  for (const wave of waves)
    await Promise.all(
      wave.map(({ name, rowMode, text, values }) => {
        const given = text.startsWith('insert into "tokens"') ? [randomBytes(32), ...values.slice(1)] : [...values];
        return pool.query({ text, values: given, ...(name && { name }), ...(rowMode && { rowMode }) });
      }),
    );
}
