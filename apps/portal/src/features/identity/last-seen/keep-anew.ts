import { forget } from '../../../lib/device/last-seen-store.ts';
import { keepStored, readStored } from '../../../lib/device/storage.ts';
import { wishOf } from './wish.ts';

/** What was kept until now can't be opened any more, from this moment on, and goes; what its member sees next is kept again (identity-142). */
export function keepAnew(ownNumber: string): void {
  if (readStored('keepsLastSeen') === null) return;
  keepStored('keepsLastSeen', null);
  void forget().catch(() => undefined);
  void wishOf(ownNumber).then((wish) => keepStored('keepsLastSeen', wish));
}
