import { readFileSync } from 'node:fs';
import type { Run } from '@rochdale/domain/paper/letters';
import { create, type Font } from 'fontkit';

const faces = ['noto-sans-regular', 'noto-sans-bold', 'noto-sans-cherokee-regular', 'noto-sans-cherokee-bold'] as const;
export type Face = (typeof faces)[number];

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
  const font = create(readFileSync(new URL(`fonts/${face}.ttf`, import.meta.url)));
  for (const codePoint of font.characterSet) if (!isLigature(codePoint)) font.glyphForCodePoint(codePoint);
  return font;
}

/** The face that draws a part of a text. */
export function faceOf({ isCherokee }: Run, bold: boolean): Face {
  if (isCherokee) return bold ? 'noto-sans-cherokee-bold' : 'noto-sans-cherokee-regular';
  return bold ? 'noto-sans-bold' : 'noto-sans-regular';
}
