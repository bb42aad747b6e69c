import type { Executor } from '../../../../platform/database/database.ts';
import { countDeliveries, giveToFile, refusedDeliveries, tellAgain } from './deliveries-store.ts';

/** How what is told stands, and what the billing system refused. */
export async function linkStanding(db: Executor) {
  const [counts, refused] = await Promise.all([countDeliveries(db), refusedDeliveries(db)]);
  return { counts, refused };
}

/** Sends what was refused again, or gives what was refused or never told to the next file (billing-link-7); answers how many. */
export const settleRefused = (db: Executor, act: 'again' | 'to-file', transNo: string, now: Date): Promise<number> =>
  act === 'again' ? tellAgain(db, transNo, now) : giveToFile(db, transNo);
