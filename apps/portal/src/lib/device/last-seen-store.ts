import { ownDatabase } from './own-database.ts';
import { makeKey, open, type Sealed, seal } from './sealed.ts';

/** What lies in this device's own database: nothing of it can be read without the key, and the key can't be read at all. */
interface Kept {
  readonly key: CryptoKey;
  readonly sealed: Sealed;
}

const only = 'page';
/** What was seen, and who asked that it be kept. */
type Store = 'kept' | 'asked';
const within = ownDatabase<Store>('rochdale-last-seen', ['kept', 'asked']);

/** Whose it is, and what the member said when it was asked for: with either gone, in that moment, it stays shut. */
export interface KeptFor {
  readonly accessToken: string;
  /** What `keepsLastSeen` holds. */
  readonly wish: string;
}

/** Keeps a text for a session, under a key of its own, in the place of what was kept before. */
export const keep = ({ accessToken, wish }: KeptFor, text: string): Promise<void> =>
  put('kept', `${wish} ${accessToken}`, text);

/** What was kept for this session; undefined where nothing was, or for another. */
export const readKept = ({ accessToken, wish }: KeptFor): Promise<string | undefined> =>
  read('kept', `${wish} ${accessToken}`);

/** Takes away what is kept, and its key with it. */
export const forget = (): Promise<unknown> => within('kept', 'readwrite', (objects) => objects.clear());

/** Notes whose a wish is. The number itself is kept nowhere: it could be tried out of anything that is made of it alone. */
export const noteAsked = (wish: string, ownNumber: string): Promise<void> =>
  put('asked', `${wish} ${ownNumber}`, 'yes');

/** Whether a wish is this member's. */
export const hasAsked = async (wish: string, ownNumber: string): Promise<boolean> =>
  (await read('asked', `${wish} ${ownNumber}`)) === 'yes';

async function put(store: Store, owner: string, text: string): Promise<void> {
  const key = await makeKey();
  const kept: Kept = { key, sealed: await seal(key, owner, text) };
  await within(store, 'readwrite', (objects) => objects.put(kept, only));
}

async function read(store: Store, owner: string): Promise<string | undefined> {
  const kept: Kept | undefined = await within(store, 'readonly', (objects) => objects.get(only));
  return kept === undefined ? undefined : open(kept.key, owner, kept.sealed);
}
