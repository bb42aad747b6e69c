import type { LocalDay } from '@rochdale/domain/dates';
import { cutOverProblem } from '@rochdale/domain/planned/cut-over/cut-over';
import type { Transaction } from '../../../platform/database/database.ts';
import { addCutOver, cutOverNow, lockCutOver } from '../cut-over/cut-over-store.ts';
import type { Settling } from './brought-scheduled-store.ts';
import { type SettledPlans, settleBroughtPlans } from './settle-brought-plans.ts';

/** That the cut-over can't be on a day, and why. */
export class WrongCutOver extends Error {}

/** Sets the cut-over, or moves it while it has not come, and has what was brought follow it (moving-in-37). */
export async function changeCutOver(
  tx: Transaction,
  day: LocalDay,
  { by, reason, ...settling }: Settling & { readonly by: string; readonly reason: string },
): Promise<{ readonly before: LocalDay | undefined; readonly settled: SettledPlans }> {
  await lockCutOver(tx);
  const before = await cutOverNow(tx);
  const problem = cutOverProblem(day, { standing: before, today: settling.today });
  if (problem !== undefined) throw new WrongCutOver(problem);
  await addCutOver(tx, { day, changedAt: settling.now, changedBy: by, reason });
  return { before, settled: await settleBroughtPlans(tx, settling) };
}
