/** A colour of sRGB, each part from 0 to 1. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** Reads `#rrggbb`. */
export function colourOf(hex: string): Colour {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return { red: part(1), green: part(3), blue: part(5) };
}

/** Writes `#rrggbb`. */
export function hexOf({ red, green, blue }: Colour): string {
  const written = (part: number): string =>
    Math.round(Math.min(1, Math.max(0, part)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${written(red)}${written(green)}${written(blue)}`;
}

/** Two colours mixed as CSS `color-mix(in srgb, one share, other)` mixes them. */
export function mixed(one: Colour, share: number, other: Colour): Colour {
  const mix = (a: number, b: number): number => a * share + b * (1 - share);
  return { red: mix(one.red, other.red), green: mix(one.green, other.green), blue: mix(one.blue, other.blue) };
}

/** How much two colours differ in luminance, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance({ red, green, blue }: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Lightness from 0 to 1, and the two axes of colour (B. Ottosson, "A perceptual color space", 2020). */
interface Oklab {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}

/** The same hue in another lightness from 0 to 1, as strong as the screen can show it. */
export function withLightness(colour: Colour, lightness: number): Colour {
  const { a, b } = oklabOf(colour);
  for (let strength = 1; strength > 0; strength -= 0.05) {
    const tried = colourOfOklab({ lightness, a: a * strength, b: b * strength });
    if (Object.values(tried).every((part) => part >= -0.0005 && part <= 1.0005)) return colourOf(hexOf(tried));
  }
  return colourOf(hexOf(colourOfOklab({ lightness, a: 0, b: 0 })));
}

/** The lightness of a colour, from 0 to 1, as the eye sees it. */
export const lightnessOf = (colour: Colour): number => oklabOf(colour).lightness;

function oklabOf({ red, green, blue }: Colour): Oklab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function colourOfOklab({ lightness, a, b }: Oklab): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    green: gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    blue: gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  };
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function gamma(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}
