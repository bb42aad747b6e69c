import { noteAsked } from '../../../lib/device/last-seen-store.ts';
import { newId } from '../../../lib/device/new-id.ts';
import { keepStored } from '../../../lib/device/storage.ts';

/** A member wants what they see kept on this device, from now on. */
export async function askFor(ownNumber: string): Promise<void> {
  const wish = newId();
  await noteAsked(wish, ownNumber);
  keepStored('keepsLastSeen', wish);
}
