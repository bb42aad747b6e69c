import { nothingWaits } from '@rochdale/domain/office/watches/watch-states';
import type { Executor } from '../../../platform/database/database.ts';
import { keepReading } from './readings-store.ts';

interface Unsettled {
  readonly count: number;
  readonly oldest: Date | null;
  /** No settlement has come since. */
  readonly isSilent: boolean;
}

/** Leaves how many charges were not paid out in time; where no settlement comes at all, that alone is told (office-112). */
export async function noteUnsettled(db: Executor, { count, oldest, isSilent }: Unsettled, now: Date): Promise<void> {
  const isMissing = isSilent && count > 0;
  await keepReading(db, 'charge-unsettled', isMissing ? nothingWaits : { count, oldest, deadline: null }, now);
  await keepReading(db, 'settlement-missing', isMissing ? { count: 1, oldest, deadline: null } : nothingWaits, now);
}
