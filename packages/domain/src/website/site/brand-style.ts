import type { BrandTokens } from './brand-tokens.ts';
import type { Site } from './site.ts';

/** The co-op's seven tokens in both modes. Stands outside every layer, so that it wins over the portal's own. */
export function brandStyle(brand: Site['brand']): string {
  return `:root{${declarations(brand.light)}}[data-mode=dark]{${declarations(brand.dark)}}`;
}

function declarations(tokens: BrandTokens): string {
  return Object.entries(tokens)
    .map(([name, colour]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${colour}`)
    .join(';');
}
