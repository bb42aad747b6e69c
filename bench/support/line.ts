import type { Page } from '@playwright/test';

/** A line to the portal and the device at its end. */
export interface Line {
  readonly latencyMs: number;
  readonly bytesPerSecond: number;
  /** How much slower the processor is than this machine's. */
  readonly cpu: number;
}

/** A phone as Lighthouse has it: 150 ms round trips, 1.6 Mbit/s, a processor four times slower. */
export const phoneLine: Line = { latencyMs: 150, bytesPerSecond: 200_000, cpu: 4 };
/** The edge of a co-op's land: 400 ms round trips, 400 kbit/s. */
export const poorLine: Line = { latencyMs: 400, bytesPerSecond: 50_000, cpu: 1 };

/** The window of a phone. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

const uploadAtMost = 93_750;

/** Puts a page at the end of a line. */
export async function putOn(page: Page, { latencyMs, bytesPerSecond, cpu }: Line): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: Math.min(bytesPerSecond, uploadAtMost),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
