declare module 'fontkit' {
  /** A parsed font. What it can do is PDFKit's to know. */
  export interface Font {
    readonly characterSet: readonly number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): unknown;
    layout(text: string): { readonly glyphs: readonly unknown[] };
  }
  export function create(bytes: Uint8Array): Font;
}

/** What PDFKit takes and its types do not say. */
declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, src: import('fontkit').Font): this;
  }
  interface StructureElementOptions {
    scope?: 'Row' | 'Column';
    bbox?: [left: number, top: number, right: number, bottom: number];
  }
}
