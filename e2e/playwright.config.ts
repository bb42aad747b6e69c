import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserOptions } from './support/browser.ts';
import { coops } from './support/coops.ts';
import { dataFolder } from './support/data-folders.ts';
import { layoutCoops } from './support/layout-coops.ts';
import { meterPortalSecret, resetLinkSecret, smsInboundSecret } from './support/secrets.ts';
import { strictCoops } from './support/strict-coop.ts';

const layouts = layoutCoops();

/**
 * Which journeys a width walks: `@desk` and `@phone` belong to one alone. With `WIDTHS=one` each of the others is walked at
 * one width, by its file's first letter, and those that go another way at each (`@both`) at both; else all at both.
 */
const walked = (width: 'desk' | 'phone', letters: string): { grep?: RegExp; grepInvert: RegExp } => ({
  grepInvert: width === 'desk' ? /@phone/ : /@desk/,
  ...(process.env.WIDTHS === 'one' && { grep: new RegExp(`@both|@${width}|^${width} [${letters}]`) }),
});

/** One running product for each co-op, on data of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, '../test-results/browser.json') }]],
  use: { ...browserOptions, trace: 'off', serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'desk', ...walked('desk', 'o-z'), use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', ...walked('phone', 'a-n'), use: { viewport: { width: 390, height: 844 } } },
  ],
  webServer: Object.entries(coops).map(([coop, { port, sandboxPort, chatPort }]) => ({
    command: 'node --import tsx apps/api/src/start/start.ts',
    cwd: join(import.meta.dirname, '..'),
    url: `http://localhost:${port}/pages/home`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      COOP: coop,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      CHAT_PORT: String(chatPort),
      DATA_DIR: dataFolder(coop),
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'yes',
      RESET_LINK_SECRET: resetLinkSecret,
      SMS_INBOUND_SECRET: smsInboundSecret,
      ...(coop === 'strict-ridge' && {
        COOPS_DIR: strictCoops(),
        METER_PORTAL_SECRET: meterPortalSecret,
      }),
      ...((coop === 'basic-ridge' || coop === 'detailed-hills') && { COOPS_DIR: layouts }),
    },
  })),
});
