import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Data of others that tests try the product on. They lie beside the repository, never in it. */
export interface SharedData {
  /** True where the data are not there and need not be. In CI tests run without them, and fail. */
  readonly isSkipped: boolean;
  /** A test's name; it says why the test is skipped. */
  named(name: string): string;
  /** Where a file lies; throws a sentence when the data are not there. */
  file(path: string): string;
}

/** A folder of `../shared/data`, or of the folder that SHARED_DATA names. */
export function sharedData(folder: string): SharedData {
  const root = process.env.SHARED_DATA ?? fileURLToPath(new URL('../../../../shared/data', import.meta.url));
  const place = join(root, folder);
  const isThere = existsSync(place);
  const sentence = `the data in ${place} are not there`;
  return {
    isSkipped: !isThere && !process.env.CI,
    named: (name) => (isThere ? name : `${name} (${sentence})`),
    file(path) {
      if (!isThere) throw new Error(`This test needs data of others, and ${sentence}.`);
      return join(place, path);
    },
  };
}
