import { pageMinutes } from '../../paying/payments/public.ts';
import { type Hold, type RestoreDetail, readRestoreDetail } from '../holds/public.ts';

/** How a restored database stands. */
export interface RestoreState extends RestoreDetail {
  /** The newest hold, in which is noted what was done since. */
  readonly holdId: number;
  /** When it was restored. */
  readonly heldSince: Date;
}

/** What the standing holds say, given the newest first: of several the oldest backup counts, and what was done last. */
export function restoreStateOf(holds: readonly Hold[]): RestoreState | undefined {
  const [newest] = holds;
  if (!newest) return undefined;
  const taken = holds.map(({ detail }) => readRestoreDetail(detail).takenAt.getTime());
  const { compared } = readRestoreDetail(newest.detail);
  return {
    holdId: newest.holdId,
    heldSince: newest.beganAt,
    takenAt: new Date(Math.min(...taken)),
    ...(compared && { compared }),
  };
}

/** A page may still be paid that was opened just before; what is asked later is complete. */
export const firstCompleteCompare = ({ heldSince }: RestoreState): Date =>
  new Date(heldSince.getTime() + (pageMinutes + 2) * 60_000);
