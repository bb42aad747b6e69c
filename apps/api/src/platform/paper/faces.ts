import type { Run } from '@rochdale/domain/paper/letters';

export const faces = [
  'noto-sans-regular',
  'noto-sans-bold',
  'noto-sans-cherokee-regular',
  'noto-sans-cherokee-bold',
] as const;
export type Face = (typeof faces)[number];

/** The face that draws a part of a text. */
export function faceOf({ isCherokee }: Run, bold: boolean): Face {
  if (isCherokee) return bold ? 'noto-sans-cherokee-bold' : 'noto-sans-cherokee-regular';
  return bold ? 'noto-sans-bold' : 'noto-sans-regular';
}
