import { z } from 'zod';
import { colour, file, line } from './values.ts';

const tokens = z.strictObject({
  brand: colour,
  brandHover: colour,
  brandTint: colour,
  brandDeep: colour,
  onBrand: colour,
  accent: colour,
  onAccent: colour,
});

/** `brand:` — the seven tokens a co-op may set, in light and dark, and the words and pictures of home and sign-in. */
export const brandSection = z.strictObject({
  light: tokens,
  dark: tokens,
  bannerPath: file.optional(),
  bannerHeading: line,
  bannerLine: line,
  signInImagePath: file.optional(),
  signInNote: line,
});
