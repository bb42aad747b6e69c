import { chromium } from '@playwright/test';
import { browserOptions } from '../support/browser.ts';
import { liveADay } from './live-a-day.ts';
import { picturesOfMembers } from './of-members.ts';
import { picturesOfTheOffice } from './of-the-office.ts';
import { take } from './picture.ts';

/**
 * `npm run -s docs-pictures [names]`: the pictures of README and `docs/`, of a product that `npm start` has brought up with
 * its demo co-op and new data. `PORT` and `OFFICE_PORT`: where it answers, 3000 and 3003 by default.
 */
const { PORT = '3000', OFFICE_PORT = '3003' } = process.env;
const portal = `http://localhost:${PORT}`;
const all = [...picturesOfMembers(portal), ...picturesOfTheOffice(`http://localhost:${OFFICE_PORT}`)];
const names = process.argv.slice(2);
const unknown = names.filter((asked) => !all.some(({ name }) => name === asked));
if (unknown.length > 0) {
  console.error(`There is no picture ${unknown.join(', ')}: ${all.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const browser = await chromium.launch(browserOptions.launchOptions);
if (names.length === 0 || names.some((name) => name.startsWith('office-'))) await liveADay(browser, portal);
for (const picture of all.filter(({ name }) => names.length === 0 || names.includes(name))) {
  await take(browser, picture);
  console.log(picture.name);
}
await browser.close();
