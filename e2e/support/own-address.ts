import type { Page, TestInfo } from '@playwright/test';

/** Headers by which a call comes from an address of the test's own, so that limits do not join what journeys do. */
export function ownAddress({ testId, project }: TestInfo): Record<string, string> {
  let hash = project.name === 'phone' ? 7 : 3;
  for (const letter of testId) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return { 'x-forwarded-for': `10.${hash & 255}.${(hash >> 8) & 255}.${(hash >> 16) & 255}` };
}

/** Lets the page come from an address of the test's own. */
export const comeFromOwnAddress = (page: Page, testInfo: TestInfo): Promise<void> =>
  page.setExtraHTTPHeaders(ownAddress(testInfo));
