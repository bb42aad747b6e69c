import { describe, expect, it } from 'vitest';
import { translatorOf } from '../texts/catalogues.ts';
import { canBeDrawn, drawnText, runsOf } from './letters.ts';
import { addressOnPaper, nameOnPaper } from './names.ts';

describe('the letters of a paper', () => {
  it.each([
    'Keala Kaʻiulani',
    'Łukasz Wójcik',
    'Nguyễn Thị Hồng',
    'Nguyễn Thị Hồng'.normalize('NFD'),
    'Tó\u0142ik\u02bc\u0105\u0301 Begay',
    'Özgür Yıldız',
    'Ελένη Παπαδοπούλου',
    'Олексій Ґудзь',
    'ᏣᎳᎩ Smith',
    'José “Bud” O’Brien – Co. № 7 ½',
  ])('has %s as it is written', (name) => {
    expect(canBeDrawn(name)).toBe(true);
    expect(drawnText(name)).toBe(name.normalize('NFC'));
  });

  it.each(['李小龍', 'محمد', 'ᠮᠣᠩ', 'राम', 'ສົມ', 'Bud 😀'])('has not %s, and shows no other letter for it', (name) => {
    expect(canBeDrawn(name)).toBe(false);
    expect(drawnText(name)).toMatch(/^(Bud )?\uFFFD+$/);
  });

  it('leaves out what nobody sees', () => {
    expect(drawnText('Ca\u00ADshew\u200B \u202EX')).toBe('Cashew X');
  });

  it('is drawn in parts, each by the font that has it', () => {
    expect(runsOf('A ᏣᎳᎩ b')).toEqual([
      { text: 'A ', isCherokee: false },
      { text: 'ᏣᎳᎩ', isCherokee: true },
      { text: ' b', isCherokee: false },
    ]);
  });
});

it('a name or address that can’t be drawn is said to be on file, in the reader’s language', () => {
  const say = translatorOf('en');
  expect(nameOnPaper('李小龍', '104471882', say)).toBe('Account 104471882, name on file');
  expect(nameOnPaper('李小龍', '104471882', translatorOf('es'))).toBe('Cuenta 104471882, nombre en nuestros registros');
  expect(nameOnPaper('Nguyễn', '104471882', say)).toBe('Nguyễn');
  expect(addressOnPaper(['北京路 2', 'Alder Crossing, OR 97498'], say)).toEqual(['Address on file']);
});
