import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { fontsFolder } from '../places.ts';
import { type Face, faces } from './faces.ts';

let parsed: readonly (readonly [Face, Font])[] | undefined;

/** The fonts of all papers. They are read once: that takes longer than a bill. */
export function typefaces(): readonly (readonly [Face, Font])[] {
  parsed ??= faces.map((face) => [face, typeface(face)]);
  return parsed;
}

/** Letters in one shape, such as fi, that a text says by themselves. */
const isLigature = (codePoint: number): boolean => codePoint >= 0xfb00 && codePoint <= 0xfb06;

/** A shape keeps the letter that it was first asked for, so each is asked for as what it is. */
function typeface(face: Face): Font {
  const font = create(readFileSync(join(fontsFolder, `${face}.ttf`)));
  for (const codePoint of font.characterSet) if (!isLigature(codePoint)) font.glyphForCodePoint(codePoint);
  return font;
}
