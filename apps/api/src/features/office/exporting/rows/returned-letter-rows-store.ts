import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/database.ts';
import { returnedLetters } from '../../../../tables/letter-return.ts';
import type { ExportTable } from '../export-table.ts';
import { takeRows } from './take-rows-store.ts';

/** Capital credit letters that came back at the portal and no file has taken yet. */
export async function returnedLetterRows(
  tx: Transaction,
  exportNumber: number,
  timeZone: string,
): Promise<ExportTable> {
  await takeRows(tx, returnedLetters, exportNumber);
  const found = await tx
    .select({
      memberNumber: returnedLetters.memberNumber,
      letterId: returnedLetters.letterId,
      day: sql<string>`((${returnedLetters.returnedAt} at time zone ${timeZone})::date)::text`,
    })
    .from(returnedLetters)
    .where(eq(returnedLetters.exportNumber, exportNumber))
    .orderBy(asc(returnedLetters.returnedAt), asc(returnedLetters.memberNumber), asc(returnedLetters.letterId));
  return {
    header: ['memberNumber', 'letterId', 'returnedOn'],
    rows: found.map(({ memberNumber, letterId, day }) => [memberNumber, letterId, day]),
  };
}
