import type { Page } from '@playwright/test';
import { signIn, visit } from '../support/journey.ts';
import { type DocsPicture, desk, phone } from './picture.ts';

/** The portal at an address, as its members and visitors see it. */
export const picturesOfMembers = (origin: string): readonly DocsPicture[] => [
  { name: 'member', as: desk, go: (page) => signIn(page, origin, 'marisol.okonkwo'), show: withoutAnnouncement },
  { name: 'phone', as: phone, go: (page) => signIn(page, origin, 'walter.prine'), show: withoutAnnouncement },
  {
    name: 'dark',
    as: { ...desk, colorScheme: 'dark' },
    go: (page) => visit(page, `${origin}/pages/home`),
    show: withoutAnnouncement,
  },
  {
    name: 'payment',
    as: desk,
    go: async (page) => {
      await visit(page, `${origin}/pages/quick-pay`);
      await page.getByLabel('Account number').fill('104500017');
      await page.getByLabel('Last 4 digits of your phone number').fill('0103');
      await page.getByRole('button', { name: 'Verify' }).click();
      await page.getByRole('heading', { name: 'Is this your account?' }).waitFor();
      await page.getByRole('button', { name: 'Verify' }).click();
      await page.getByText('Convenience fee').waitFor();
    },
    show: withoutAnnouncement,
  },
  {
    name: 'usage',
    as: desk,
    go: (page) => signIn(page, origin, 'marisol.okonkwo', `${origin}/pages/usage-tracker`),
    show: async (page) => {
      await withoutAnnouncement(page);
      // Below the header, which stays where it is.
      await page.getByText(/^Daily usage, /).evaluate((heading) => {
        heading.scrollIntoView();
        window.scrollBy(0, -150);
      });
    },
  },
  {
    name: 'outage',
    as: phone,
    go: (page) => signIn(page, origin, 'marisol.okonkwo', `${origin}/pages/outage-status`),
    show: withoutAnnouncement,
  },
];

async function withoutAnnouncement(page: Page): Promise<void> {
  const dismiss = page.getByRole('button', { name: 'Dismiss announcement' });
  if (await dismiss.isVisible()) await dismiss.click();
}
