import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

/**
 * `npm run mutation -- planned paying/payments [--at-least 90] [--force]`: changes each rule of a folder of
 * `packages/domain/src` in small ways and names the changes that no test notices. What was found is kept for the next
 * run, which tries again only what has changed. Ends with 1 when a folder's score is below `--at-least`.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'at-least': { type: 'string' },
    concurrency: { type: 'string', default: '2' },
    force: { type: 'boolean', default: false },
  },
});
const folders = positionals.map((folder) => folder.replace(/\/+$/, ''));
const unknown = folders.filter((folder) => !existsSync(`packages/domain/src/${folder}`));
if (folders.length === 0 || unknown.length > 0) {
  console.error(`Name folders of packages/domain/src, such as planned. ${unknown.join(', ')}`.trim());
  process.exit(2);
}

for (const folder of folders) {
  const name = folder.replaceAll('/', '-');
  await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'test/mutation/vitest.config.ts' },
    mutate: [`packages/domain/src/${folder}/**/*.ts`, '!**/*.test.ts', '!**/testing/**', '!**/*.{en,es}.ts'],
    ignorePatterns: ['/data', '/docs', '/coops', 'dist', '/e2e', '/bench', 'test-results'],
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `node_modules/.cache/mutation/${name}.json`,
    force: values.force,
    concurrency: Number(values.concurrency),
    thresholds: { break: values['at-least'] === undefined ? null : Number(values['at-least']) },
    reporters: ['clear-text', 'html', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: `test-results/mutation/${name}.html` },
    tempDirName: 'test-results/mutation/sandbox',
  }).runMutationTest();
}
