import type { Page } from '@playwright/test';

/** Lets a page's browser say that it draws PDFs, as a member's does; without a window it says that it does not. */
export async function withPdfViewer(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true }));
}
