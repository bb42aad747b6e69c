import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Left to itself it keeps a processor free, which is half of a small machine.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/**/*.test.ts', 'test/**/*.test.ts'],
          // Rules keep nothing between calls: all files share what is loaded once.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/{api,chat-sandbox,payment-sandbox}/**/*.test.ts'],
          globalSetup: ['apps/api/src/platform/testing/global-setup.ts'],
          // Loading the whole API takes as long as many a file's tests.
          isolate: false,
          setupFiles: ['apps/api/src/platform/testing/leave-nothing.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What is waited for comes late on a busy machine.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        extends: 'apps/portal/vite.config.ts',
        test: {
          name: 'portal',
          include: ['apps/portal/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Pages are shown until nothing moves: alone, after the others, so that slowness is not taken for rest.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 20_000,
        },
      },
    ],
  },
});
