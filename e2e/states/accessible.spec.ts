import { namedStates, screenStates } from '../../apps/portal/states/states.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { type Look, onPhone } from './look.ts';
import { show } from './show.ts';
import { productPorts } from './where.ts';

/** With `LOOKS=all` on a desk in the dark and in Spanish too. */
const looks: readonly Look[] =
  process.env.LOOKS === 'all'
    ? [onPhone, { width: 1280, scheme: 'dark', language: 'en' }, { width: 390, scheme: 'light', language: 'es' }]
    : [onPhone];

for (const screen of Object.keys(screenStates))
  test(`every state of ${screen} is accessible`, async ({ page }) => {
    for (const look of looks)
      for (const named of namedStates.filter((one) => one.screen === screen))
        await test.step(`${named.name}, ${look.width}, ${look.scheme}, ${look.language}`, async () => {
          await show(page, named, look);
          await expectAccessible(page);
          const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          expect(isWider, 'wider than its window').toBe(false);
        });
  });

test('what runs in production has no states', async ({ request }) => {
  const answer = await request.get(`http://localhost:${productPorts.port}/dev/states`);
  expect(answer.status()).toBe(404);
});
