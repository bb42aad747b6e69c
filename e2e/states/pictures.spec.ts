import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { likeness, pictureOf } from './picture-of.ts';
import { allPictures, baselineOf, keptPictures, madeBy, nameOf, taken, takenOf } from './pictures.ts';
import { show } from './show.ts';
import { expect, test } from './shown-page.ts';

for (const picture of process.env.PICTURES === 'kept' ? keptPictures : allPictures) {
  const name = nameOf(picture);
  test(`the picture of ${name} is as it was`, async ({ shown, browser }) => {
    await show(shown, picture.named, picture.look);
    const bytes = await pictureOf(shown.page, picture.look);
    mkdirSync(taken, { recursive: true });
    writeFileSync(takenOf(name), bytes);
    const isCompared = existsSync(baselineOf(name)) && madeBy() === browser.version();
    test.skip(!isCompared, 'nothing to compare it with');
    expect(bytes).toMatchSnapshot([`${name}.png`], likeness);
  });
}
