import type { Page } from '@playwright/test';

/** Opens the table of all notices, where it is folded. */
export async function openNotices(page: Page, name = 'All notices'): Promise<void> {
  const fold = page.locator('details').filter({ hasText: name });
  await fold.waitFor();
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
}
