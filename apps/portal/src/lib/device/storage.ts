import type { KeptForm } from '@rochdale/ui/form/fields.ts';

/** The keys under which the portal keeps things on the device. */
export type StorageKey =
  | 'session'
  | 'device'
  | 'quickPayToken'
  | 'dismissedAnnouncement'
  | 'colourMode'
  | 'selectedAccount'
  | 'shownAccount'
  | 'oneAccount'
  | 'application'
  | 'memberApplication'
  | 'outageReports'
  | 'pageLanguage'
  | 'keepsLastSeen';

export const prefix = 'rochdale.';
const listeners = new Set<() => void>();

let memory: Map<string, string> | undefined;

/** From now on nothing is read from this device and nothing kept on it: the page alone remembers. */
export function keepInMemory(): void {
  memory = new Map();
}

/** What is kept under a key on this device; null when there is nothing, and while rendering on the server. */
export function readStored(key: StorageKey): string | null {
  return storage()?.getItem(prefix + key) ?? null;
}

/** Keeps a text on this device, or with null drops it. */
export function keepStored(key: StorageKey, value: string | null): void {
  if (value === null) storage()?.removeItem(prefix + key);
  else storage()?.setItem(prefix + key, value);
  for (const listener of listeners) listener();
}

const unsentPrefix = `${prefix}draft.`;
const resumeKey = `${prefix}resume`;

/** What was typed into the form that was sent last, until its call has ended well. */
let sent: { readonly form: string; readonly value: string } | undefined;

/**
 * The session has ended by itself, or the portal has closed: the next form of the same name goes on where this one
 * stopped, also one that was just being sent.
 */
export function resumeUnsent(): void {
  if (sent !== undefined) keepUnsent(sent.form, sent.value);
  sent = undefined;
  tabStorage()?.setItem(resumeKey, 'yes');
}

/** What was typed into a form before the session ended by itself; it is taken once, and else dropped. */
export function takeUnsent(form: string): string | null {
  const kept = tabStorage();
  const found = kept?.getItem(unsentPrefix + form) ?? null;
  const resumes = kept?.getItem(resumeKey) === 'yes';
  kept?.removeItem(unsentPrefix + form);
  if (found !== null) kept?.removeItem(resumeKey);
  return resumes ? found : null;
}

/** Keeps what was typed into a form until it is sent, or with null drops it. */
export function keepUnsent(form: string, value: string | null): void {
  if (value === null) tabStorage()?.removeItem(unsentPrefix + form);
  else tabStorage()?.setItem(unsentPrefix + form, value);
}

/** A form is being sent: what was typed is dropped, unless that comes to nothing. */
export function markSent(form: string): void {
  const value = tabStorage()?.getItem(unsentPrefix + form) ?? null;
  sent = value === null ? undefined : { form, value };
  keepUnsent(form, null);
}

/** What was sent has arrived. */
export function forgetSent(): void {
  sent = undefined;
}

/** Keeps what is typed into the form of a name beyond a session that ends by itself and a portal that closes. */
export const keptForm = (form: string): KeptForm => ({
  take: () => takeUnsent(form),
  keep: (typed) => keepUnsent(form, typed),
  markSent: () => markSent(form),
});

const tabPrefix = `${prefix}tab.`;

/** Keeps a text until the tab is closed or the member signs out, or with null drops it. */
export function keepForTab(name: string, value: string | null): void {
  if (value === null) tabStorage()?.removeItem(tabPrefix + name);
  else tabStorage()?.setItem(tabPrefix + name, value);
  for (const listener of listeners) listener();
}

export function readForTab(name: string): string | null {
  return tabStorage()?.getItem(tabPrefix + name) ?? null;
}

/** Drops what was typed and what the tab kept: the member has signed out. */
export function dropUnsent(): void {
  const kept = tabStorage();
  for (const key of Object.keys(kept ?? {}))
    if (key.startsWith(unsentPrefix) || key.startsWith(tabPrefix)) kept?.removeItem(key);
}

/** The cookies of the page; none while rendering on the server. */
export const readCookies = (): string => (typeof document === 'undefined' ? '' : document.cookie);

/** Calls back when anything kept changes, here or in another tab. Answers how to stop that. */
export function onStoredChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Where things are kept: on the device, and for the tab. */
export const keptPlaces = (): readonly (Place | undefined)[] => [storage(), tabStorage()];

/** Private windows may forbid storage altogether; then nothing is kept. */
function storage(): Place | undefined {
  try {
    if (memory) return placeIn(memory);
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}

function tabStorage(): Place | undefined {
  try {
    if (memory) return placeIn(memory);
    return typeof window === 'undefined' ? undefined : window.sessionStorage;
  } catch {
    return undefined;
  }
}

export type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const placeIn = (kept: Map<string, string>): Place => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => kept.set(key, value),
  removeItem: (key) => kept.delete(key),
});
