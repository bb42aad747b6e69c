import { defineConfig } from 'vitest/config';

/** The tests of the rules alone: what a mutation of them is held against. */
export default defineConfig({
  test: { root: process.cwd(), include: ['packages/domain/src/**/*.test.ts'], isolate: false, testTimeout: 20_000 },
});
