import { existsSync } from 'node:fs';
import { type NamedState, namedStates, screenStates } from '../../apps/portal/states/states.ts';
import { expectAccessible } from '../support/journey.ts';
import { type Look, looks, onPhone } from './look.ts';
import { likeness, pictureOf } from './picture-of.ts';
import { baselineOf, isMetMost, madeBy, nameOf } from './pictures.ts';
import { show } from './show.ts';
import { expect, type ShownPage, test } from './shown-page.ts';
import { productPorts } from './where.ts';

/** As narrow as a page may have to be (WCAG 1.4.10). */
const narrowest = { width: 320, height: 640 };

for (const screen of Object.keys(screenStates))
  test(`every state of ${screen} is accessible, and the one met most looks as it did`, async ({ shown }) => {
    for (const look of looks)
      for (const named of namedStates.filter((one) => one.screen === screen))
        await test.step(`${named.name}, ${look.width}, ${look.scheme}, ${look.language}`, () =>
          judge(shown, named, look));
  });

test('what runs in production has no states', async ({ request }) => {
  const answer = await request.get(`http://localhost:${productPorts.port}/dev/states`);
  expect(answer.status()).toBe(404);
});

async function judge(shown: ShownPage, named: NamedState, look: Look): Promise<void> {
  const { page } = shown;
  await show(shown, named, look);
  const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await isWider(), 'wider than its window').toBe(false);
  const name = nameOf({ named, look });
  const isCompared =
    isMetMost(named) && existsSync(baselineOf(name)) && madeBy() === page.context().browser()?.version();
  if (isCompared) expect.soft(await pictureOf(page, look)).toMatchSnapshot([`${name}.png`], likeness);
  await expectAccessible(page);
  if (look.width !== onPhone.width) return;
  await page.setViewportSize(narrowest);
  expect(await isWider(), `wider than ${narrowest.width} pixels`).toBe(false);
}
