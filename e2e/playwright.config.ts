import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserOptions } from './support/browser.ts';
import { dataRoot } from './support/data-folders.ts';

const isShort = process.env.JOURNEYS === 'main';

/**
 * Which journeys a width walks: all but those that belong to the other one alone (`@desk`, `@phone`). With
 * `JOURNEYS=main` those marked `@main`, each at one width, by its folder's first letter.
 */
const walked = (width: 'desk' | 'phone', letters: string): { grep?: RegExp; grepInvert: RegExp } => ({
  grepInvert: new RegExp(width === 'desk' ? '@phone' : '@desk'),
  ...(isShort && { grep: new RegExp(`^${width} (?=.*@main)([${letters}]|.*@${width})`) }),
});

/** The journeys, and the products that they walk. */
export default defineConfig({
  testDir: '.',
  // They have a product and a configuration of their own.
  testIgnore: 'states/**',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  // Long enough for a machine that others use too; what passes does not wait.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, '../test-results/browser.json') }]],
  use: { ...browserOptions, trace: 'off', serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'desk', ...walked('desk', 'o-z'), use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', ...walked('phone', 'a-n'), use: { viewport: { width: 390, height: 844 } } },
  ],
  webServer: {
    command: 'node --import tsx e2e/support/start-products.ts',
    cwd: join(import.meta.dirname, '..'),
    wait: { stdout: /All products answer/ },
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    env: { E2E_DATA: dataRoot() },
  },
});
