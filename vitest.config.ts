import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
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
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: 'apps/portal/vite.config.ts',
        test: {
          name: 'portal',
          include: ['apps/portal/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          testTimeout: 20_000,
        },
      },
    ],
  },
});
