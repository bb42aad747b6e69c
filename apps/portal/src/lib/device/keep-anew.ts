import { forget } from './last-seen-store.ts';
import { newId } from './new-id.ts';
import { keepStored, readStored } from './storage.ts';

/** What was kept until now can't be opened any more, from this moment on, and goes; what is seen next is kept again (identity-142). */
export function keepAnew(): void {
  if (readStored('keepsLastSeen') === null) return;
  keepStored('keepsLastSeen', newId());
  void forget().catch(() => undefined);
}
