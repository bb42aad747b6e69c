import type { BrandTokens } from '../site/brand-tokens.ts';
import { type Colour, colourOf, contrastRatio, hexOf, lightnessOf, mixed, withLightness } from './colour.ts';

export type BrandMode = 'light' | 'dark';
type Token = keyof BrandTokens;

/** The portal's own colours that a co-op's stand beside; a test holds them against `tokens.css`. */
export const ownColours = {
  light: {
    'surface-page': '#f6f7f5',
    surface: '#ffffff',
    'surface-raised': '#ffffff',
    'surface-sunken': '#eef0ed',
    'surface-hover': '#f1f3f0',
    text: '#17201b',
    'text-2': '#48534d',
    focus: '#1a56d6',
  },
  dark: {
    'surface-page': '#0f1412',
    surface: '#171d1a',
    'surface-raised': '#1f2623',
    'surface-sunken': '#0b0f0d',
    'surface-hover': '#1f2623',
    text: '#edf2ef',
    'text-2': '#bcc7c1',
    focus: '#8db7ff',
  },
} as const;
type OwnColour = keyof (typeof ownColours)['light'];

/** Text and background that stand on each other somewhere, and the least contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
interface Pair {
  readonly on: string;
  readonly needs: 4.5 | 3;
  /** The token that is changed when the pair fails. */
  readonly token: Token;
  readonly name: string;
  readonly colours: (brand: BrandTokens, own: Record<OwnColour, string>) => readonly [Colour, Colour];
}

const onSurface = (token: 'brand' | 'brandHover', on: OwnColour): Pair => ({
  token,
  name: token,
  on,
  needs: 4.5,
  colours: (brand, own) => [colourOf(brand[token]), colourOf(own[on])],
});
const between = (token: Token, on: Token, needs: 4.5 | 3 = 4.5): Pair => ({
  token,
  name: token,
  on,
  needs,
  colours: (brand) => [colourOf(brand[token]), colourOf(brand[on])],
});
const ownOn = (name: OwnColour, token: Token, needs: 4.5 | 3): Pair => ({
  token,
  name,
  on: token,
  needs,
  colours: (brand, own) => [colourOf(own[name]), colourOf(brand[token])],
});
const white: Colour = { red: 1, green: 1, blue: 1 };
/** White text, full or at 80 %, on the deep colour or on a well in it. */
const whiteOnDeep = (name: string, share: number, wellShare: number): Pair => ({
  token: 'brandDeep',
  name,
  on: wellShare === 0 ? 'brandDeep' : 'a well in brandDeep',
  needs: 4.5,
  colours: ({ brandDeep }) => {
    const deep = colourOf(brandDeep);
    return [mixed(white, share, deep), mixed(white, wellShare, deep)];
  },
});

const surfaces = ['surface-page', 'surface', 'surface-raised', 'surface-hover', 'surface-sunken'] as const;
const pairs: readonly Pair[] = [
  ...surfaces.map((on) => onSurface('brand', on)),
  ...surfaces.map((on) => onSurface('brandHover', on)),
  between('brand', 'brandTint'),
  between('brandHover', 'brandTint'),
  ownOn('text', 'brandTint', 4.5),
  ownOn('text-2', 'brandTint', 4.5),
  ownOn('focus', 'brandTint', 3),
  between('onBrand', 'brand'),
  between('onBrand', 'brandHover'),
  between('onAccent', 'accent'),
  between('accent', 'brandDeep', 3),
  whiteOnDeep('white text', 1, 0),
  whiteOnDeep('lighter text', 0.8, 0),
  whiteOnDeep('white text', 1, 0.08),
  whiteOnDeep('lighter text', 0.8, 0.08),
];

/** Two colours of a brand that can't be told apart well enough. */
export interface ContrastProblem {
  readonly mode: BrandMode;
  /** The token to change, and the nearest colour of its hue with which it passes; undefined where there is none. */
  readonly token: Token;
  readonly nearest: string | undefined;
  readonly foreground: { readonly name: string; readonly colour: string };
  readonly background: { readonly name: string; readonly colour: string };
  readonly ratio: number;
  readonly needs: number;
}

/** Every pair of a brand whose contrast is too low (website-10; WCAG 2.2 AA), the worst of each token first. */
export function contrastProblems(brand: Readonly<Record<BrandMode, BrandTokens>>): ContrastProblem[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const failing = pairs.flatMap((pair) => {
      const [foreground, background] = pair.colours(brand[mode], ownColours[mode]);
      const ratio = contrastRatio(foreground, background);
      if (ratio >= pair.needs) return [];
      const { token, needs } = pair;
      const named = (name: string, colour: Colour) => ({ name, colour: hexOf(colour) });
      const shown = { foreground: named(pair.name, foreground), background: named(pair.on, background) };
      return [{ mode, token, nearest: nearestPassing(brand[mode], mode, token), ...shown, ratio, needs }];
    });
    const worstFirst = failing.sort((one, other) => one.ratio / one.needs - other.ratio / other.needs);
    const mendable = failing.filter(({ nearest }) => nearest !== undefined).map(({ token }) => token);
    return worstFirst.filter(
      ({ token, nearest, background }, index) =>
        worstFirst.findIndex((one) => one.token === token) === index &&
        // The background's own nearest colour mends this pair too.
        (nearest !== undefined || !mendable.some((one) => one === background.name)),
    );
  });
}

const steps = 400;

/** The colour of the token's hue, nearest in lightness, with which all pairs of the token pass. */
function nearestPassing(brand: BrandTokens, mode: BrandMode, token: Token): string | undefined {
  const now = colourOf(brand[token]);
  const before = lightnessOf(now);
  const judged = pairs.filter((pair) => pair.token === token || pair.on === token);
  const passes = (colour: string): boolean =>
    judged.every((pair) => {
      const [foreground, background] = pair.colours({ ...brand, [token]: colour }, ownColours[mode]);
      return contrastRatio(foreground, background) >= pair.needs;
    });
  return Array.from({ length: steps + 1 }, (_, step) => step / steps)
    .sort((one, other) => Math.abs(one - before) - Math.abs(other - before))
    .map((lightness) => hexOf(withLightness(now, lightness)))
    .find(passes);
}
