import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserOptions } from '../support/browser.ts';
import { dataRoot } from '../support/data-folders.ts';

/** Every state of every screen: judged for accessibility, and its picture compared. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/states',
  snapshotPathTemplate: join(import.meta.dirname, 'pictures/{arg}{ext}'),
  fullyParallel: true,
  // While one waits until its page is quiet, another draws.
  workers: 3,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  updateSnapshots: 'none',
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, '../../test-results/states.json') }]],
  use: { ...browserOptions, trace: 'off', serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } },
  webServer: {
    command: 'node --import tsx e2e/states/start-states.ts',
    cwd: join(import.meta.dirname, '../..'),
    wait: { stdout: /All states answer/ },
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    env: { E2E_DATA: dataRoot() },
  },
});
