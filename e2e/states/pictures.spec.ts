import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { namedStates } from '../../apps/portal/states/states.ts';
import { expect, test } from '../support/journey.ts';
import { baselineOf, madeBy, nameOf, shownPictures, taken, takenOf } from './pictures.ts';
import { show } from './show.ts';

/** Long lists end below it. */
const mostHeight = 1400;

for (const { named, look } of shownPictures(namedStates)) {
  const name = nameOf({ named, look });
  test(`the picture of ${name} is as it was`, async ({ page, browser }) => {
    const made = madeBy();
    const isOther = made !== undefined && made !== browser.version();
    test.skip(isOther, `made by Chromium ${made}; this is ${browser.version()}`);
    await show(page, named, look);
    const { width } = look;
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(whole, mostHeight) };
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true, clip });
    mkdirSync(taken, { recursive: true });
    writeFileSync(takenOf(name), picture);
    test.skip(!existsSync(baselineOf(name)), 'nothing to compare it with yet: npm run pictures');
    expect(picture).toMatchSnapshot(`${name}.png`, { maxDiffPixels: 40 });
  });
}
