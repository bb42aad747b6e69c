import type { Executor } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import type { Limit } from '../../../platform/limits/limits-store.ts';

/** Changes of auto pay that a member may make in an hour; each is an agreement on record and an e-mail. */
const changesAnHour = 30;

/** What changes of auto pay are counted by. */
export const changeLimit = (memberNumber: string): Limit => ({
  key: `auto-pay:changes:${memberNumber}`,
  tries: changesAnHour,
  minutes: 60,
});

const tooManyChanges = (retryAfterSeconds: number): Refusal =>
  new Refusal(429, { code: 'autoPay.tooManyChanges', params: {} }, { retryAfterSeconds });

/** Makes a change if the member may make another one now; one that is refused does not count. */
export async function asChange<T>(db: Executor, memberNumber: string, now: Date, change: () => Promise<T>): Promise<T> {
  const taken = await takeTries(db, [changeLimit(memberNumber)], now, tooManyChanges);
  try {
    return await change();
  } catch (error) {
    await taken.giveBack();
    throw error;
  }
}
