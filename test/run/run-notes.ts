import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase } from 'vitest/node';

/** What Vitest's JSON report leaves out, beside it. */
export const runNotesFile = 'run-notes.json';

export interface RunNotes {
  /** Errors that no test waited for: they fail a run whose every test passed. */
  readonly errors: readonly string[];
  /** Tests that passed at the second try alone. */
  readonly unsure: readonly string[];
}

export default class RunNotesReporter implements Reporter {
  readonly #unsure: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#unsure.push(`${test.module.relativeModuleId} › ${test.fullName}`);
  }

  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    const said = errors.map(({ name, message, stack, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test }) =>
      [file, test, `${name}: ${message}`, stack].filter((line) => line !== undefined).join('\n'),
    );
    mkdirSync('test-results', { recursive: true });
    const notes: RunNotes = { errors: said, unsure: this.#unsure };
    writeFileSync(join('test-results', runNotesFile), JSON.stringify(notes));
  }
}
