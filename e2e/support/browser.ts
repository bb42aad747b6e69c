import { existsSync } from 'node:fs';
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

/** Debian's: the shell without a window draws in half the time. */
const debians = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

/** Debian's Chromium where there is one, else Playwright's own. */
export const browserOptions: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  launchOptions: {
    ...(debians !== undefined && { executablePath: debians }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Hosts of others are not asked, and fail at once where no journey stands in for them.
      '--host-resolver-rules=MAP *.example ~NOTFOUND,MAP www.googletagmanager.com ~NOTFOUND,MAP fonts.googleapis.com ~NOTFOUND',
    ],
  },
};
