import { z } from 'zod';
import { brandFile, colour, line } from './values.ts';

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
  bannerPath: brandFile.optional(),
  bannerHeading: line,
  bannerLine: line,
  signInImagePath: brandFile.optional(),
  signInNote: line,
});
