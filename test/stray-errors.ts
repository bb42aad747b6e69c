import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter } from 'vitest/node';

/** Errors that no test waited for: they fail a run whose every test passed, and Vitest's JSON report leaves them out. */
export const strayErrorsFile = 'stray-errors.json';

export default class StrayErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    const said = errors.map(({ name, message, stack, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test }) =>
      [file, test, `${name}: ${message}`, stack].filter((line) => line !== undefined).join('\n'),
    );
    mkdirSync('test-results', { recursive: true });
    writeFileSync(join('test-results', strayErrorsFile), JSON.stringify(said));
  }
}
