import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentEnding, documentName, documentTypes, isOfType } from './document-types.ts';

describe('the name of a document', () => {
  it('has an ending of the list, and no folder', () => {
    expect(documentEnding('bylaws-2026.pdf')).toBe('pdf');
    for (const name of [
      'bylaws.html',
      '../site.txt',
      'a/b.pdf',
      '.pdf',
      'bylaws',
      'x.pdf.exe',
      `${'a'.repeat(101)}.pdf`,
    ])
      expect(documentEnding(name)).toBeUndefined();
  });

  it('is made of any file name, and is one that is kept', () => {
    expect(documentName('Estatutos año 2026 (final).PDF')).toBe('Estatutos-ano-2026-final.pdf');
    expect(documentName('photo.jpeg')).toBe('photo.jpg');
    expect(documentName('会议记录.docx')).toBe('document.docx');
    expect(documentName('page.html')).toBeUndefined();
    expect(documentName('pdf')).toBeUndefined();
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...Object.keys(documentTypes)), (stem, ending) => {
        const made = documentName(`${stem}.${ending}`);
        expect(made !== undefined && documentEnding(made)).toBe(ending);
      }),
    );
  });
});

describe('the bytes of a document', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  it('are what its ending says', () => {
    expect(isOfType('pdf', bytes('%PDF-1.7 …'))).toBe(true);
    expect(isOfType('pdf', bytes('<html><script>'))).toBe(false);
    expect(isOfType('png', bytes('%PDF-1.7'))).toBe(false);
    expect(isOfType('txt', bytes('Reunión'))).toBe(true);
    expect(isOfType('txt', new Uint8Array([0x41, 0xff]))).toBe(false);
    expect(isOfType('txt', new Uint8Array([0x41, 0]))).toBe(false);
    expect(isOfType('xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 9]))).toBe(true);
  });

  it('are never none', () => {
    for (const ending of ['pdf', 'txt', 'docx'] as const) expect(isOfType(ending, new Uint8Array())).toBe(false);
  });
});
