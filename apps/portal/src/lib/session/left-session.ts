import { keptPlaces, onStoredChange, type Place, prefix } from '../device/storage.ts';
import type { SessionUser } from './kept-session.ts';
import { hasTimedOut, held, readSession } from './session.ts';

/** What of a session lies on this device beside its token: in the tab, all that was typed and all that the tab keeps. */
const application = `${prefix}memberApplication`;
const drafts = `${prefix}draft.`;
const onDevice = [`${prefix}selectedAccount`, `${prefix}shownAccount`, application];
const inTab = [drafts, `${prefix}tab.`, `${prefix}resume`];

/** Whether something that was typed would wait for its member, were the session to end now. */
export function isTypedKept(): boolean {
  const [device, tab] = keptPlaces();
  return device?.getItem(application) != null || Object.keys(tab ?? {}).some((key) => key.startsWith(drafts));
}

let left: { readonly whose: string; readonly again: readonly (() => void)[] } | undefined;

const ownerOf = ({ ownNumber, memberNumber }: SessionUser): string => ownNumber ?? memberNumber;

let isWatching = false;

/**
 * From the first page of a member on: what belongs to a session that ends by itself, here or in another tab, is taken off
 * this device. The page alone holds it until it goes, for the same member, who may sign in here again (identity-147).
 */
export function watchSession(): void {
  if (isWatching) return;
  isWatching = true;
  let session = readSession();
  // Another tab's change comes as an event; whoever signs out here has everything dropped.
  onStoredChange((event?: Event) => {
    const before = session;
    session = readSession();
    if (before && !session && (event !== undefined || hasTimedOut())) setAside(before);
    if (!before && session) bringBack(ownerOf(session));
  });
}

function setAside(session: SessionUser): void {
  const [device, tab] = keptPlaces();
  const typed = Object.keys(tab ?? {}).filter((key) => inTab.some((one) => key.startsWith(one)));
  left = { whose: ownerOf(session), again: [takenFrom(device, onDevice), takenFrom(tab, typed)] };
  held.isTyped = true;
}

function bringBack(ownNumber: string): void {
  const mine = left?.whose === ownNumber ? left.again : [];
  left = undefined;
  held.isTyped = false;
  for (const again of mine) again();
}

/** Removes what is kept under keys; answers how it is put back. */
function takenFrom(place: Place | undefined, keys: readonly string[]): () => void {
  const found = keys.map((key) => [key, place?.getItem(key)] as const);
  for (const key of keys) place?.removeItem(key);
  return () => {
    for (const [key, value] of found) if (typeof value === 'string') place?.setItem(key, value);
  };
}
