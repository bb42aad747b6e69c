import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { keptModules } from './test/vitest/kept-modules.ts';
import { LongestFirst } from './test/vitest/longest-first.ts';

/** Tests of the API, and how they are run. */
const api = {
  globalSetup: ['apps/api/src/platform/testing/global-setup.ts'],
  // Loading the whole API takes as long as many a file's tests.
  isolate: false,
  setupFiles: ['apps/api/src/platform/testing/leave-nothing.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // What is waited for comes late on a busy machine.
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  plugins: [keptModules],
  test: {
    // Loading the whole API takes longer than most files' tests: what did not change is not transformed again.
    experimental: { fsModuleCache: true },
    // While one waits, for the database or for time to pass, another one works.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/{contract,domain,test-kit}/**/*.test.ts', '{bench,test}/**/*.test.ts'],
          // Rules keep nothing between calls: all files share what is loaded once.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/{api,billing-sandbox,chat-sandbox,payment-sandbox}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.long.test.ts'],
          ...api,
        },
      },
      // Minutes each, by `npm run verify -- --only long`: kill runs, whole years, whole imports.
      { test: { name: 'long', include: ['apps/api/src/**/*.long.test.ts'], ...api, testTimeout: 300_000 } },
      {
        extends: 'apps/portal/vite.config.ts',
        test: {
          name: 'portal',
          include: ['{apps/portal,apps/office,packages/ui}/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          testTimeout: 20_000,
        },
      },
    ],
  },
});
