import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from '@rochdale/domain/paper/letters';
import type { Font } from 'fontkit';
import { fontsFolder } from '../places.ts';

const faces = ['noto-sans-regular', 'noto-sans-bold', 'noto-sans-cherokee-regular', 'noto-sans-cherokee-bold'] as const;
export type Face = (typeof faces)[number];

let parsed: Promise<readonly (readonly [Face, Font])[]> | undefined;

/** The fonts of all papers. They are read once, with the first paper: that takes longer than a bill. */
export function typefaces(): Promise<readonly (readonly [Face, Font])[]> {
  parsed ??= Promise.all(faces.map(async (face) => [face, await typeface(face)] as const));
  return parsed;
}

/** Letters in one shape, such as fi, that a text says by themselves. */
const isLigature = (codePoint: number): boolean => codePoint >= 0xfb00 && codePoint <= 0xfb06;

/** A shape keeps the letter that it was first asked for, so each is asked for as what it is. */
async function typeface(face: Face): Promise<Font> {
  const { create } = await import('fontkit');
  const font = create(readFileSync(join(fontsFolder, `${face}.ttf`)));
  for (const codePoint of font.characterSet) if (!isLigature(codePoint)) font.glyphForCodePoint(codePoint);
  return font;
}

/** The face that draws a part of a text. */
export function faceOf({ isCherokee }: Run, bold: boolean): Face {
  if (isCherokee) return bold ? 'noto-sans-cherokee-bold' : 'noto-sans-cherokee-regular';
  return bold ? 'noto-sans-bold' : 'noto-sans-regular';
}
