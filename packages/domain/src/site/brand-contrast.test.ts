import { siteWith } from '@rochdale/test-kit/site/builders';
import { expect, it } from 'vitest';
import { brandContrastProblems, contrast } from './brand-contrast.ts';

const { light } = siteWith().brand;

it('contrast is measured as WCAG says', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

it('a brand that can be read everywhere has no problem', () => {
  expect(brandContrastProblems(light, 'light')).toEqual([]);
});

it('a brand that can’t names the token and both colours', () => {
  expect(brandContrastProblems({ ...light, accent: '#f0c36d', onAccent: '#ffffff' }, 'light')).toEqual([
    { token: 'onAccent', reason: '#ffffff on #f0c36d has a contrast of 1.65; it needs 4.5' },
  ]);
  const pale = brandContrastProblems({ ...light, brand: '#8fb7c4' }, 'light');
  expect(new Set(pale.map(({ token }) => token))).toEqual(new Set(['brand', 'onBrand']));
});

it('what is good in light is not good in dark', () => {
  expect(brandContrastProblems(light, 'dark').length).toBeGreaterThan(3);
});
