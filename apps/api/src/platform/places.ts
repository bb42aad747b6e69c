import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ownFile = fileURLToPath(import.meta.url);

/** Whether what runs was built, rather than being the source. */
const isBuilt = ownFile.endsWith('.js');

/** The API's workspace: its source stands in `src`, its programs in `dist`, and what both read beside these. */
const workspace = resolve(ownFile, isBuilt ? '../..' : '../../..');

export const repository = resolve(workspace, '../..');
export const migrationsFolder = join(workspace, 'migrations');
export const fontsFolder = join(workspace, 'fonts');

/** A program of an app: built as this one is, or the source beside this source. */
export function programOf(
  app: 'api' | 'payment-sandbox' | 'chat-sandbox',
  name: 'server' | 'worker' | 'features/identity/foreign-hashes/sha-crypt',
): string {
  return join(repository, 'apps', app, isBuilt ? `dist/${name}.js` : `src/${name}.ts`);
}
