import type { LocalDay } from '@rochdale/domain/dates';
import { scheduledDayProblem } from '@rochdale/domain/planned/cut-over/cut-over';
import type pg from 'pg';
import { databaseOn } from '../../../../platform/database/database.ts';
import { takenUpAmong } from '../../../planned/brought-plans/public.ts';
import { cutOverNow } from '../../../planned/cut-over/cut-over-store.ts';
import type { DecodedRow } from '../reading/decode-rows.ts';
import { problemAt, type Report } from './check-references.ts';
import type { CheckedFile } from './checked-file.ts';

/**
 * Refuses rows of scheduled-payments.csv that the old portal makes, and those that nobody would make any more
 * (moving-in-41). What was taken up here before, and what has ended there, may come again.
 */
export function scheduledChecks(file: CheckedFile, report: Report, today: LocalDay) {
  const places = Object.keys(file.entity.columns);
  const cellOf = ({ values }: DecodedRow, column: string) => values[places.indexOf(column)];
  return async (batch: readonly DecodedRow[], client: pg.PoolClient): Promise<void> => {
    const db = databaseOn(client);
    const cutOver = await cutOverNow(db);
    const ids = batch.map((row) => String(cellOf(row, 'scheduledId')));
    const takenUp = await takenUpAmong(db, ids);
    for (const row of batch) {
      const day = String(cellOf(row, 'paymentDate'));
      const isKnown = takenUp.has(String(cellOf(row, 'scheduledId'))) && cutOver !== undefined && day >= cutOver;
      if (isKnown || cellOf(row, 'endedOn') !== null) continue;
      const reason = scheduledDayProblem(day, { cutOver, today });
      if (reason !== undefined) report(problemAt(file, row.line, 'paymentDate', reason), false);
    }
  };
}
