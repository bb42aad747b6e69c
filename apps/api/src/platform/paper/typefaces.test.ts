import { canBeDrawn, runsOf } from '@rochdale/domain/paper/letters';
import { expect, it } from 'vitest';
import { faceOf } from './faces.ts';
import { typefaces } from './typefaces.ts';
import { isDrawnInParts } from './written.ts';

it('what papers are said to draw, their fonts have, letter for letter, regular and bold', () => {
  const fonts = new Map(typefaces());
  const missing: string[] = [];
  let drawn = 0;
  for (let codePoint = 0x20; codePoint <= 0x2ffff; codePoint += 1) {
    const letter = String.fromCodePoint(codePoint).normalize('NFC');
    // A mark stands on a letter.
    const text = /\p{M}/u.test(letter) ? `e${letter}` : letter;
    if ((codePoint >= 0xd800 && codePoint <= 0xdfff) || !canBeDrawn(text)) continue;
    drawn += 1;
    for (const run of runsOf(text))
      for (const bold of [false, true])
        for (const part of run.text)
          if (!fonts.get(faceOf(run, bold))?.hasGlyphForCodePoint(part.codePointAt(0) ?? 0))
            missing.push(`U+${codePoint.toString(16)}`);
  }
  expect(missing.filter((name) => !/^U\+(200[b-f]|202[a-e]|206|ad$|fe0|feff)/.test(name))).toEqual([]);
  expect(drawn).toBeGreaterThan(2000);
});

it('letters that are drawn in parts are known, so that they are told whole', () => {
  const unknown = typefaces().flatMap(([, font]) =>
    font.characterSet
      .map((codePoint) => String.fromCodePoint(codePoint))
      .filter((letter) => canBeDrawn(letter) && !isDrawnInParts(letter) && font.layout(letter).glyphs.length > 1),
  );
  expect(unknown).toEqual([]);
});
