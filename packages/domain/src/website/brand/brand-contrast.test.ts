import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrandTokens } from '../site/brand-tokens.ts';
import { contrastProblems, ownColours } from './brand-contrast.ts';
import { colourOf, contrastRatio, hexOf } from './colour.ts';

const light: BrandTokens = {
  brand: '#14566b',
  brandHover: '#0e4253',
  brandTint: '#e5f0f3',
  brandDeep: '#0c313e',
  onBrand: '#ffffff',
  accent: '#f0c36d',
  onAccent: '#2b1c00',
};
const dark: BrandTokens = {
  brand: '#84c5d8',
  brandHover: '#a3d6e5',
  brandTint: '#14313b',
  brandDeep: '#103a48',
  onBrand: '#04212b',
  accent: '#f0c36d',
  onAccent: '#2b1c00',
};

describe('the contrast of a brand', () => {
  it('is that of WCAG: black on white is 21, a grey of known ratio is that', () => {
    expect(contrastRatio(colourOf('#000000'), colourOf('#ffffff'))).toBeCloseTo(21, 5);
    expect(contrastRatio(colourOf('#777777'), colourOf('#ffffff'))).toBeCloseTo(4.48, 2);
  });

  it('of the portal’s own brand passes', () => {
    expect(contrastProblems({ light, dark })).toEqual([]);
  });

  it('that fails names the pair, the ratio and the nearest colour of the hue', () => {
    expect(contrastProblems({ light: { ...light, brand: '#c9a227' }, dark })).toEqual([
      expect.objectContaining({
        mode: 'light',
        token: 'brand',
        foreground: { name: 'brand', colour: '#c9a227' },
        background: { name: 'brandTint', colour: '#e5f0f3' },
        needs: 4.5,
        nearest: expect.stringMatching(/^#8\w{5}$/),
      }),
    ]);
  });

  it('passes with the colour that it names, whatever brand was tried', () => {
    const colour = fc
      .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }))
      .map(([red, green, blue]) => hexOf({ red: red / 255, green: green / 255, blue: blue / 255 }));
    fc.assert(
      fc.property(colour, fc.constantFrom('brand', 'brandHover', 'brandTint', 'accent', 'brandDeep'), (hex, token) => {
        const problem = contrastProblems({ light: { ...light, [token]: hex }, dark }).find(
          (one) => one.token === token,
        );
        if (problem === undefined) return;
        expect(problem.nearest).toBeDefined();
        const mended = contrastProblems({ light: { ...light, [token]: problem.nearest ?? '' }, dark });
        expect(mended).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('is held against the colours that the pages really have', () => {
    const css = readFileSync(new URL('../../../../../packages/ui/src/styles/tokens.css', import.meta.url), 'utf8');
    const [inLight = '', inDark = ''] = css.split('[data-mode="dark"]');
    for (const [part, colours] of [
      [inLight, ownColours.light],
      [inDark, ownColours.dark],
    ] as const)
      for (const [name, hex] of Object.entries(colours)) expect(part).toContain(`--${name}: ${hex};`);
  });
});
