import pg from 'pg';
import { isLostConnection } from '../../../../platform/database/health.ts';

/** What the server answers where its disk is full. */
const diskFull = '53100';

/** The disk of the server could not take a rehearsal. */
export class FullDisk extends Error {
  constructor(cause: unknown) {
    super(
      'The disk of the database is full: a rehearsal needs as much room as the live database. Make room, or rehearse on a server of its own.',
      { cause },
    );
  }
}

/** Says of an error that came of a full disk that it did; another one is what it was. */
export function saidOf(error: unknown): unknown {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof pg.DatabaseError && at.code === diskFull) return new FullDisk(error);
  // The folder of the report may lie on another disk, whose own sentence says it.
  if (!isLostConnection(error) || isOfFiles(error)) return error;
  return new Error(
    'The database ended the rehearsal and was away for a while: see its log. A disk that is full to the last byte does that.',
    { cause: error },
  );
}

const isOfFiles = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(ENOSPC|EDQUOT)$/.test(String(error.code));
