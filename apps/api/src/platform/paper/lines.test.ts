import { expect, it } from 'vitest';
import { linesOf } from './lines.ts';

const lines = (text: string, width: number) => linesOf(text, width, (part) => [...part.normalize('NFC')].length);

it('a text is broken between words, and within one only where it alone is too wide', () => {
  expect(lines('Cooperativa de Productores', 14)).toEqual(['Cooperativa de', 'Productores']);
  expect(lines('of Worthington', 5)).toEqual(['of', 'Worth', 'ingto', 'n']);
  expect(lines('1 Main St\nAlder, OR', 20)).toEqual(['1 Main St', 'Alder, OR']);
  expect(lines('', 5)).toEqual(['']);
});

it('a letter is never parted from its marks', () => {
  const marked = 'x\u0323\u0302';
  expect(linesOf(marked.repeat(4), 2, (part) => part.length / 3)).toEqual([marked.repeat(2), marked.repeat(2)]);
});
