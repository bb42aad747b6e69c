import type { BrandTokens } from './site.ts';

/** The portal's own colours that a brand stands beside, as in its tokens.css. */
const fixed = {
  light: {
    surfaces: ['#f6f7f5', '#ffffff', '#eef0ed', '#f1f3f0'],
    texts: ['#17201b', '#48534d'],
    focus: '#1a56d6',
  },
  dark: {
    surfaces: ['#0f1412', '#171d1a', '#1f2623', '#0b0f0d'],
    texts: ['#edf2ef', '#bcc7c1'],
    focus: '#8db7ff',
  },
} as const;
const white = '#ffffff';
const forText = 4.5;
const forShapes = 3;

/** Two colours of a brand that can't be told apart well enough (WCAG 2.2 AA). */
export interface ContrastProblem {
  readonly token: keyof BrandTokens;
  readonly reason: string;
}

/** Every pair that the portal draws with a brand's seven tokens in one mode, and that misses AA. */
export function brandContrastProblems(tokens: BrandTokens, mode: 'light' | 'dark'): ContrastProblem[] {
  const { brand, brandHover, brandTint, brandDeep, onBrand, accent, onAccent } = tokens;
  const { surfaces, texts, focus } = fixed[mode];
  const onDeep2 = mixed(white, brandDeep, 0.8);
  const deepWell = mixed(white, brandDeep, 0.08);
  const pairs: readonly (readonly [keyof BrandTokens, string, string, number])[] = [
    ...[...surfaces, brandTint].flatMap((surface) => [
      ['brand', brand, surface, forText] as const,
      ['brandHover', brandHover, surface, forText] as const,
    ]),
    ...texts.map((text) => ['brandTint', text, brandTint, forText] as const),
    ['brandTint', focus, brandTint, forShapes],
    ['onBrand', onBrand, brand, forText],
    ['onBrand', onBrand, brandHover, forText],
    ['onAccent', onAccent, accent, forText],
    ['brandDeep', white, brandDeep, forText],
    ['brandDeep', white, deepWell, forText],
    ['brandDeep', onDeep2, brandDeep, forText],
    ['brandDeep', onDeep2, deepWell, forText],
    ['accent', accent, brandDeep, forShapes],
  ];
  return pairs.flatMap(([token, front, back, least]) => {
    const found = contrast(front, back);
    if (found >= least) return [];
    return [
      { token, reason: `${front} on ${back} has a contrast of ${found.toFixed(2)}; it needs ${least.toFixed(1)}` },
    ];
  });
}

/** The contrast of two colours `#rrggbb`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 1, darker = 1] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As CSS mixes two colours in sRGB. */
function mixed(one: string, other: string, share: number): string {
  const back = channelsOf(other);
  const channels = channelsOf(one).map((channel, index) =>
    Math.round(channel * share + (back[index] ?? 0) * (1 - share)),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
