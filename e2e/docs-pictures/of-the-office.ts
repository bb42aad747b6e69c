import type { Page } from '@playwright/test';
import { type DemoClerk, openOffice } from '../support/office.ts';
import { type DocsPicture, desk, phone } from './picture.ts';

interface OfficePage {
  readonly who: DemoClerk;
  readonly path: string;
  /** Whether they have shown a moment ago who they are. */
  readonly isProved?: boolean;
  /** What is done there before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

/** The office at an address, as who works there sees it. */
export function picturesOfTheOffice(office: string): readonly DocsPicture[] {
  const at = (name: string, { who, path, isProved = false, act }: OfficePage): DocsPicture => ({
    name: `office-${name}`,
    as: name.endsWith('-phone') ? phone : desk,
    go: async (page) => {
      await openOffice(page, who, path, { office, isProved });
      await act?.(page);
    },
  });
  return [
    at('today', { who: 'ike', path: '/' }),
    at('member', { who: 'dana', path: '/members/200017' }),
    at('messages', { who: 'dana', path: '/members/200017/messages' }),
    at('payments', { who: 'ike', path: '/payments' }),
    at('bank-file', {
      who: 'ike',
      path: '/bank-files',
      act: async (page) => {
        const title = page.getByRole('heading', { level: 1, name: /^Bank file of / });
        await page.getByRole('button', { name: 'Write the day’s file now' }).click();
        await title.or(page.getByText('There is nothing to send today.')).waitFor();
        if (!(await title.isVisible())) await page.getByRole('row').getByRole('link').first().click();
        await title.waitFor();
      },
    }),
    at('queues', {
      who: 'ike',
      path: '/queues?kind=profile-change',
      act: async (page) => {
        await page.getByRole('link', { name: 'Della Marsh' }).first().click();
        await page.getByRole('heading', { level: 2, name: 'Della Marsh' }).waitFor();
      },
    }),
    at('data', { who: 'ike', path: '/data' }),
    at('system', { who: 'priya', path: '/system' }),
    at('staff', { who: 'gwen', path: '/staff' }),
    at('audit', { who: 'otis', path: '/audit' }),
    at('outages', { who: 'ray', path: '/outages' }),
    at('announcement', {
      who: 'ike',
      path: '/announcements/new',
      act: async (page) => {
        await page.getByLabel('Condition', { exact: true }).selectOption('Takes part in');
        await page.getByLabel('Which').selectOption('Prepaid');
        await page.getByRole('button', { name: 'Add', exact: true }).click();
        await page.getByLabel('Subject of the email').fill('Planned work on Mill Street');
        await page
          .getByRole('textbox', { name: 'Email', exact: true })
          .fill('Dear {name},\n\non Sunday we replace a pole near {address}. Your power stays on.');
        await page.getByLabel('Text message, and what a call says').fill('Planned work near {address} on Sunday.');
        await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
      },
    }),
    at('studio', {
      who: 'priya',
      path: '/studio',
      act: async (page) => {
        await page.getByLabel('Accent', { exact: true }).fill('#f2c14e');
        await page.getByText(/^Draft, saved/).waitFor();
      },
    }),
    at('keys', {
      who: 'gwen',
      path: '/connected',
      isProved: true,
      act: async (page) => {
        await page.getByRole('button', { name: 'New key' }).click();
        const dialog = page.getByRole('dialog', { name: 'New key' });
        await dialog.getByLabel('Name').fill('Outage system');
        await dialog.getByLabel('Outages: change').check();
        await dialog.getByLabel('From networks').fill('203.0.113.0/24');
      },
    }),
  ];
}
