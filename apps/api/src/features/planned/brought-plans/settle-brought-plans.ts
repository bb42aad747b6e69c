import type { Transaction } from '../../../platform/database/database.ts';
import { endAutoPays } from '../auto-pay/public.ts';
import { lockCutOver } from '../cut-over/cut-over-store.ts';
import { endScheduledPayments, isUnderWay } from '../scheduled-payments/public.ts';
import {
  autoPaysWithoutCutOver,
  forgetTakenUp,
  settleBroughtAutoPays,
  withdrawnAutoPays,
} from './brought-auto-pays-store.ts';
import { forgetScheduled, type Settling, takeUpScheduled, withdrawnScheduled } from './brought-scheduled-store.ts';

/** What one settling did. */
export interface SettledPlans {
  readonly autoPays: number;
  readonly scheduledPayments: number;
  /** Auto pays that nobody takes before a cut-over is set. */
  readonly waiting: number;
}

/**
 * Has auto pay and scheduled payments follow what was brought from the old portal and the cut-over, after an import and after
 * a change of the cut-over: each payment is made by one of both. Safe to repeat; nobody is written to.
 */
export async function settleBroughtPlans(tx: Transaction, settling: Settling): Promise<SettledPlans> {
  const { now } = settling;
  await lockCutOver(tx);
  const end = { endedAt: now, endReason: 'replaced', endToldAt: now };
  const gone = await withdrawnAutoPays(tx);
  if (gone.length > 0) {
    await endAutoPays(tx, gone, end);
    await forgetTakenUp(tx, gone);
  }
  for (const transNo of await withdrawnScheduled(tx)) {
    if (await isUnderWay(tx, transNo)) continue;
    await endScheduledPayments(tx, [transNo], end);
    await forgetScheduled(tx, transNo);
  }
  const { takenUp } = await settleBroughtAutoPays(tx, now);
  return {
    autoPays: takenUp,
    scheduledPayments: await takeUpScheduled(tx, settling),
    waiting: await autoPaysWithoutCutOver(tx),
  };
}
