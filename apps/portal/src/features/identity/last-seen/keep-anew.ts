import { forget, hasAsked } from '../../../lib/device/last-seen-store.ts';
import { keepStored, readStored } from '../../../lib/device/storage.ts';
import { askFor } from './wish.ts';

/** What was kept until now can't be opened any more, from this moment on, and goes; what its member sees next is kept again (identity-142). */
export function keepAnew(ownNumber: string): void {
  const wish = readStored('keepsLastSeen');
  if (wish === null) return;
  keepStored('keepsLastSeen', null);
  void forget().catch(() => undefined);
  const askAgain = async (): Promise<void> => {
    if (await hasAsked(wish, ownNumber)) await askFor(ownNumber);
  };
  // Whoever can't be asked for keeps nothing.
  void askAgain().catch(() => undefined);
}
