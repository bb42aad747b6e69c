import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { isSealed, openText, sealText } from '../../../lib/device/sealed-text.ts';
import { keepStored, readStored } from '../../../lib/device/storage.ts';
import { readSession } from '../../../lib/session/session.ts';
import { type UnsentApplication, unsentIn } from './unsent-application.ts';

/** Days for which an unfinished application is kept. */
const keptDays = 30;

type Key = 'application' | 'memberApplication';
const keyOf = (owner: string): Key => (owner === '' ? 'application' : 'memberApplication');

/** Whether this device keeps something that may be this owner's. */
export const hasUnsent = (owner: string): boolean => readStored(keyOf(owner)) !== null;

/** What this device keeps for its owner, unless it is too old or not to be read. */
export async function readUnsent(owner: string, today: LocalDay): Promise<UnsentApplication | undefined> {
  const kept = readStored(keyOf(owner));
  if (kept === null) return undefined;
  if (!isSealed(kept)) await takeOver(keyOf(owner), today);
  const text = isSealed(kept) ? await openText(keyOf(owner), owner, kept) : kept;
  const unsent = text === undefined ? undefined : unsentIn(text);
  if (unsent && isTooOld(unsent, today)) dropUnsent(owner);
  return unsent && unsent.owner === owner && !isTooOld(unsent, today) ? unsent : undefined;
}

let changes = 0;

/** Keeps an application, sealed; rejects where this browser can't. The newest stays, and none after its owner has left. */
export async function keepUnsent(unsent: UnsentApplication): Promise<void> {
  changes += 1;
  const mine = changes;
  const { owner } = unsent;
  const sealed = await sealText(keyOf(owner), owner, JSON.stringify(unsent));
  if (mine === changes && (owner === '' || readSession()?.memberNumber === owner)) keepStored(keyOf(owner), sealed);
}

export function dropUnsent(owner: string): void {
  changes += 1;
  keepStored(keyOf(owner), null);
}

/** Seals what a release before this one kept in clear, whosever it is; what can't be sealed, or is too old, goes. */
export async function takeAllOver(today: LocalDay): Promise<void> {
  await Promise.all([takeOver('application', today), takeOver('memberApplication', today)]);
}

async function takeOver(key: Key, today: LocalDay): Promise<void> {
  const clear = readStored(key);
  if (clear === null || isSealed(clear)) return;
  const unsent = unsentIn(clear);
  const isWanted = unsent !== undefined && !isTooOld(unsent, today);
  const sealed = isWanted ? await sealText(key, unsent.owner, clear).catch(() => null) : null;
  // What was typed meanwhile is newer.
  if (readStored(key) === clear) keepStored(key, sealed);
}

const isTooOld = ({ begunOn }: UnsentApplication, today: LocalDay): boolean => addDays(begunOn, keptDays) < today;
