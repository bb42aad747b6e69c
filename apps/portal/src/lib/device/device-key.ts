import { ownDatabase } from './own-database.ts';
import { makeKey } from './sealed.ts';

/** What is kept on the device for longer than a page, sealed. */
export type SealedKey = 'application' | 'memberApplication' | 'outageReports';

const within = ownDatabase('rochdale-keys', ['keys']);
/** Some browsers never say that they keep nothing. */
const patienceMs = 2_000;

const known = new Map<SealedKey, Promise<CryptoKey>>();

/** The key by which this device seals what it keeps under a name, made when it is first asked for; rejects where none can be kept. */
export function deviceKey(name: SealedKey): Promise<CryptoKey> {
  const asked = known.get(name) ?? Promise.race([keyOf(name), tooLate()]);
  known.set(name, asked);
  asked.catch(() => known.delete(name));
  return asked;
}

async function keyOf(name: SealedKey): Promise<CryptoKey> {
  const kept = await read(name);
  if (kept) return kept;
  const made = await makeKey();
  // Another tab may have been faster: its key is the one, then.
  await within('keys', 'readwrite', (objects) => objects.add(made, name)).catch(() => undefined);
  const own = await read(name);
  if (!own) throw new Error('This browser keeps no keys.');
  return own;
}

const read = (name: SealedKey): Promise<CryptoKey | undefined> =>
  within('keys', 'readonly', (objects) => objects.get(name));

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('This browser does not answer for its keys.')), patienceMs);
  });
